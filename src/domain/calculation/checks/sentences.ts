import type { JointResult } from '../joint/compute-joint'
import type { CheckName, CheckRow, NoNeed, Reason } from './check'

const places = [
  'head',
  'nut',
  'headWasher',
  'nutWasher',
  'tapped',
  'sections',
  'hole',
  'counterpart',
  'boltLength',
  'least',
  'greatest',
  'threadLength',
  'interfaces',
  'pinHole',
  'clamping',
  'edge',
  'seam',
  'seamTapped',
] as const

type CheckPlace = (typeof places)[number]

/** Says a text of the checks of a joint in the language of whoever reads it. */
type Say = (
  key:
    | `calculation.joint.check.${CheckName}`
    | `calculation.joint.reason.${Reason}`
    | `calculation.joint.noNeed.${NoNeed}`
    | `calculation.joint.state.${CheckRow['state']}`
    | `calculation.joint.verdict.${JointResult['verdict']['tone']}`
    | `calculation.joint.place.${CheckPlace}`,
  values?: Record<string, string>,
) => string

/** A check in words: its name, its state and, where it was not made, the reason. */
export function checkWords({ name, state, reason }: CheckRow, say: Say) {
  return {
    name: say(`calculation.joint.check.${name}`),
    state: say(`calculation.joint.state.${state}`),
    ...(reason && { reason: say(`calculation.joint.reason.${reason}`) }),
  }
}

/** A check that does not apply, in words. */
export function outsideWords({ name, reason }: JointResult['outside'][number], say: Say) {
  return {
    name: say(`calculation.joint.check.${name}`),
    reason: say(`calculation.joint.noNeed.${reason}`),
  }
}

/** The judgement of the whole joint as a sentence. */
export const jointVerdictSentence = (
  { tone, notMet, notMade }: JointResult['verdict'],
  say: Say,
): string =>
  say(`calculation.joint.verdict.${tone}`, { notMet: String(notMet), notMade: String(notMade) })

/** A place in words; a number tells washers apart that lie on each other. */
export function placeWord(place: string, say: Say): string {
  const [name, number] = place.split(' ')
  const known = places.find((place) => place === name)
  if (!known) return place
  return [say(`calculation.joint.place.${known}`), number].filter(Boolean).join(' ')
}
