import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FileAnswer } from './handler'

/** Answers with a file: a confidential one is kept by nobody, of any other a part may be asked for, as players of videos do. */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, bytes, etag, immutable, confidential }: FileAnswer,
) {
  if (confidential) {
    const { name, shown } = confidential
    reply
      .header('cache-control', 'private, no-store')
      .header(
        'content-disposition',
        `${shown ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(name).replace(/['()]/g, encodeCharacter)}`,
      )
      // Whatever a file holds, it does nothing in the name of this site.
      .header('content-security-policy', "default-src 'none'; sandbox")
    return reply.type(type).send(bytes)
  }
  const keep = immutable ? 'public, max-age=31536000, immutable' : 'public, no-cache'
  reply.header('cache-control', keep).type(type)
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
 * The part of so many bytes that a Range header asks for (RFC 9110, 14.2); an empty one where there are no such bytes. None of
 * what is not understood, or of several parts: then the whole is the answer.
 */
export function partOf(range: string, size: number): { first: number; last: number } | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(range.trim()) ?? []
  if (from === undefined || to === undefined || from + to === '') return undefined
  if (from === '') return { first: Math.max(size - Number(to), 0), last: size - 1 }
  if (to !== '' && Number(to) < Number(from)) return undefined
  return { first: Number(from), last: to === '' ? size - 1 : Math.min(Number(to), size - 1) }
}

/** What encodeURIComponent leaves as it is and the header (RFC 8187) does not. */
const encodeCharacter = (one: string) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`
