import type { Context } from './context'
import { networkOf } from './network'

/** Key for fair scheduling: the user, or the network of an anonymous caller. */
export function requesterOf({ user, address }: Pick<Context, 'user' | 'address'>): string {
  return user ? `user ${user.id}` : `network ${networkOf(address)}`
}
