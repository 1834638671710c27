import type { Bilingual } from '../../../domain/catalogue/bilingual'
import { kindOf } from '../../../domain/catalogue/characteristics'
import type { ImportedMaterial } from '../../../domain/catalogue/import/material'
import type { ImportedCatalogue } from '../../../domain/catalogue/import/rows'
import { plainFigures } from '../../../domain/catalogue/import/figure-cells'
import { spellingOf, visibleForm } from '../../../domain/catalogue/import/names'
import { parseFigures } from '../../../domain/catalogue/numeric-inputs'
import type { Database } from '../../database/database'
import { chunksOf, valuesAtOnce } from './chunks'
import { renameShared, type Renames } from './renames'
import {
  type StoredCharacteristics,
  storeImportedCharacteristics,
  storeOccurrences,
} from './characteristics'
import {
  type NewClass,
  type NewValue,
  listClasses,
  listValues,
  storeClasses,
  storeValues,
} from './import.sql'

/** Ids of the classes, characteristics and values that imported products refer to. */
export interface Frame {
  classIds: ReadonlyMap<string, number>
  characteristics: StoredCharacteristics
  valueIds: ReadonlyMap<string, number>
  changes: number
  renames: Renames
}

/** Combines several names into one key. */
export const keyOf = (...parts: (string | number)[]) => parts.join('\u0000')

export interface FrameOptions {
  /** Classes to create even without products. */
  classes: readonly NewClass[]
  /** Names of shared records may change. */
  rename: boolean
  unpublished: boolean
}

/** Stores classes, characteristics and values. */
export async function storeFrame(
  database: Database,
  imported: ImportedCatalogue,
  { classes: further, rename, unpublished }: FrameOptions,
): Promise<Frame> {
  const { materials } = imported
  const classes = new Map<string, NewClass>()
  const named = materials.map(({ category, className: { zh, en } }) => ({
    category,
    name: zh,
    nameEn: en,
  }))
  for (const productClass of [...named, ...further]) {
    const key = keyOf(productClass.category, productClass.name)
    const earlier = classes.get(key)
    if (!earlier?.nameEn) classes.set(key, productClass)
  }
  const classesChanged = await storeClasses(database, [...classes.values()], {
    published: !unpublished,
  })
  const classIds = new Map(
    (await listClasses(database)).map(({ id, category, name }) => [keyOf(category, name), id]),
  )
  const { byKey, byCode, changed } = await storeImportedCharacteristics(database, imported)
  const { values, valueIds, valuesChanged } = await storeImportedValues(database, materials, byKey)
  const renames = await renameShared(database, { classes: [...classes.values()], values }, rename)

  const occurrences = new Map<number, { classId: number; category: string; codes: Set<string> }>()
  for (const { category, className, values } of materials) {
    const classId = idIn(classIds, keyOf(category, className.zh))
    const occurrence = occurrences.get(classId) ?? { classId, category, codes: new Set() }
    occurrences.set(classId, occurrence)
    for (const [key, list] of Object.entries(values)) {
      const code = byKey.get(key)?.code
      if (list.length > 0 && code) occurrence.codes.add(code)
    }
  }
  const given = await storeOccurrences(database, occurrences.values(), byCode)
  const renamed = rename ? renames.renames.length : 0
  const changes = classesChanged + changed + valuesChanged + renamed + given
  return { classIds, characteristics: byKey, valueIds, changes, renames }
}

