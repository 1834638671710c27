import type { Context } from '../http/context'
import type { Conversation } from './conversations.sql'
import { messagesBefore } from './messages.sql'
import { modelsNamed, productWith, unlessUnavailable, type RobotCatalogue } from './robot-catalogue'

/** Messages that are searched for a model. */
const searched = 30

/**
 * Model of the product that a conversation is about: of the newest message that names one, holds the card of one or
 * was sent from the page of one, else of the page that the customer shares.
 */
export async function productTalkedOf(
  { id, lastSeq, view }: Pick<Conversation, 'id' | 'lastSeq' | 'view'>,
  catalogue: RobotCatalogue,
  context: Context,
): Promise<string | undefined> {
  const page = { offset: 0, limit: searched }
  const messages = await messagesBefore(context.database, id, lastSeq + 1, page)
  return unlessUnavailable(async () => {
    for (const { sender, content, data } of messages) {
      if (data?.card?.kind === 'product') return data.card.detail
      const [named] = sender === 'customer' ? modelsNamed(content, catalogue) : []
      if (named !== undefined) return (await productWith(named, catalogue, context)).model
      if (data?.about) return data.about.model
    }
    const shown = view?.agrees ? productShown(view.address ?? '') : undefined
    return shown === undefined ? undefined : (await productWith(shown, catalogue, context)).model
  })
}

/** Id of the product whose page an address names; customers report the address, so it may be malformed. */
function productShown(address: string): number | undefined {
  if (!URL.canParse(address, 'http://shop')) return undefined
  const { pathname, searchParams } = new URL(address, 'http://shop')
  const id = searchParams.get('id') ?? ''
  return pathname === '/productCategories/details' && /^\d{1,9}$/.test(id) ? Number(id) : undefined
}
