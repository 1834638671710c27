import { forgetLoginAttempts } from '../attempts/attempts.sql'
import { userOf } from '../http/context'
import { placeOf } from '../http/browser-cookie'
import { Refusal } from '../http/errors'
import type { Handlers } from '../http/handler'
import { noteSecurityEvent } from '../security-events/security-events.sql'
import type { Sessions } from '../security/session'
import { revokeSessions } from '../security/session.sql'
import { tellAccessChange } from './access-changes'
import { sessionAnswer } from './logins'
import { customerKinds, everyKind, personNamed } from './people-answers'
import { setLocked } from './people.sql'
import { activateUser } from './registration.sql'
import { refuseLastOperator, sendReset } from './staff'

/** Minutes for which staff may view the shop as a customer. */
const lookMinutes = 30

/** Actions of operators on any account. */
export function personActions(sessions: Sessions) {
  return {
    async lockPerson({ params: { id }, body: { reason } }, context) {
      const { database } = context
      const person = await personNamed(id, everyKind, context)
      if (id === userOf(context).id) throw new Refusal('people.self')
      if (person.staffRoles.includes('operator')) await refuseLastOperator(id, context)
      if (!(await setLocked(database, id, reason.trim()))) throw new Refusal('people.notNow')
      await revokeSessions(database, id)
      await tellAccessChange(database, 'lockedByStaff', id, context)
      return null
    },

    async unlockPerson({ params: { id } }, context) {
      const { database } = context
      const { username } = await personNamed(id, everyKind, context)
      if (!(await setLocked(database, id, undefined))) throw new Refusal('people.notNow')
      await forgetLoginAttempts(database, username)
      await tellAccessChange(database, 'unlockedByStaff', id, context)
      return null
    },

    async approvePerson({ params: { id } }, context) {
      const { state } = await personNamed(id, everyKind, context)
      if (state !== 'waiting') throw new Refusal('people.notNow')
      await activateUser(context.database, id)
      await tellAccessChange(context.database, 'approvedByStaff', id, context)
      return null
    },

    async resetPerson({ params: { id } }, context) {
      const { state } = await personNamed(id, everyKind, context)
      // A locked user could not log in by the link anyway.
      if (state === 'locked') throw new Refusal('people.notNow')
      await sendReset(context.database, id, context.settings)
      await noteSecurityEvent(context.database, 'resetByStaff', id, context)
      context.audit.note({ about: `app_user:${id}` })
      return null
    },

    async endPersonSessions({ params: { id } }, context) {
      await personNamed(id, everyKind, context)
      await revokeSessions(context.database, id)
      await noteSecurityEvent(context.database, 'sessionsEndedByStaff', id, context)
      context.audit.note({ about: `app_user:${id}` })
      return null
    },

    /** Creates a read-only session of the customer that records which staff member uses it. */
    async lookAsCustomer({ params: { id } }, context) {
      const { state } = await personNamed(id, customerKinds, context)
      if (state !== 'open') throw new Refusal('people.notNow')
      const begun = await sessions.begin(context.database, id, {
        ...placeOf(context),
        look: { viewerId: userOf(context).id, minutes: lookMinutes },
      })
      await noteSecurityEvent(context.database, 'lookedAt', id, context)
      context.audit.note({ about: `app_user:${id}` })
      return sessionAnswer(begun, context)
    },
  } satisfies Partial<Handlers>
}
