import { deviceOf } from '../../domain/account/device'
import { userOf } from '../context'
import { Refusal } from '../errors'
import type { Handlers } from '../handler'
import { noteSecurityEvent } from '../security-events/security-events.sql'
import { revokeSessions } from '../session.sql'
import { forgetOtherDevices } from './known-devices'
import { endSession, listSessions } from './own-sessions.sql'

export const ownSessions = {
  async listOwnSessions(_call, context) {
    const { id: userId, sessionId } = userOf(context)
    const sessions = await listSessions(context.database, userId)
    return sessions.map(({ id, device, address, createTime, lastTime }) => ({
      id,
      ...deviceOf(device),
      address,
      createTime: createTime.toISOString(),
      lastTime: lastTime.toISOString(),
      current: id === sessionId,
    }))
  },

  async endOtherSessions(_call, context) {
    const { id, sessionId } = userOf(context)
    await revokeSessions(context.database, id, sessionId)
    await forgetOtherDevices(context.database, id, context)
    await noteSecurityEvent(context.database, 'sessionsEnded', id, context)
    return null
  },

  async endOwnSession({ params }, context) {
    const { id } = userOf(context)
    const ended = await endSession(context.database, id, params.id)
    if (!ended) throw new Refusal('settings.sessions.notFound')
    await noteSecurityEvent(context.database, 'sessionEnded', id, context)
    return null
  },
} satisfies Partial<Handlers>
