import { expect, test } from 'vitest'
import { readSettings } from '../../../src/server/settings/settings'
import { mailTransport } from '../../../src/server/outbox/transports'
import { startMailServer } from './servers'

const message = {
  id: 1,
  channel: 'mail' as const,
  to: 'wei@customer.example',
  time: new Date(),
  messageId: 'one',
  sentAt: null,
  content: {
    language: 'en' as const,
    template: 'activation' as const,
    params: { name: 'Wei', username: 'wei' },
    link: 'https://shop.example',
  },
}
const server = await startMailServer()
/** The same server by an address that is not recognised as local. */
const elsewhere = `smtp://0.0.0.0:${server.port}`
const send = (env: Record<string, string>) => mailTransport(readSettings(env))!(message)

test('a mail does not leave unencrypted where the mail server offers no TLS', async () => {
  await expect(send({ SMTP_URL: elsewhere })).rejects.toThrow(/STARTTLS|TLS/)
  expect(server.mails).toEqual([])
})

test('it does if the settings allow it, and to a mail server on this machine', async () => {
  await send({ SMTP_URL: elsewhere, SMTP_TLS: 'optional' })
  await send({ SMTP_URL: server.url })
  expect(server.mails).toHaveLength(2)
})
