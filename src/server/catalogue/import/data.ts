import type { Bilingual } from '../../../domain/catalogue/bilingual'
import type { Fact, ImportedMaterial } from '../../../domain/catalogue/import/material'
import { entriesIn } from '../../../domain/lists/objects'

/** Field name of each fact in the product's data; English texts are in a second field with the suffix En. */
export const factNames: Readonly<Record<Fact, string>> = {
  netWeight: 'netWeight',
  packing: 'def8',
  unit: 'unitName',
  inventory: 'inventory',
  description: 'description',
  description2: 'description2',
  description3: 'description3',
  description4: 'description4',
  commonName: 'genericName',
  calculable: 'isCalculate',
}

const texts: ReadonlySet<string> = new Set<Fact>([
  'unit',
  'commonName',
  'description',
  'description2',
  'description3',
  'description4',
])

/**
 * Shape of an imported product's `material.data`: `{ netWeight, unitName, unitNameEn, …, baseInfo: { edgeWidth: {
 * val, valEn, origin } }, origins: { netWeight: 'computed' } }`. null marks a field that an empty cell deletes.
 * Origins of characteristics are keyed by field code.
 */
export function dataOf(
  material: ImportedMaterial,
  codeOf: (key: string) => string | undefined,
): Record<string, unknown> {
  const data: Record<string, unknown> = {}
  for (const [fact, value] of entriesOf(material.facts)) {
    const name = factNames[fact]
    if (texts.has(fact)) Object.assign(data, inBothLanguages(name, value))
    else data[name] = value
  }
  if ('netWeight' in material.facts) data.weUnitName = material.facts.netWeight ? 'kg' : null

  const baseInfo = Object.entries(material.baseInfo).map(([field, entry]) => [
    field,
    entry && { ...inBothLanguages('val', entry.val), origin: entry.origin ?? null },
  ])
  const origins = Object.entries(material.origins).map(([key, origin]) => [
    factNames[key as Fact] ?? codeOf(key) ?? key, // Other keys are not in the table.
    origin,
  ])
  return { ...data, baseInfo: Object.fromEntries(baseInfo), origins: Object.fromEntries(origins) }
}

function inBothLanguages(name: string, value: Bilingual | number | null) {
  const { zh, en } = typeof value === 'object' && value ? value : { zh: null, en: null }
  return { [name]: zh, [`${name}En`]: en || null }
}

function entriesOf(facts: ImportedMaterial['facts']) {
  return entriesIn<Fact, Bilingual | number | null>(facts)
}
