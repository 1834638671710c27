import { gateOf } from '../../domain/account/access'
import type { Schemas } from '../../domain/schemas'

/**
 * Sessions of staff are taken over only by office pages and those of customers only by shop pages, even though staff
 * may open some of the latter.
 */
export function mayTakeOver(path: string, user: Schemas['User']): boolean {
  const isOffice = path === '/office' || path.startsWith('/office/')
  return isOffice === (user.identity === '0') && gateOf(path, user) === 'open'
}
