import type { Language } from '../../../domain/language/language'
import type { CatalogueIndex } from './catalogue-index'
import { classesOf, type ClassRange, type Scope } from './scope'
import { select } from './select'
import { bufferOf, quoted } from './text-column'
import { furtherIn, inLanguage } from './wording'
import { workspaceOf } from './workspace'
import type { FacetLayout } from './workspace'

const zero = '0'.charCodeAt(0)

/** Writes the layout with its counts into an answer. */
export function writeFacets(layout: FacetLayout, counts: Uint32Array, into: Buffer, at: number) {
  const { json, values, lastDigits } = layout
  json.copy(into, at)
  for (let nth = 0; nth < values.length; nth++) {
    let place = at + lastDigits[nth]!
    for (let rest = counts[values[nth]!]!; rest > 0; rest = Math.trunc(rest / 10))
      into[place--] = zero + (rest % 10)
  }
}

/**
 * All characteristics of the classes in scope with their values. A value without matching models stays in the list
 * with the count 0.
 */
export function facetLayout(
  index: CatalogueIndex,
  classes: ClassRange,
  language: Language,
): FacetLayout {
  const { layouts } = workspaceOf(index)
  const key = `${classes.from} ${classes.to} ${language}`
  const known = layouts.get(key)
  if (known) return known
  const layout = layoutOf(index, classes, language)
  layouts.set(key, layout)
  return layout
}

function layoutOf(index: CatalogueIndex, classes: ClassRange, language: Language): FacetLayout {
  const present = valuesIn(index, classes)
  const room = '0'.padStart(String(index.slots).length)
  const values: number[] = []
  const lastDigits: number[] = []
  let json = '['
  for (const { characteristic, flags } of characteristicsIn(index, classes, present)) {
    const { id, fieldName, fieldNameEn, fieldCode, unit, further } = characteristic
    const name = quoted(inLanguage(language, fieldName, fieldNameEn))
    json +=
      (json === '[' ? '' : ',') +
      `{"id":${id},"fieldName":${name},"cateFieldName":${name}` +
      `,"fieldCode":${quoted(fieldCode)},"unit":${quoted(unit)},"isRequired":${flags.isRequired}` +
      `,"isHidden":${flags.isHidden},"isValLimited":${flags.isValLimited}${furtherIn(language, further?.facet)},"valueList":[`
    const own = present.get(index.numberOf.characteristic.get(id)!) ?? []
    for (const [nth, value] of own.entries()) {
      const { id, val, valEn } = index.values[value]!
      const text = inLanguage(language, val, valEn)
      const other = text === val ? valEn : val
      const otherVal = other && other !== text ? `"otherVal":${quoted(other)},` : ''
      json += `${nth > 0 ? ',' : ''}{"id":${id},"val":${quoted(text)},${otherVal}"count":${room}`
      values.push(value)
      lastDigits.push(json.length - 1)
      json += '}'
    }
    json += ']}'
  }
  return {
    json: bufferOf(json + ']'),
    values: Uint32Array.from(values),
    lastDigits: Uint32Array.from(lastDigits),
  }
}

/** Values of the classes' models by characteristic number, in order. */
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
 * In a scope of several classes a characteristic is required or hidden only if every class that lists it says so; its
 * position is that of the first class.
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

/** Characteristics of models that their class does not list come last. */
const unlisted: Flags = {
  sort: Number.MAX_SAFE_INTEGER,
  isRequired: 0,
  isHidden: 0,
  isValLimited: 1,
}

/** Facets of a scope with counts, as JSON. */
export function facetsOf(index: CatalogueIndex, scope: Scope, language: Language): Buffer {
  const classes = classesOf(index, scope)
  const { counts } = select(index, { classes, chosen: [], keyword: undefined })
  const layout = facetLayout(index, classes, language)
  const json = Buffer.allocUnsafe(layout.json.length)
  writeFacets(layout, counts, json, 0)
  return json
}
