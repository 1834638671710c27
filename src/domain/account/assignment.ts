import type { StaffRoleName } from './access'

/** A staff member's data that decide which work they may handle. */
export interface Attendant {
  id: number
  staffRoles: readonly StaffRoleName[]
}

export const isOperator = ({ staffRoles }: Attendant) => staffRoles.includes('operator')

/** True if the user may handle or reassign the work: it is unassigned or theirs, or the user is an operator. */
export function mayHandle(who: Attendant, assigneeId: number | undefined): boolean {
  return assigneeId === undefined || assigneeId === who.id || isOperator(who)
}
