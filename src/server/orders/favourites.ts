import { userOf } from '../context'
import { WithMessage, type Handlers } from '../handler'
import { countOf, idsOf, toggle } from './favourites.sql'
import { existingProduct } from './items'

export const favourites = {
  async toggleFavourite({ body }, context) {
    await existingProduct(context.database, body)
    const added = await toggle(context.database, { ...body, userId: userOf(context).id })
    return new WithMessage(
      { isFavorite: added ? 1 : 0 },
      context.text(added ? 'orders.favouriteAdded' : 'orders.favouriteRemoved'),
    )
  },

  listFavouriteIds: ({ query }, context) =>
    idsOf(context.database, { userId: userOf(context).id, typeId: query.typeId }),

  async countFavourites(_call, context) {
    return { counts: await countOf(context.database, userOf(context).id) }
  },
} satisfies Partial<Handlers>
