import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FileAnswer } from './handler'

/** Sends a file. Confidential files are not cached; others support Range requests, which video players use. */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, bytes, etag, immutable, name, confidential }: FileAnswer,
) {
  if (confidential) {
    const { shown } = confidential
    reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', disposition(confidential.name, shown))
      // Active content in a file must not run with the rights of this site.
      .header('content-security-policy', "default-src 'none'; sandbox")
    return reply.type(type).send(bytes)
  }
  const keep = immutable ? 'public, max-age=31536000, immutable' : 'public, no-cache'
  reply.header('cache-control', keep).type(type)
  if (name) reply.header('content-disposition', disposition(name))
  if (etag) {
    reply.header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  }
  if (!Buffer.isBuffer(bytes)) return reply.send(bytes)
  reply.header('accept-ranges', 'bytes')
  const { range, 'if-range': known } = request.headers
  const size = bytes.length
  const part = range && (!known || known === etag) ? partOf(range, size) : undefined
  if (!part) return reply.send(bytes)
  const { first, last } = part
  if (first > last) return reply.code(416).header('content-range', `bytes */${size}`).send('')
  return reply
    .code(206)
    .header('content-range', `bytes ${first}-${last}/${size}`)
    .send(bytes.subarray(first, last + 1))
}

/**
 * Byte range of a Range header (RFC 9110, 14.2); empty if it is not satisfiable. Undefined for an invalid header or
 * several ranges: then the whole file is sent.
 */
export function partOf(range: string, size: number): { first: number; last: number } | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(range.trim()) ?? []
  if (from === undefined || to === undefined || from + to === '') return undefined
  if (from === '') return { first: Math.max(size - Number(to), 0), last: size - 1 }
  if (to !== '' && Number(to) < Number(from)) return undefined
  return { first: Number(from), last: to === '' ? size - 1 : Math.min(Number(to), size - 1) }
}

const disposition = (name: string, shown = false) =>
  `${shown ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(name).replace(/['()]/g, encodeCharacter)}`

/** Characters that encodeURIComponent keeps but the header (RFC 8187) does not allow. */
const encodeCharacter = (character: string) =>
  `%${character.charCodeAt(0).toString(16).toUpperCase()}`
