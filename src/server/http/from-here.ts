import type { FastifyRequest } from 'fastify'
import { isLoopback } from './web-addresses'

/** What proxies tell of whom they speak for; whoever sends one of these does not speak for themselves. */
const forwarded = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via']

/**
 * Whether somebody at this machine asks. A proxy is on this machine too and speaks for others; and a page of a stranger may
 * have given its own name the address of this machine, so that the name counts as well.
 */
export function isFromHere({ socket, headers }: FastifyRequest): boolean {
  if (!isLoopback(socket.remoteAddress ?? '')) return false
  if (forwarded.some((name) => headers[name] !== undefined)) return false
  const host = `http://${headers.host ?? 'localhost'}`
  return URL.canParse(host) && isLoopback(new URL(host).hostname)
}
