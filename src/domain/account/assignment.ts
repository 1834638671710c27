import type { StaffRoleName } from './access'

/** Somebody of the staff, as far as it decides what they may see to. */
export interface Attendant {
  id: number
  staffRoles: readonly StaffRoleName[]
}

export const isOperator = ({ staffRoles }: Attendant) => staffRoles.includes('operator')

/** Whether somebody may see to work, or hand it on: it is nobody's yet, or theirs; an operator always may. */
export function mayHandle(who: Attendant, assigneeId: number | undefined): boolean {
  return assigneeId === undefined || assigneeId === who.id || isOperator(who)
}
