import { languageOfUser } from '../../domain/account/user-data'
import { now } from '../database/clock'
import type { Database } from '../database/database'
import { notifyStaff } from '../notifications/notifications.sql'
import { queueMail } from '../outbox/outbox'
import { noteBackupResult } from './backup-results.sql'
import { listOperators } from './operators.sql'

/** Records a failed backup and notifies every operator by mail and in the office. */
export async function tellFailure(
  database: Database,
  reason: string,
  timeZone: string,
): Promise<void> {
  await noteBackupResult(database, 'failure', { reason })
  await notifyStaff(database, 'operator', {
    key: 'operation.backup.failedMessage',
    values: { reason },
    link: '/office/backup',
  })
  const time = new Intl.DateTimeFormat('sv', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(now())
  for (const { name, email, locale } of await listOperators(database)) {
    const language = languageOfUser({ locale })
    await queueMail(database, {
      to: email,
      language,
      template: 'backupFailed',
      params: { name: name[language], time, reason },
    })
  }
}
