import type { Schemas } from '../schemas'
import { isLastAdministrator, type CompanyRole } from './company'

interface Account {
  kind: 'person' | 'company'
  userId: number
  members: { id: number; companyRole: CompanyRole }[]
  /** Number of reservations being delivered. */
  confirmed: number
}

/** True if the company remains after its member leaves. */
export const companyStays = ({ kind, members }: Pick<Account, 'kind' | 'members'>) =>
  kind === 'company' && members.length > 1

/** The obstacle to deleting an account; undefined if it may be deleted. */
export function obstacleOf(account: Account): Schemas['DeletionPreview']['obstacle'] {
  if (!companyStays(account)) return account.confirmed > 0 ? 'confirmed' : undefined
  return isLastAdministrator(account.members, account.userId) ? 'lastAdministrator' : undefined
}
