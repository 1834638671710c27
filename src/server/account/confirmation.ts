import { userOf } from '../http/context'
import type { Handlers } from '../http/handler'
import type { PasswordForm } from '../passwords/password-form'
import { noteSecurityEvent } from '../security-events/security-events.sql'
import { noteConfirmation } from '../security/session.sql'
import { provePassword } from './own-password'

export const confirmation = (passwordForm: PasswordForm) =>
  ({
    async confirmSession({ body }, context) {
      const { id, sessionId } = userOf(context)
      await provePassword(body.password, passwordForm, context)
      await noteConfirmation(context.pool, sessionId)
      await noteSecurityEvent(context.pool, 'confirmed', id, context)
      return null
    },
  }) satisfies Partial<Handlers>
