import type { Language } from '../../domain/language/language'
import type { Schemas } from '../../domain/schemas'
import { explain, firstOfEach } from '../../i18n/explain'
import { translate } from '../../i18n/translate'
import type { Pool } from '../database/database'
import { standingAlone } from '../http/operation-checks'
import { noteSecurityEvent } from '../security-events/security-events.sql'
import type { Settings } from '../settings/settings'
import { checker } from '../http/validator'
import { present } from '../../domain/lists/items'
import { findLogin, findLoginById, type Login } from './logins.sql'
import { mailPasswordLink, passwordLink } from './mails'
import { insertPerson, isSomeOperator } from './people.sql'
import { accountOfPerson, unknownPassword } from './staff'
import { takenFields } from './staff.sql'

type Needed = Pick<Settings, 'publicUrl' | 'passwordHash' | 'smtpUrl'>

/** The link that sets the password, or the validation messages. */
export type Made = { link: string; isMailed: boolean } | { faults: string[] }

/** Usage line of the command that creates the first operator. */
export const addCommand = 'npm run admin -- add NAME MAIL'

/** Stands in for address and user agent in security events of a command. */
const fromCommand = { address: '', userAgent: 'npm run admin' }

/** True if no operator can log in: then nobody could create accounts for staff. */
export const lacksOperator = async (pool: Pool): Promise<boolean> => !(await isSomeOperator(pool))

/** Creates an operator, who sets the password by a link that works once within 24 hours. */
export function addOperator(
  pool: Pool,
  { username, email }: { username: string; email: string },
  settings: Needed,
  language: Language,
): Promise<Made> {
  // A placeholder until they enter their name; cut because a user name may be longer than 50 characters.
  const contactName = username.slice(0, 50)
  const form = { username, email, contactName, staffRoles: ['operator' as const] }
  const faults = faultsOf(form, language)
  if (faults.length > 0) return Promise.resolve({ faults })
  return pool.transaction().execute(async (database) => {
    const taken = await takenFields(database, form)
    const words = { username: 'nameTaken', email: 'emailTaken' } as const
    if (taken.length > 0) {
      return { faults: taken.map((field) => translate(language, `entry.register.${words[field]}`)) }
    }
    const id = await insertPerson(database, accountOfPerson(form), {
      kind: 'staff',
      password_hash: await unknownPassword(settings),
      staff_roles: form.staffRoles,
    })
    await noteSecurityEvent(database, 'addedByStaff', id, fromCommand)
    const login = present(await findLoginById(database, id), 'login')
    return linkFor(database, login, settings, language)
  })
}

/** Issues a new link to a staff member whose link has expired. */
export function renewOperatorLink(
  pool: Pool,
  username: string,
  settings: Needed,
  language: Language,
): Promise<Made> {
  return pool.transaction().execute(async (database) => {
    const login = await findLogin(database, username)
    if (login?.kind !== 'staff' || login.blocked) {
      return { faults: [translate(language, 'people.admin.unknown', { username })] }
    }
    await noteSecurityEvent(database, 'resetByStaff', login.userId, fromCommand)
    return linkFor(database, login, settings, language)
  })
}

async function linkFor(
  database: Parameters<typeof passwordLink>[0],
  login: Login,
  settings: Needed,
  asked: Language,
): Promise<Made> {
  const link = await passwordLink(database, login, settings)
  const isMailed = settings.smtpUrl !== undefined
  if (isMailed) await mailPasswordLink(database, login, { template: 'newStaff', link }, asked)
  return { link, isMailed }
}

/** Validates by the schema of the office form. */
function faultsOf(form: Schemas['StaffForm'], language: Language): string[] {
  const check = checker({}).compile(standingAlone({ $ref: '#/components/schemas/StaffForm' }))
  const faults = check(form)
  if (!faults) return []
  const sentences = firstOfEach(faults.errors, (fault) => explain(fault, language, translate))
  return [...new Set(sentences.map(({ message }) => message))]
}
