import type { FastifyRequest } from 'fastify'
import { isLoopback } from './web-addresses'

/** Headers set by proxies; a request with one of them does not come from this machine. */
const forwarded = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via']

/**
 * True if the request comes from this machine. A proxy on this machine forwards for others. The host name counts too,
 * because a malicious page may point its own name at this machine (DNS rebinding).
 */
export function isFromHere({ socket, headers }: FastifyRequest): boolean {
  if (!isLoopback(socket.remoteAddress ?? '')) return false
  if (forwarded.some((name) => headers[name] !== undefined)) return false
  const host = `http://${headers.host ?? 'localhost'}`
  return URL.canParse(host) && isLoopback(new URL(host).hostname)
}
