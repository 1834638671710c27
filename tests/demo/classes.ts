import { demoParts } from '../../demo/catalogue/parts'

/** The English names of the classes that have products in the demo catalogue. */
export function classesOf(): Set<string> {
  return new Set(demoParts().map(({ classNameEn }) => classNameEn))
}
