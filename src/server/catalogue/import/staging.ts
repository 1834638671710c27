import type { ImportedMaterial } from '../../../domain/catalogue/import/material'
import type { Database } from '../../database/database'
import { chunksOf } from './chunks'
import { dataOf } from './data'
import { type Frame, idIn, keyOf } from './frame'
import {
  type StagedProduct,
  type StagedRelation,
  openStaging,
  stageProducts,
  stageRelations,
  stageValues,
} from './products.sql'

/** Awaited; an exception ends the import. */
export type OnProgress = (progress: { done: number; total: number }) => unknown

/** Products per statement. */
export const productsAtOnce = 1000

/** Copies products, values and links into the staging tables. */
export async function stage(
  database: Database,
  materials: readonly ImportedMaterial[],
  { classIds, characteristics, valueIds }: Frame,
  onProgress: OnProgress,
) {
  await openStaging(database)
  let done = 0
  for (const chunk of chunksOf(materials, productsAtOnce)) {
    const products: StagedProduct[] = []
    const values: { n: number[]; valueIds: number[] } = { n: [], valueIds: [] }
    const relations: StagedRelation[] = []
    for (const material of chunk) {
      const n = done++
      const covers = Object.keys(material.values).flatMap((key) => characteristics.get(key) ?? [])
      products.push({
        n,
        class_id: idIn(classIds, keyOf(material.category, material.className.zh)),
        model: material.model,
        material_name: material.materialName.zh,
        material_name_en: material.materialName.en,
        has_min_quantity: material.minQuantity !== undefined,
        min_quantity: material.minQuantity ?? null,
        data: dataOf(material, (key) => characteristics.get(key)?.code),
        covers: covers.map(({ id }) => id),
        has_replacements: material.replacements !== undefined,
        has_related: material.related !== undefined,
      })
      for (const [key, list] of Object.entries(material.values)) {
        const characteristic = characteristics.get(key)
        for (const { zh } of characteristic ? list : []) {
          values.n.push(n)
          values.valueIds.push(idIn(valueIds, keyOf(characteristic?.id ?? 0, zh)))
        }
      }
      relations.push(...linksOf(material, n))
    }
    await stageProducts(database, products)
    await stageValues(database, values)
    await stageRelations(database, relations)
    await onProgress({ done, total: materials.length })
  }
}

function linksOf({ replacements = [], related = [] }: ImportedMaterial, n: number) {
  const links = (kind: 1 | 2, models: string[]) =>
    models.map((model, sort): StagedRelation => ({ n, kind, model, sort }))
  return [...links(1, replacements), ...links(2, related)]
}
