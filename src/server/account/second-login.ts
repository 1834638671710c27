import type { Schemas } from '../../domain/schemas'
import { noteChange } from '../audit/audit.sql'
import { placeOf } from '../http/browser-cookie'
import type { Context } from '../http/context'
import { Refusal } from '../http/errors'
import type { Handlers } from '../http/handler'
import { noteSecurityEvent } from '../security-events/security-events.sql'
import type { Sessions } from '../security/session'
import { tellNewDevice } from './access-changes'
import { rememberDevice } from './known-devices'
import type { Login } from './logins.sql'
import {
  checkCode,
  giveRecoveryCodes,
  needsSecondFactor,
  offeredKey,
  secondFactorStarted,
} from './second-factor'
import { dropChallenge, findFactor, insertChallenge, tryChallenge } from './second-factor.sql'
import { userAnswer } from './users'
import { keepFirstLanguage } from './users.sql'

const challengeSeconds = 600
const mostTries = 5

/** Answer to a right password if a second factor must follow, else undefined. */
export async function challengeOf(
  login: Pick<Login, 'userId' | 'staffRoles' | 'username'>,
  { pool, settings }: Pick<Context, 'pool' | 'settings'>,
): Promise<Schemas['LoginChallenge'] | undefined> {
  const { userId, staffRoles, username } = login
  const factor = await findFactor(pool, userId)
  const enrols = !factor?.confirmedAt && needsSecondFactor(staffRoles, settings)
  if (!factor?.confirmedAt && !enrols) return undefined
  return {
    challenge: await insertChallenge(pool, userId, challengeSeconds),
    expires_in: challengeSeconds,
    ...(enrols && { enrolment: await offeredKey(pool, { id: userId, username }) }),
  }
}

export function secondLogin(sessions: Sessions) {
  return {
    async logInSecond({ body: { challenge, code } }, context) {
      const { pool } = context
      const user = await tryChallenge(pool, challenge, mostTries)
      if (!user) throw new Refusal('account.second.over')
      const factor = await findFactor(pool, user.userId)
      await checkCode(context, user.userId, code)
      if (!(await dropChallenge(pool, challenge))) throw new Refusal('account.second.over')

      const recoveryCodes = factor?.confirmedAt
        ? undefined
        : await giveRecoveryCodes(context, user.userId)
      const begun = await pool.transaction().execute(async (transaction) => {
        await noteChange(transaction, {
          userId: user.userId,
          operation: 'logInSecond',
          requestId: context.requestId,
          params: {},
        })
        if (recoveryCodes) await secondFactorStarted(transaction, user.userId, context)
        const begun = await sessions.begin(transaction, user.userId, placeOf(context))
        await tellNewDevice(transaction, begun.user, context)
        await noteSecurityEvent(transaction, 'loggedIn', user.userId, context, 'secondFactor')
        await rememberDevice(transaction, user.userId, context)
        await keepFirstLanguage(transaction, user.userId, context.namedLanguage)
        return begun
      })
      return {
        ...begun.tokens,
        user: userAnswer(begun.user, context.language),
        ...(recoveryCodes && { recoveryCodes }),
      }
    },
  } satisfies Partial<Handlers>
}
