import { createTransport } from 'nodemailer'
import { isLoopback } from '../http/web-addresses'
import type { Settings } from '../settings/settings'
import type { Table } from '../spreadsheets/table'
import { writeTable } from '../spreadsheets/write-table'
import type { Message } from './outbox.sql'
import { writeMail, writeSms } from './templates'
import { lastItem } from '../../domain/lists/items'

export type Delivery = Pick<
  Settings,
  'smtpUrl' | 'smsGatewayUrl' | 'mailFrom' | 'mailsInClear' | 'company'
>

type Of<Channel> = Extract<Message, { channel: Channel }>
type Send<Channel> = (message: Of<Channel>) => Promise<void>

const timeoutMs = 10_000
/** Total time limit, for servers that respond slowly but never time out. */
const longestMs = 60_000
/** Pause after a server did not respond. */
const restMs = 15_000

/** Sends mails by SMTP_URL; undefined if it is not set. */
export function mailTransport(
  { smtpUrl, mailFrom, mailsInClear, company }: Delivery,
  patienceMs = longestMs,
): Send<'mail'> | undefined {
  if (!smtpUrl) return undefined
  const transport = createTransport({
    url: smtpUrl,
    // A man in the middle could strip STARTTLS and read passwords and links, so TLS is required.
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
      ...writeMail(content, company.name),
      from: mailFrom,
      // As an object, so that special characters cannot turn it into several addresses.
      to: { name: '', address: to },
      messageId: `<${messageId}@${domain}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
      ...(content.sheet && { attachments: [await attachmentOf(content.sheet)] }),
    })
    await within(patienceMs, sending)
  })
}

/** Posts text messages to SMS_GATEWAY_URL as JSON { to, text, id }; undefined if it is not set. */
export function smsTransport({ smsGatewayUrl }: Delivery): Send<'sms'> | undefined {
  if (!smsGatewayUrl) return undefined
  const url = new URL(smsGatewayUrl)
  // Credentials in the URL become a header, because fetch refuses such URLs.
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
      // No redirects: messages and credentials go only to the configured address.
      redirect: 'error',
    })
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`The gateway of text messages answered ${answer.status}`)
  })
}

async function attachmentOf(sheet: Table) {
  const { type, bytes } = await writeTable('xlsx', sheet)
  return { filename: `${sheet.name}.xlsx`, contentType: type, content: bytes }
}

async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    const error = new Error(`The mail server took longer than ${milliseconds / 1000} s`)
    timer = setTimeout(() => reject(error), milliseconds)
  })
  await Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** A refused message does not mean that the others will be refused. */
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
