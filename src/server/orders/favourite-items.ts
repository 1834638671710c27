import { textIn, type Language } from '../../domain/language/language'
import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'
import { findKept } from './contents.sql'
import type { StoredFavourite } from './favourites.sql'
import { findProducts, type Product } from './products.sql'

/** Fields of an item in the list. */
type Item = Pick<
  Schemas['Favourite'],
  'name' | 'picture' | 'model' | 'minQuantity' | 'link' | 'news'
>

type Find = (database: Database, ids: number[], language: Language) => Promise<Map<number, Item>>

/** Items with name, picture and page; a withdrawn one keeps its name but has no link. */
const ofContents =
  (type: 2 | 4 | 5, page: string): Find =>
  async (database, ids, language) => {
    const items = await findKept(database, type, ids)
    return new Map(
      items.map(({ id, name, fileUrl, withdrawn }) => [
        id,
        {
          name: textIn(language, name),
          ...(withdrawn ? { news: 'gone' as const } : { link: `${page}?id=${id}` }),
          ...(fileUrl && { picture: fileUrl }),
        },
      ]),
    )
  }

/** Lookup per type; custom products cannot be favourites. */
const finders: Partial<Record<Schemas['FavouriteType'], Find>> = {
  async 1(database, ids, language) {
    const itemOf = (
      { id, materialName, model, prodImgs }: Product,
      more: Partial<Item>,
    ): [number, Item] => [
      id,
      {
        name: textIn(language, materialName),
        model,
        ...more,
        ...(prodImgs[0] && { picture: prodImgs[0] }),
      },
    ]
    const offered = (await findProducts(database, ids)).map((product) =>
      itemOf(product, {
        minQuantity: product.minQuantity,
        link: `/productCategories/details?id=${product.id}`,
      }),
    )
    const withdrawn = (await findProducts(database, ids, 'withdrawn')).map((product) =>
      itemOf(product, { news: 'gone' }),
    )
    return new Map([...offered, ...withdrawn])
  },
  2: ofContents(2, '/experimentalDetail'),
  4: ofContents(4, '/industryCase/details'),
  5: ofContents(5, '/articleListing/details'),
}

/** Favourites with their items; missing items are marked and can still be removed. */
export async function withItems(
  favourites: StoredFavourite[],
  { database, language, gone }: { database: Database; language: Language; gone: string },
): Promise<Schemas['Favourite'][]> {
  const types = [...new Set(favourites.map(({ typeId }) => typeId))]
  const items = new Map(
    await Promise.all(
      types.map(async (type) => {
        const ids = favourites.filter(({ typeId }) => typeId === type).map(({ dataId }) => dataId)
        return [type, await finders[type]?.(database, ids, language)] as const
      }),
    ),
  )
  return favourites.map(({ id, typeId, dataId, createTime, changed }) => {
    const item = items.get(typeId)?.get(dataId)
    return {
      id,
      typeId,
      dataId,
      createTime: createTime.toISOString(),
      ...(item ?? { name: gone, news: 'gone' as const }),
      ...(item && !item.news && changed && { news: 'changed' as const }),
    }
  })
}
