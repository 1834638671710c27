import { deviceOf } from '../../domain/account/device'
import { colonOf, languageOfLocale } from '../../domain/language/language'
import type { Context } from '../http/context'
import type { Database } from '../database/database'
import { formSchema } from '../records/form-schemas'
import { noteSecurityEvent, type SecurityEventKind } from '../security-events/security-events.sql'
import type { SessionUser } from '../security/session.sql'
import { listKnownDevices } from './known-devices.sql'
import { findLoginById, type Login } from './logins.sql'
import { mailAccessChanged } from './mails'

/**
 * Notes at somebody's door that how they come in, or what they may do, was changed, and tells them by mail: they may not
 * have been the one who did it. `owner` is read before the change where that concerns their address.
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
  const { locale } = login.data
  const language = locale ? languageOfLocale(locale) : context.language
  const what = formSchema('SecurityEventKind')['x-enum']?.[kind]?.[language] ?? kind
  await mailAccessChanged(
    database,
    login,
    detail ? `${what}${colonOf[language]}${detail}` : what,
    language,
  )
}

/**
 * Staff hear of a login from a browser that they have not logged in with before; of the very first one they know.
 * Called before the device is remembered.
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
  if (known.length === 0 || known.some((one) => name(one.device) === device)) return
  const detail = [device, context.address].filter(Boolean).join(', ')
  await tellAccessChange(database, 'newDevice', id, context, detail)
}
