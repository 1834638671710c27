import { deviceOf } from '../../domain/account/device'
import { languageOfUser } from '../../domain/account/user-data'
import { colonOf } from '../../domain/language/language'
import type { Context } from '../http/context'
import type { Database } from '../database/database'
import { formSchema } from '../records/form-schemas'
import { noteSecurityEvent, type SecurityEventKind } from '../security-events/security-events.sql'
import type { SessionUser } from '../security/session.sql'
import { listKnownDevices } from './known-devices.sql'
import { findLoginById, type Login } from './logins.sql'
import { mailAccessChanged } from './mails'

/**
 * Records a security event and mails the user when their login or rights changed, because somebody else may have made
 * the change. Read `owner` before changing an e-mail address: the mail goes to the old one.
 */
export async function tellAccessChange(
  database: Database,
  kind: SecurityEventKind,
  owner: number | Login,
  context: Pick<Context, 'address' | 'userAgent' | 'language'>,
  detail = '',
): Promise<void> {
  const login = typeof owner === 'number' ? await findLoginById(database, owner) : owner
  if (!login) return
  await noteSecurityEvent(database, kind, login.userId, context)
  const language = languageOfUser(login.data, context.language)
  const what = formSchema('SecurityEventKind')['x-enum']?.[kind]?.[language] ?? kind
  await mailAccessChanged(
    database,
    login,
    detail ? `${what}${colonOf[language]}${detail}` : what,
    language,
  )
}

/**
 * Mails staff about a login from an unknown browser, except their very first login. Call it before the device is
 * remembered.
 */
export async function tellNewDevice(
  database: Database,
  { id, kind }: Pick<SessionUser, 'id' | 'kind'>,
  context: Pick<Context, 'address' | 'userAgent' | 'language'>,
): Promise<void> {
  if (kind !== 'staff') return
  const name = (userAgent: string) => Object.values(deviceOf(userAgent)).filter(Boolean).join(', ')
  const known = await listKnownDevices(database, id)
  const device = name(context.userAgent)
  if (known.length === 0 || known.some((knownDevice) => name(knownDevice.device) === device)) return
  const detail = [device, context.address].filter(Boolean).join(', ')
  await tellAccessChange(database, 'newDevice', id, context, detail)
}
