import type { ImportedMaterial } from '../../../domain/catalogue/import/material'
import { spellingOf } from '../../../domain/catalogue/import/names'
import type { Database } from '../../database/database'
import { keyOf } from './frame'
import { listClasses } from './import.sql'

/**
 * Gives each product the class that its sheet means: the one of this name, else one whose name differs in upper and
 * lower case only, else for a single name the only class with this English name.
 */
export async function withKnownClasses(
  database: Database,
  materials: readonly ImportedMaterial[],
): Promise<ImportedMaterial[]> {
  const stored = new Set<string>()
  const bySpelling = new Map<string, string>()
  const inEnglish = new Map<string, Set<string>>()
  for (const { category, name, nameEn } of await listClasses(database)) {
    stored.add(keyOf(category, name))
    bySpelling.set(keyOf(category, spellingOf(name)), name)
    const key = keyOf(category, spellingOf(nameEn))
    if (nameEn) inEnglish.set(key, (inEnglish.get(key) ?? new Set()).add(name))
  }
  return materials.map((material) => {
    const { category, className } = material
    if (stored.has(keyOf(category, className.zh))) return material
    const key = keyOf(category, spellingOf(className.zh))
    const [english, ...others] = (className.en ? undefined : inEnglish.get(key)) ?? []
    const zh = bySpelling.get(key) ?? (others.length === 0 ? english : undefined)
    if (zh !== undefined) return { ...material, className: { ...className, zh } }
    bySpelling.set(key, className.zh)
    return material
  })
}
