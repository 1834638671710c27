import type { Language } from '../../domain/language/language'
import type { Database } from '../database/database'
import type { JobKinds } from '../jobs/worker'
import { issueCode, type CodeOf } from '../one-time/one-time.sql'
import { queueTextMessage } from '../outbox/outbox'
import { noteSecurityEvent, type From } from '../security-events/security-events.sql'
import type { Settings } from '../settings/settings'
import { findLogin, findLoginByEmail, findLoginById, findLoginByPhone } from './logins.sql'
import { mailActivation, mailReset } from './mails'
import { forgetRegistrations } from './registration.sql'

/** Language of the request; older jobs do not have it. */
interface Asked {
  language?: Language
}

/** Only handlers of this area add these jobs, each with the data of its kind. */
const job = <Data>(work: (database: Database, data: Data) => Promise<void>) => ({
  work: (database: Database, data: unknown) => work(database, data as Data),
})

/**
 * Work that depends on the existence of an account. It runs after the answer, so that the response time reveals
 * nothing.
 */
export function accountJobs({ publicUrl }: Pick<Settings, 'publicUrl'>): JobKinds {
  return {
    /** A code is always created, so that wrong codes are refused alike; it is sent only if there is an account. */
    sendCode: job<CodeOf & { phone: string; language: Language }>(
      async (database, { phone, language, ...asked }) => {
        const { purpose } = asked
        const code = await issueCode(database, asked)
        // A new number first has to be proved. The caller learns only afterwards that it is taken.
        const isNew = purpose === 'register' || purpose === 'changeMobile'
        if (!isNew && !(await findLoginByPhone(database, phone))) return
        await queueTextMessage(database, {
          to: phone,
          language,
          template: 'code',
          params: { code },
        })
      },
    ),

    sendReset: job<Asked & { email: string } & From>(
      async (database, { email, language, ...from }) => {
        const login = await findLoginByEmail(database, email)
        if (!login || login.blocked) return
        await mailReset(database, login, { publicUrl, asked: language ?? 'zh' })
        await noteSecurityEvent(database, 'resetAsked', login.userId, from)
      },
    ),

    resendActivation: job<Asked & { email?: string; userId?: number }>(
      async (database, { email = '', userId, language }) => {
        const login =
          userId === undefined
            ? await findLoginByEmail(database, email)
            : await findLoginById(database, userId)
        if (login && !login.activated)
          await mailActivation(database, login, { publicUrl, asked: language ?? 'zh' })
      },
    ),

    noteFailedLogin: job<{ username: string; locked: boolean } & From>(
      async (database, { username, locked, ...from }) => {
        const login = await findLogin(database, username)
        if (!login) return
        await noteSecurityEvent(database, 'loginFailed', login.userId, from)
        if (locked) await noteSecurityEvent(database, 'locked', login.userId, from)
      },
    ),

    noteFailedCode: job<{ userId?: number; phone?: string } & From>(
      async (database, { userId, phone = '', ...from }) => {
        const owner = userId ?? (await findLoginByPhone(database, phone))?.userId
        if (owner !== undefined) await noteSecurityEvent(database, 'codeFailed', owner, from)
      },
    ),

    forgetRegistrations: { lane: 'heavy', everySeconds: 3600, work: forgetRegistrations },
  }
}
