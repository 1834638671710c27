import { mayHandle, type Attendant } from '../../domain/account/assignment'
import { mayCall } from '../screens/may-open'
import type { PostPath } from '../screens/resource'
import { useUser } from '../session/session'

/** The current user's data that decide which work they may handle. */
export function useAttendant(): Attendant {
  const user = useUser()
  return { id: Number(user?.id), staffRoles: user?.staffRoles ?? [] }
}

/** True if the current user's roles may make a call; those who may only read a record see no action on it. */
export const useMayCall = (call: PostPath): boolean => mayCall('POST', call, useUser())

/** True if the user may make the call, and the work is unassigned or theirs; operators may handle all work. */
export function useMayHandle(call: PostPath, assigneeId: number | undefined): boolean {
  const isOurs = mayHandle(useAttendant(), assigneeId)
  return useMayCall(call) && isOurs
}
