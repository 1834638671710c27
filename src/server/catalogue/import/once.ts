import { baseInfoFields } from '../../../domain/catalogue/base-info'
import type { ImportedMaterial } from '../../../domain/catalogue/import/material'
import { meaningOf } from '../../../domain/catalogue/import/names'
import type { Database } from '../../database/database'
import { keyOf } from './frame'
import { listClassCharacteristics, listClasses } from './import.sql'

/** Columns whose name fits both a base-info field and a characteristic. */
const twofold = baseInfoFields.flatMap(({ field, zh }) => {
  const code = meaningOf(zh)?.characteristic?.code
  return code === undefined ? [] : [{ field, code }]
})

/**
 * Drops such a characteristic if the class has the field as base information only: otherwise a model would have it
 * twice.
 */
export async function saidOnce(
  database: Database,
  materials: readonly ImportedMaterial[],
): Promise<ImportedMaterial[]> {
  const has = new Set(
    (await listClassCharacteristics(database)).map(({ classId, code }) => keyOf(classId, code)),
  )
  const doubled = new Map(
    (await listClasses(database)).map(({ id, category, name, baseInfo }) => [
      keyOf(category, name),
      twofold
        .filter(({ field, code }) => baseInfo.includes(field) && !has.has(keyOf(id, code)))
        .map(({ code }) => code),
    ]),
  )
  return materials.map((material) => {
    const codes = doubled.get(keyOf(material.category, material.className.zh)) ?? []
    if (codes.length === 0) return material
    const without = <T>(cells: Record<string, T>) =>
      Object.fromEntries(Object.entries(cells).filter(([key]) => !codes.includes(key)))
    return { ...material, values: without(material.values), origins: without(material.origins) }
  })
}
