import { text, type TextKey } from '../../language/locale'

/** A place of a check in words; a number behind it counts equal places. */
export function placeText(place: string): string {
  const [name = '', at] = place.split(' ')
  // Every place of a check has its text, which the tests look at.
  const words = text(`calculation.joint.place.${name}` as TextKey)
  return at === undefined ? words : `${words} ${at}`
}
