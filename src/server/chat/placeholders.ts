import {
  inBraces,
  placeholdersLeft,
  unknownPlaceholders,
  type PlaceholderValues,
} from '../../domain/chat/placeholders'
import type { Schemas } from '../../domain/schemas'
import type { Context } from '../http/context'
import { Refusal } from '../http/errors'
import { formSchema } from '../records/form-schemas'
import { fieldsOf } from '../records/record-fields'
import type { RecordHooks } from '../records/record-hooks'
import type { Conversation } from './conversations.sql'
import { latestOrderCode } from './service-orders.sql'

type Placeholder = Schemas['ReplyPlaceholder']

/** All placeholders. The type is generated from the schema. */
const placeholders = (formSchema('ReplyPlaceholder').enum ?? []) as Placeholder[]

/** Texts of canned replies may hold the placeholders of their schema, and no others. */
export const cannedReplyHooks: RecordHooks<'CannedReply'> = {
  beforeSave({ body, stored }, { text }) {
    const fields = fieldsOf('CannedReply')
    const known = placeholders.map(inBraces).join(' ')
    const errors = Object.entries(body)
      .filter(([name]) => fields[name]?.['x-placeholders'])
      .flatMap(([path, written]) =>
        unknownPlaceholders(String(written), placeholders)
          .slice(0, 1)
          .map((placeholder) => ({
            path,
            message: text('chat.noSuchPlaceholder', { placeholder, placeholders: known }),
          })),
      )
    if (errors.length > 0) throw new Refusal('common.badInput', { errors })
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
