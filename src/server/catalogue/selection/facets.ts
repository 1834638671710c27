import type { Language } from '../../../domain/language'
import type { CatalogueIndex } from './catalogue-index'
import type { ClassRange } from './question'
import { quoted, type Piece } from './text-column'
import { inLanguage } from './wording'
import { workspaceOf } from './workspace'

/** The facets of a scope in one language, prepared but for the counts. */
export interface FacetLayout {
  facets: {
    /** up to the first value */
    head: Piece
    /** value numbers, and each value up to its count */
    values: number[]
    pieces: Piece[]
  }[]
}

/**
 * The list of facets as JSON: all characteristics of the classes in scope, each with the values that models there have.
 * A value that no model would be left with stays in the list, with the count 0.
 */
export function facetList(
  index: CatalogueIndex,
  classes: ClassRange,
  language: Language,
  counts: Uint32Array,
): Piece {
  let list = '['
  for (const { head, values, pieces } of layoutOf(index, classes, language).facets) {
    list += head
    for (let at = 0; at < values.length; at++) list += pieces[at]! + counts[values[at]!]! + '}'
    list += ']}'
  }
  return list + ']'
}

function layoutOf(index: CatalogueIndex, classes: ClassRange, language: Language): FacetLayout {
  const { layouts } = workspaceOf(index)
  const key = `${classes.from} ${classes.to} ${language}`
  const known = layouts.get(key)
  if (known) return known
  const layout = { facets: facetsOf(index, classes, language) }
  layouts.set(key, layout)
  return layout
}

function facetsOf(index: CatalogueIndex, classes: ClassRange, language: Language) {
  const values = valuesIn(index, classes)
  return characteristicsIn(index, classes, values).map(({ characteristic, flags }, at) => {
    const { id, fieldName, fieldNameEn, fieldCode, unit } = characteristic
    const own = values.get(index.numberOf.characteristic.get(id)!) ?? []
    const head =
      (at > 0 ? ',' : '') +
      `{"id":${id},"fieldName":${quoted(inLanguage(language, fieldName, fieldNameEn))}` +
      `,"fieldCode":${quoted(fieldCode)},"unit":${quoted(unit)},"isRequired":${flags.isRequired}` +
      `,"isHidden":${flags.isHidden},"isValLimited":${flags.isValLimited},"valueList":[`
    const pieces = own.map((number, nth) => {
      const { id, val, valEn } = index.values[number]!
      const text = quoted(inLanguage(language, val, valEn))
      return `${nth > 0 ? ',' : ''}{"id":${id},"val":${text},"count":`
    })
    return { head, values: own, pieces }
  })
}

/** The values that models of the classes have, by characteristic number, in their order. */
function valuesIn({ parts, characteristicOf }: CatalogueIndex, { from, to }: ClassRange) {
  const present = new Set<number>()
  for (const { values } of parts.slice(from, to))
    for (const value of values.subarray(1)) present.add(value)
  const byCharacteristic = new Map<number, number[]>()
  for (const value of [...present].sort((a, b) => a - b)) {
    const own = byCharacteristic.get(characteristicOf[value]!)
    if (own) own.push(value)
    else byCharacteristic.set(characteristicOf[value]!, [value])
  }
  return byCharacteristic
}

/**
 * In a scope of several classes a characteristic is required or hidden when it is so in every class that lists it; its
 * place is the first that a class gives it.
 */
function characteristicsIn(
  index: CatalogueIndex,
  { from, to }: ClassRange,
  values: Map<number, number[]>,
) {
  const { numberOf, characteristics, classCharacteristics } = index
  const listed = new Map<number, Flags>()
  for (const row of classCharacteristics) {
    const classNumber = numberOf.class.get(row.classId) ?? -1
    const number = numberOf.characteristic.get(row.characteristicId)
    if (classNumber < from || classNumber >= to || number === undefined) continue
    const before = listed.get(number)
    listed.set(number, {
      sort: Math.min(row.sort, before?.sort ?? Infinity),
      isRequired: Math.min(row.isRequired, before?.isRequired ?? 1),
      isHidden: Math.min(row.isHidden, before?.isHidden ?? 1),
      isValLimited: Math.max(row.isValLimited, before?.isValLimited ?? 0),
    })
  }
  for (const number of values.keys()) if (!listed.has(number)) listed.set(number, unlisted)
  return [...listed]
    .sort(([a, { sort: first }], [b, { sort: second }]) => first - second || a - b)
    .map(([number, flags]) => ({ characteristic: characteristics[number]!, flags }))
}

interface Flags {
  sort: number
  isRequired: number
  isHidden: number
  isValLimited: number
}

/** A characteristic that models have although their class does not list it comes last. */
const unlisted: Flags = {
  sort: Number.MAX_SAFE_INTEGER,
  isRequired: 0,
  isHidden: 0,
  isValLimited: 1,
}
