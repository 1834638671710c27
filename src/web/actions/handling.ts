import { mayHandle, type Attendant } from '../../domain/account/assignment'
import { useUser } from '../session/session'

/** Who looks at the work, as far as it decides what they may see to. */
export function useAttendant(): Attendant {
  const user = useUser()
  return { id: Number(user?.id), staffRoles: user?.staffRoles ?? [] }
}

/** Whether the work is nobody's or that of who looks at it; an operator may always. */
export function useMayHandle(assigneeId: number | undefined): boolean {
  return mayHandle(useAttendant(), assigneeId)
}
