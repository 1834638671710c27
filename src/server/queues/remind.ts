import type { StaffRoleName } from '../../domain/account/access'
import type { Database } from '../database/database'
import { notifyStaff, notifyUsers, type NewNotification } from '../notifications/notifications.sql'

/** Reminds the assignee; unassigned items remind everyone with the role. */
export function remindHolder(
  database: Database,
  { assignee_id: holder }: { assignee_id: number | null },
  role: StaffRoleName,
  message: NewNotification,
): Promise<void> {
  return holder === null
    ? notifyStaff(database, role, message)
    : notifyUsers(database, [holder], message)
}
