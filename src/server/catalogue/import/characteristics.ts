import { createHash } from 'node:crypto'
import {
  characteristicOf,
  characteristics,
  inputsOf,
  roleOf,
} from '../../../domain/catalogue/characteristics'
import { folded } from '../../../domain/catalogue/import/names'
import type { ImportedCatalogue } from '../../../domain/catalogue/import/rows'
import type { Database } from '../../database/database'
import {
  type NewCharacteristic,
  type NewClassCharacteristic,
  listCharacteristics,
  listClassCharacteristics,
  storeCharacteristics,
  storeClassCharacteristics,
} from './import.sql'

/** Sort offset: new characteristics follow all known ones. */
const afterKnown = 1000

/** Stored characteristics, by the key that imported products use. */
export type StoredCharacteristics = ReadonlyMap<
  string,
  { id: number; code: string; kind: string; sort: number }
>

/** Creates an import's new characteristics; returns all of them and the number of changes. */
export async function storeImportedCharacteristics(
  database: Database,
  { characteristics: imported, materials }: ImportedCatalogue,
) {
  const used = new Set(
    materials.flatMap(({ values }) =>
      Object.entries(values).flatMap(([key, list]) => (list.length > 0 ? [key] : [])),
    ),
  )
  const existing = await listCharacteristics(database)
  const byName = new Map(
    existing.flatMap((characteristic) =>
      [characteristic.nameEn, characteristic.name].map(
        (name) => [folded(name), characteristic] as const,
      ),
    ),
  )
  let last = Math.max(afterKnown, ...existing.map(({ sort }) => sort))
  const codes = new Map<string, string>()
  const wanted: NewCharacteristic[] = []
  for (const { key, code, name, unit } of imported) {
    const sameName = code ? undefined : byName.get(folded(name.zh))
    codes.set(key, code ?? sameName?.code ?? codeFor(name.zh))
    if (code || !used.has(key)) continue
    const made = {
      code: codeFor(name.zh),
      name: name.zh,
      nameEn: name.en,
      unit,
      sort: Math.min(last + 1, 1_000_000),
    }
    if (!sameName) last++
    wanted.push(sameName ? { ...sameName, nameEn: sameName.nameEn || name.en } : made)
  }
  const known = usedOrAsked(used).map(({ code, zh, en, unit, order }) => ({
    code,
    name: zh,
    nameEn: en,
    unit,
    sort: order,
  }))
  const changed = await storeCharacteristics(database, [...known, ...wanted])
  const stored = new Map(
    (await listCharacteristics(database)).map((characteristic) => [
      characteristic.code,
      characteristic,
    ]),
  )
  const byKey: StoredCharacteristics = new Map(
    [...codes].flatMap(([key, code]) => {
      const characteristic = stored.get(code)
      return characteristic ? [[key, characteristic] as const] : []
    }),
  )
  return { byKey, byCode: stored, changed }
}

/** Known characteristics in use, and the numeric inputs that stand for them. */
function usedOrAsked(used: ReadonlySet<string>) {
  return characteristics.filter(({ code, mapsTo }) => used.has(code) || used.has(mapsTo ?? ''))
}

/** Code of a new characteristic, derived from its name so that it is the same on every server. */
function codeFor(name: string) {
  return `x${createHash('sha256').update(folded(name)).digest('hex').slice(0, 10)}`
}

interface Occurrence {
  classId: number
  category: string
  /** Codes of characteristics that products of the class have values of. */
  codes: Set<string>
}

/** Adds to each class the characteristics of its products and their numeric inputs. */
export async function storeOccurrences(
  database: Database,
  occurrences: Iterable<Occurrence>,
  byCode: StoredCharacteristics,
): Promise<number> {
  const there = new Map<number, Set<string>>()
  for (const { classId, code } of await listClassCharacteristics(database)) {
    there.set(classId, (there.get(classId) ?? new Set()).add(code))
  }
  const entries: NewClassCharacteristic[] = []
  for (const { classId, category, codes } of occurrences) {
    const has = there.get(classId) ?? new Set()
    const all = [...has, ...codes]
    for (const code of new Set([...codes, ...inputsOf(category, all)])) {
      const characteristic = byCode.get(code)
      if (!characteristic || has.has(code)) continue
      const sort = characteristicOf(code)?.order ?? characteristic.sort
      entries.push({
        classId,
        characteristicId: characteristic.id,
        sort,
        ...roleOf(code, category),
      })
    }
  }
  return storeClassCharacteristics(database, entries)
}
