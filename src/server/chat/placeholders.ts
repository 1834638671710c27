import {
  inBraces,
  placeholdersLeft,
  unknownPlaceholders,
  type PlaceholderValues,
} from '../../domain/chat/placeholders'
import { keysIn } from '../../domain/lists/objects'
import type { Schemas } from '../../domain/schemas'
import type { Context } from '../http/context'
import { Refusal } from '../http/errors'
import { formSchema } from '../records/form-schemas'
import { fieldsOf } from '../records/record-fields'
import type { RecordHooks } from '../records/record-hooks'
import type { Conversation } from './conversations.sql'
import { latestOrderCode } from './service-orders.sql'

type Placeholder = Schemas['ReplyPlaceholder']

/** The closed list of placeholders. */
// The schema is the type's source.
const placeholders = (formSchema('ReplyPlaceholder').enum ?? []) as Placeholder[]

/** Texts of canned replies may hold the placeholders of their schema, and no others. */
export const cannedReplyHooks: RecordHooks<'CannedReply'> = {
  beforeSave({ body, stored }, { text }) {
    const fields = keysIn(fieldsOf('CannedReply')).filter(
      (name) => fieldsOf('CannedReply')[name]?.['x-placeholders'],
    )
    const known = placeholders.map(inBraces).join(' ')
    const errors = Object.entries(body)
      .filter(([name]) => fields.includes(name))
      .flatMap(([path, written]) =>
        unknownPlaceholders(String(written), placeholders)
          .slice(0, 1)
          .map((placeholder) => ({
            path,
            message: text('chat.noSuchPlaceholder', { placeholder, placeholders: known }),
          })),
      )
    const [first] = errors
    if (first) throw new Refusal('common.badInput', { errors })
    return stored
  },
}

/** Values of the placeholders in a conversation. */
export async function placeholderValues(
  talk: Conversation,
  { product, agent }: Pick<PlaceholderValues, 'product' | 'agent'>,
  context: Context,
): Promise<Schemas['PlaceholderValue'][]> {
  const { database, settings } = context
  const { from, to } = settings.serviceHours
  const values: PlaceholderValues = {
    customer: talk.customerName,
    company: talk.kind === 'company' ? talk.accountName : undefined,
    reservation: await latestOrderCode(database, talk.accountId),
    product,
    agent,
    hours: `${from}–${to}`,
  }
  return placeholders.map((placeholder) => ({
    placeholder,
    ...(values[placeholder] && { value: values[placeholder] }),
  }))
}

/** Refuses a message of an agent in which a placeholder is left. */
export function refuseLeftPlaceholders(content: string): void {
  if (placeholdersLeft(content, placeholders).length > 0) throw new Refusal('chat.placeholderLeft')
}
