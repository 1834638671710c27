import type { Schemas } from '../../domain/schemas'
import { Refusal } from '../http/errors'
import type { Handlers } from '../http/handler'
import type { CompanyName } from '../settings/settings'
import { listMessages, type Message } from '../outbox/outbox.sql'
import { writeMail, writeSms } from '../outbox/templates'

export const devOutbox = {
  async listOutbox({ query: { to } }, { database, settings, isFromHere }) {
    if (!settings.demo || !isFromHere) throw new Refusal('common.notFound')
    return (await listMessages(database, { to, most: 100 })).map((message) =>
      shown(message, settings.company.name),
    )
  },
} satisfies Partial<Handlers>

function shown(message: Message, companyName: CompanyName): Schemas['OutboxMessage'] {
  const { id, channel, to, time, sentAt, content } = message
  const { code } = content.params
  const base = {
    id,
    channel,
    to,
    time: time.toISOString(),
    ...(code !== undefined && { code: String(code) }),
    ...(sentAt && { sentAt: sentAt.toISOString() }),
  }
  if (message.channel === 'sms') return { ...base, subject: '', text: writeSms(message.content) }
  const { link } = message.content
  return {
    ...base,
    ...writeMail(message.content, companyName),
    ...(link !== undefined && { link }),
  }
}
