import { textIn, type Language } from '../../domain/language/language'
import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'
import { findKept } from './contents.sql'
import type { StoredFavourite } from './favourites.sql'
import { findProducts, type Product } from './products.sql'

/** What the list shows of an item. */
type Item = Pick<
  Schemas['Favourite'],
  'name' | 'picture' | 'model' | 'minQuantity' | 'link' | 'news'
>

type Find = (database: Database, ids: number[], language: Language) => Promise<Map<number, Item>>

/** Items that have a name, a picture and a page; one that was withdrawn keeps its name and leads nowhere. */
const ofContents =
  (type: 2 | 4 | 5, page: string): Find =>
  async (database, ids, language) => {
    const found = await findKept(database, type, ids)
    return new Map(
      found.map(({ id, name, fileUrl, withdrawn }) => [
        id,
        {
          name: textIn(language, name),
          ...(withdrawn ? { news: 'gone' as const } : { link: `${page}?id=${id}` }),
          ...(fileUrl && { picture: fileUrl }),
        },
      ]),
    )
  }

/** How the items of a type are found by their ids; what is made to measure is no favourite. */
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
    const offered = (await findProducts(database, ids)).map((one) =>
      itemOf(one, {
        minQuantity: one.minQuantity,
        link: `/productCategories/details?id=${one.id}`,
      }),
    )
    const withdrawn = (await findProducts(database, ids, 'withdrawn')).map((one) =>
      itemOf(one, { news: 'gone' }),
    )
    return new Map([...offered, ...withdrawn])
  },
  2: ofContents(2, '/experimentalDetail'),
  4: ofContents(4, '/industryCase/details'),
  5: ofContents(5, '/articleListing/details'),
}

/** Favourites with what they are about; what is not there any more says so and can still be removed. */
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
