import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** Sends a generated text with the best accepted compression, or 304 if the client's copy is current. */
export async function sendText(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { type, text }: { type: string; text: string },
): Promise<FastifyReply> {
  const etag = `"${createHash('sha1').update(text).digest('base64url')}"`
  reply
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding, accept-language, cookie')
    .header('etag', etag)
    .type(type)
  const known = reply.statusCode === 200 && headers['if-none-match'] === etag
  if (known) return reply.code(304).send()
  const accepted = String(headers['accept-encoding'] ?? '')
  if (/\bbr\b/.test(accepted)) {
    reply.header('content-encoding', 'br')
    return reply.send(await promisify(brotliCompress)(text, quick))
  }
  if (/\bgzip\b/.test(accepted)) {
    reply.header('content-encoding', 'gzip')
    return reply.send(await promisify(gzip)(text))
  }
  return reply.send(text)
}
