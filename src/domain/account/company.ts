import type { BrowseRole } from './account'
import type { Schemas } from '../schemas'

export type CompanyRole = Schemas['CompanyRole']

/** Days an invitation link is valid. */
export const invitationDays = 7

/** Administrators invite, remove and appoint members; otherwise all members have the same rights. */
export const mayAdminister = (role: CompanyRole) => role === 'administrator'

/** The initial role of a new member in the shop; they can change it at any time. */
export const firstBrowseRole: Record<CompanyRole, BrowseRole> = {
  administrator: 'isPurchaseAndDesign',
  purchaser: 'isPurchase',
  designer: 'isDesign',
}

interface Member {
  id: number
  companyRole: CompanyRole
}

/** True if the company would have no administrator without this member. */
export function isLastAdministrator(members: Member[], id: number): boolean {
  return !members.some((member) => member.id !== id && mayAdminister(member.companyRole))
}
