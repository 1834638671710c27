import { spelled } from '../../domain/catalogue/material-data'
import type { Schemas } from '../../domain/schemas'
import type { Context } from '../http/context'
import { pictures } from './part-files'
import { findNamed, findProducts } from './products.sql'

/** Products for lists of related ones, in the order of the ids. */
export async function relatedRecords(
  ids: number[],
  { database, language }: Pick<Context, 'database' | 'language'>,
): Promise<Schemas['RelatedProduct'][]> {
  const rows = await findNamed(database, ids)
  // The facts for drawing are read only for products without stored pictures.
  const bare = rows.filter(({ prodImgs }) => !prodImgs).map(({ id }) => id)
  const rendered = new Map(
    (await findProducts(database, bare)).map((row) => [row.id, pictures(row)]),
  )
  return rows.map((row) => ({
    typeId: 1,
    typeName: spelled(language, row.className, row.classNameEn),
    id: row.id,
    materialName: spelled(language, row.materialName, row.materialNameEn),
    model: row.model,
    prodImgs: row.prodImgs ?? rendered.get(row.id) ?? [],
    categoryType: row.categoryType === 2 ? 2 : 1,
  }))
}
