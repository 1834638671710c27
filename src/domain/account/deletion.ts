import type { Schemas } from '../schemas'
import { isLastAdministrator, type CompanyRole } from './company'

interface Account {
  kind: 'person' | 'company'
  userId: number
  members: { id: number; companyRole: CompanyRole }[]
  /** Reservations that are being delivered. */
  confirmed: number
}

/** Whether somebody leaves a company that goes on without them. */
export const companyStays = ({ kind, members }: Pick<Account, 'kind' | 'members'>) =>
  kind === 'company' && members.length > 1

/** What stands against the deletion of an account; nothing where it may go. */
export function obstacleOf(account: Account): Schemas['DeletionPreview']['obstacle'] {
  if (!companyStays(account)) return account.confirmed > 0 ? 'confirmed' : undefined
  return isLastAdministrator(account.members, account.userId) ? 'lastAdministrator' : undefined
}
