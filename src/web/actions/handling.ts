import { mayHandle, type Attendant } from '../../domain/account/assignment'
import { useUser } from '../session/session'

/** The current user's data that decide which work they may handle. */
export function useAttendant(): Attendant {
  const user = useUser()
  return { id: Number(user?.id), staffRoles: user?.staffRoles ?? [] }
}

/** True if the work is unassigned or assigned to the current user; operators may handle all work. */
export function useMayHandle(assigneeId: number | undefined): boolean {
  return mayHandle(useAttendant(), assigneeId)
}
