import type { Context } from './context'
import { networkOf } from './network'

/** For whom work is counted: the person, or of a visitor the network. */
export function requesterOf({ user, address }: Pick<Context, 'user' | 'address'>): string {
  return user ? `user ${user.id}` : `network ${networkOf(address)}`
}
