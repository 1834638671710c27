import type { BrowseRole } from './account'
import type { Schemas } from '../schemas'

export type CompanyRole = Schemas['CompanyRole']

/** How long the link of an invitation works. */
export const invitationDays = 7

/** An administrator invites, removes and names the members; otherwise all members work alike. */
export const mayAdminister = (role: CompanyRole) => role === 'administrator'

/** How a new member looks at the shop at first; they may change it at any time. */
export const firstBrowseRole: Record<CompanyRole, BrowseRole> = {
  administrator: 'isPurchaseAndDesign',
  purchaser: 'isPurchase',
  designer: 'isDesign',
}

interface Member {
  id: number
  companyRole: CompanyRole
}

/** Whether a company would be left without anybody who administers it, if this member were one no longer. */
export function isLastAdministrator(members: Member[], id: number): boolean {
  return !members.some((member) => member.id !== id && mayAdminister(member.companyRole))
}
