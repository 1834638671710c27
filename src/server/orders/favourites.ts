import { userOf } from '../http/context'
import { Refusal } from '../http/errors'
import { WithMessage, type Handlers } from '../http/handler'
import { withItems } from './favourite-items'
import { countByType, idsOf, markSeen, pageFavourites, remove, toggle } from './favourites.sql'
import { checkFavourite } from './items'

/** Values of Schemas['FavouriteType'] that can be favourites: custom products cannot. */
const types = [1, 2, 4, 5] as const

export const favourites = {
  async toggleFavourite({ body }, context) {
    if (body.typeId === 3) throw new Refusal('orders.customNotFavourite')
    const added = await toggle(context.database, { ...body, userId: userOf(context).id })
    // A withdrawn item can still be removed; adding one is refused, which rolls back.
    if (added) await checkFavourite(context.database, body)
    return new WithMessage(
      { isFavorite: added ? 1 : 0 },
      context.text(added ? 'orders.favouriteAdded' : 'orders.favouriteRemoved'),
    )
  },

  listFavouriteIds: ({ query }, context) =>
    idsOf(context.database, { userId: userOf(context).id, typeId: query.typeId }),

  async listFavourites({ query }, context) {
    const { database, language, text } = context
    const { current, size, sort, typeId, keyword } = query
    const filter = { userId: userOf(context).id, typeId, keyword }
    const { total, records: stored } = await pageFavourites(database, filter, {
      current,
      size,
      sort,
    })
    const gone = text('orders.favouriteGone')
    return { records: await withItems(stored, { database, language, gone }), total, current, size }
  },

  async countFavourites(_call, context) {
    const counted = await countByType(context.database, userOf(context).id)
    const sum = (of: 'counts' | 'unseen') => counted.reduce((total, type) => total + type[of], 0)
    return {
      counts: sum('counts'),
      unseen: sum('unseen'),
      tabs: types.map((value) => {
        const { counts = 0, unseen = 0 } = counted.find(({ typeId }) => typeId === value) ?? {}
        return { value, counts, unseen }
      }),
    }
  },

  async removeFavourite({ params: { id } }, context) {
    const removed = await remove(context.database, { id, userId: userOf(context).id })
    if (!removed) throw new Refusal('orders.favouriteNotFound')
    return null
  },

  async readFavourites({ query: { typeId } }, context) {
    await markSeen(context.database, { userId: userOf(context).id, typeId })
    return null
  },
} satisfies Partial<Handlers>