async function storeImportedValues(
  database: Database,
  materials: readonly ImportedMaterial[],
  characteristics: StoredCharacteristics,
) {
  const held = materials.flatMap(({ values }) =>
    Object.entries(values).flatMap(([key, list]) => {
      const characteristic = characteristics.get(key)
      return characteristic
        ? list.map((value) => ({ characteristicId: characteristic.id, ...value }))
        : []
    }),
  )
  const ids = [...characteristics.values()].map(({ id }) => id)
  const known = await listValues(database, ids)
  const listed = known.map(({ characteristicId, val, valEn }) => ({
    characteristicId,
    zh: val,
    en: valEn,
  }))
  const figures = new Set(
    [...characteristics.values()].flatMap(({ id, code, kind }) =>
      kindOf(code, kind) === 'figure' ? id : [],
    ),
  )
  const byName = meantBy(listed, held)
  const bySize = sizesBy(listed)
  const meant = (value: HeldValue) =>
    figures.has(value.characteristicId) && parseFigures(value.zh) ? bySize(value) : byName(value)
  const values = new Map<string, NewValue>()
  for (const value of held) {
    const { characteristicId, en: valEn } = value
    const val = meant(value)
    const key = keyOf(characteristicId, val)
    const earlier = values.get(key)
    if (earlier) earlier.valEn ||= valEn
    else {
      const { from = null, to = null } = parseFigures(val) ?? {}
      values.set(key, { characteristicId, val, valEn, from, to })
    }
  }
  let valuesChanged = 0
  for (const chunk of chunksOf([...values.values()], valuesAtOnce)) {
    valuesChanged += await storeValues(database, chunk)
  }
  const stored = new Map(
    (await listValues(database, ids)).map(({ id, characteristicId, val }) => [
      keyOf(characteristicId, val),
      id,
    ]),
  )
  const valueIds = new Map(
    held.map((value) => [
      keyOf(value.characteristicId, value.zh),
      idIn(stored, keyOf(value.characteristicId, meant(value))),
    ]),
  )
  return { values: [...values.values()], valueIds, valuesChanged }
}

interface HeldValue extends Bilingual {
  characteristicId: number
}

/** Matches a word, whose case has no meaning; unlike in codes such as the tolerances 6g and 6G. */
const word = /[a-z]{3}/i

/** Words are the same in any case, codes only as they are seen. */
const spelled = (name: string) => (word.test(name) ? spellingOf(name) : visibleForm(name))

/**
 * The value meant by a cell: the stored value of this name (perhaps with an English name too), else one that looks the
 * same or differs in case only, else for a single name the only value with this English name, else a new one.
 */
function meantBy(known: readonly HeldValue[], held: readonly HeldValue[]) {
  const keyIn = (characteristicId: number, en: string) => keyOf(characteristicId, en.toLowerCase())
  const named = new Set(
    [...known, ...held.filter(({ en }) => en)].map((value) =>
      keyOf(value.characteristicId, value.zh),
    ),
  )
  const inEnglish = new Map<string, Set<string>>()
  for (const { characteristicId, zh, en } of [...known, ...held]) {
    if (!en) continue
    const key = keyIn(characteristicId, en)
    inEnglish.set(key, (inEnglish.get(key) ?? new Set()).add(zh))
  }
  const stored = new Set(known.map(({ characteristicId, zh }) => keyOf(characteristicId, zh)))
  const bySpelling = new Map<string, string>()
  for (const { characteristicId, zh } of [...known, ...held]) {
    const key = keyOf(characteristicId, spelled(zh))
    if (!bySpelling.has(key)) bySpelling.set(key, zh)
  }
  return ({ characteristicId, zh, en }: HeldValue): string => {
    if (stored.has(keyOf(characteristicId, zh))) return zh
    const alike = bySpelling.get(keyOf(characteristicId, spelled(zh)))
    if (alike !== undefined && alike !== zh) return alike
    if (named.has(keyOf(characteristicId, zh))) return zh
    const [only, ...others] = (!en && inEnglish.get(keyIn(characteristicId, zh))) || []
    return only === undefined || others.length > 0 ? zh : only
  }
}

/**
 * The value meant by a number: one stored in this notation or with equal size, else a new one in normalised notation.
 */
function sizesBy(known: readonly HeldValue[]) {
  const keyIn = ({ characteristicId, zh }: HeldValue) => keyOf(characteristicId, plainFigures(zh))
  const bySize = new Map(known.map((value) => [keyIn(value), value.zh]))
  const named = new Set(known.map(({ characteristicId, zh }) => keyOf(characteristicId, zh)))
  return (value: HeldValue): string => {
    const { characteristicId, zh } = value
    const plain = plainFigures(zh)
    const stored = [zh, plain].find((text) => named.has(keyOf(characteristicId, text)))
    return stored ?? bySize.get(keyIn(value)) ?? plain
  }
}

/** The id of a row that must exist by now. */
export function idIn(ids: ReadonlyMap<string, number>, key: string): number {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`Nothing is stored under ${JSON.stringify(key)}`)
  return id
}
