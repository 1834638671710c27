import { gateOf } from '../../domain/account/access'
import type { Schemas } from '../../domain/schemas'

/** Staff keep to the office and customers to the shop, also where a page of the shop would be open to the staff. */
export function mayTakeOver(path: string, user: Schemas['User']): boolean {
  const isOffice = path === '/office' || path.startsWith('/office/')
  return isOffice === (user.identity === '0') && gateOf(path, user) === 'open'
}
