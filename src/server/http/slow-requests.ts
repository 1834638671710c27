import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { maxFileBytes } from '../../domain/forms/uploads'
import { Refusal } from './errors'
import { answerError } from './refusals'

export interface RequestTimes {
  /** Time limit for receiving a complete request. */
  completeMs: number
  /** An upload gets one more second per this many received bytes: the slowest supported line has 64 kbit/s. */
  uploadBytesPerSecond: number
}

export const requestTimes: RequestTimes = {
  completeMs: 30_000,
  uploadBytesPerSecond: 8 * 1024,
}

/** Timeouts of the HTTP server: for headers, and for the longest upload. */
export function serverTimes({ completeMs, uploadBytesPerSecond }: RequestTimes) {
  return {
    headersTimeout: completeMs,
    requestTimeout: 2 * completeMs + (maxFileBytes / uploadBytesPerSecond) * 1000,
    connectionsCheckingInterval: Math.min(5000, completeMs / 4),
  }
}

/** Answers 408 and closes the connection if a body does not arrive in time. */
export function refuseSlowRequests(app: FastifyInstance, times: RequestTimes): void {
  app.addHook('onRequest', async (request, reply) => {
    const { headers } = request
    const hasBody =
      Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined
    // Injected requests have no socket and are already complete.
    if (hasBody && request.raw.socket instanceof Socket) watch(request, reply, times)
  })
}

function watch(request: FastifyRequest, reply: FastifyReply, times: RequestTimes): void {
  const { raw } = request
  const { socket } = raw
  const began = performance.now()
  const readBefore = socket.bytesRead
  const isUpload = /^multipart\//i.test(request.headers['content-type'] ?? '')
  let timer: NodeJS.Timeout | undefined

  const look = () => {
    const received = isUpload ? socket.bytesRead - readBefore : 0
    const allowed = times.completeMs + (received / times.uploadBytesPerSecond) * 1000
    const left = allowed - (performance.now() - began)
    if (left <= 0) return void endSlowly(request, reply)
    timer = setTimeout(look, Math.min(left, times.completeMs)).unref()
  }
  const stop = () => clearTimeout(timer)
  raw.once('end', stop).once('close', stop)
  look()
}

async function endSlowly(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { socket } = request.raw
  if (reply.sent) return void socket.destroy()
  reply.raw.once('close', () => socket.destroy())
  reply.raw.once('finish', () => socket.destroy())
  await answerError(new Refusal('common.tooSlow'), request, reply.header('connection', 'close'))
}
