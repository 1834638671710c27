import { lastItem } from '../../../src/domain/lists/items'
import type { ReceivedMail } from './servers'

export interface ReadMail {
  to: string[]
  messageId: string
  subject: string
  text: string
  html: string
}

/** The decoded parts of a mail as it went over the wire. */
export function readMail({ to, raw }: ReceivedMail): ReadMail {
  const [head, body] = halves(raw)
  const boundary = /boundary="?([^"\r\n;]+)"?/.exec(head)?.[1] ?? ''
  const parts = body.split(`--${boundary}`).map((part) => halves(part.trimStart()))
  const partOf = (type: string) => {
    const part = parts.find(([partHead]) => partHead.includes(`Content-Type: ${type}`))
    return part ? decoded(...part) : ''
  }
  return {
    to,
    messageId: headerOf(head, 'Message-ID').replace(/^<([^@]+)@.*$/s, '$1'),
    subject: words(headerOf(head, 'Subject')),
    text: partOf('text/plain'),
    html: partOf('text/html'),
  }
}

function halves(whole: string): [head: string, body: string] {
  const at = whole.indexOf('\r\n\r\n')
  return at < 0 ? [whole, ''] : [whole.slice(0, at), whole.slice(at + 4)]
}

function headerOf(head: string, name: string): string {
  const unfolded = head.replaceAll(/\r\n[ \t]+/g, ' ')
  const line = unfolded.split('\r\n').find((header) => header.startsWith(`${name}: `))
  return line?.slice(name.length + 2) ?? ''
}

/** Encoded words of a header; a space between two of them belongs to neither. */
function words(header: string): string {
  return header
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_whole, way: string, text: string) =>
      way.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString('utf8')
        : quoted(text.replaceAll('_', ' ')),
    )
}

function decoded(head: string, body: string): string {
  const encoding = lastItem(/Content-Transfer-Encoding: (\S+)/i.exec(head) ?? ['7bit'])
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  return encoding === 'quoted-printable' ? quoted(body.replaceAll(/=\r\n/g, '')) : body
}

const quoted = (text: string) =>
  Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/g, (_whole, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    ),
    'latin1',
  ).toString('utf8')
