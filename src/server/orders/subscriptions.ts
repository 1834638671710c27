import { subscriptionVersion } from '../../domain/orders/subscription-version'
import type { Schemas } from '../../domain/schemas'
import { userOf, type Context } from '../http/context'
import { Refusal } from '../http/errors'
import type { Handlers } from '../http/handler'
import {
  countClasses,
  listSubscriptions,
  lockSubscriptions,
  replaceSubscriptions,
} from './subscriptions.sql'

export const subscriptions = {
  listSubscriptions: (_call, context) => listSubscriptions(context.database, userOf(context).id),

  async subscribe({ body }, context) {
    const { id } = userOf(context)
    await lockSubscriptions(context.database, id)
    const before = await listSubscriptions(context.database, id)
    if (before.length > 0) throw new Refusal('orders.subscribedBefore')
    return store(body, context)
  },

  async changeSubscriptions({ body, query: { version } }, context) {
    const { id } = userOf(context)
    await lockSubscriptions(context.database, id)
    const before = await listSubscriptions(context.database, id)
    if (version !== undefined && version !== subscriptionVersion(before))
      throw new Refusal('orders.subscriptionsConflict')
    return store(body, context)
  },
} satisfies Partial<Handlers>

async function store(chosen: Schemas['Subscription'][], context: Context): Promise<null> {
  // Product classes are subscribed individually; all other types as a whole.
  const classes = [
    ...new Set(chosen.flatMap((choice) => (choice.typeId === 1 ? choice.dataId : []))),
  ]
  const wrong = chosen.some(({ typeId, dataId }) => typeId !== 1 && dataId !== 0)
  if (wrong || (await countClasses(context.database, classes)) < classes.length)
    throw new Refusal('orders.subscribedUnknown')
  await replaceSubscriptions(context.database, userOf(context).id, chosen)
  return null
}
