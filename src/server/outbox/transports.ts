import { createTransport } from 'nodemailer'
import { isLoopback } from '../settings/access-settings'
import type { Settings } from '../settings/settings'
import type { Message } from './outbox.sql'
import { writeMail, writeSms } from './templates'
import { lastItem } from '../../domain/lists/items'

export type Delivery = Pick<Settings, 'smtpUrl' | 'smsGatewayUrl' | 'mailFrom' | 'mailsInClear'>

type Of<Channel> = Extract<Message, { channel: Channel }>
type Send<Channel> = (message: Of<Channel>) => Promise<void>

const timeoutMs = 10_000
/** A server that says a little now and then does not hold the queue for longer than this. */
const longestMs = 60_000
/** For so long nothing is tried that would again wait for a server that does not answer. */
const restMs = 15_000

/** Sends mails to the server of SMTP_URL; nothing where none is set. */
export function mailTransport(
  { smtpUrl, mailFrom, mailsInClear }: Delivery,
  patienceMs = longestMs,
): Send<'mail'> | undefined {
  if (!smtpUrl) return undefined
  const transport = createTransport({
    url: smtpUrl,
    // Who listens in could take the offer of TLS out of what the mail server says, and read passwords and links.
    requireTLS: !mailsInClear && !isLoopback(new URL(smtpUrl).hostname),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = lastItem(mailFrom.split('@')).replace('>', '')
  return restingAfterFailure(async ({ to, messageId, content }) => {
    const sending = transport.sendMail({
      ...writeMail(content),
      from: mailFrom,
      // As an object: an address is one address, whatever signs it holds.
      to: { name: '', address: to },
      messageId: `<${messageId}@${domain}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
    await within(patienceMs, sending)
  })
}

/** Posts text messages to SMS_GATEWAY_URL as JSON { to, text, id }; nothing where none is set. */
export function smsTransport({ smsGatewayUrl }: Delivery): Send<'sms'> | undefined {
  if (!smsGatewayUrl) return undefined
  const url = new URL(smsGatewayUrl)
  // Of an address with a name and a password they travel as a header: fetch takes no such address.
  const credentials = [url.username, url.password].map(decodeURIComponent).join(':')
  const authorization = url.username && `Basic ${Buffer.from(credentials).toString('base64')}`
  url.username = url.password = ''
  return restingAfterFailure(async ({ to, messageId, content }) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': messageId,
        ...(authorization && { authorization }),
      },
      body: JSON.stringify({ to, text: writeSms(content), id: messageId }),
      signal: AbortSignal.timeout(timeoutMs),
      // Messages and the password of the gateway go to the address of the setting alone.
      redirect: 'error',
    })
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`The gateway of text messages answered ${answer.status}`)
  })
}

async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    const error = new Error(`The mail server took longer than ${milliseconds / 1000} s`)
    timer = setTimeout(() => reject(error), milliseconds)
  })
  await Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** A refusal of one message says nothing of the others. */
const isRefusal = (error: unknown) =>
  typeof error === 'object' && error !== null && 'responseCode' in error

function restingAfterFailure<Channel>(send: Send<Channel>): Send<Channel> {
  let restUntil = 0
  return async (message) => {
    if (performance.now() < restUntil) throw new Error('The server did not answer a moment ago')
    try {
      await send(message)
    } catch (error) {
      if (!isRefusal(error)) restUntil = performance.now() + restMs
      throw error
    }
  }
}
