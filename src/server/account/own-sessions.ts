import { deviceOf } from '../../domain/account/device'
import { browserHash, browserOf } from '../http/browser-cookie'
import { userOf } from '../http/context'
import { Refusal } from '../http/errors'
import type { Handlers } from '../http/handler'
import { noteSecurityEvent } from '../security-events/security-events.sql'
import { revokeSessions } from '../security/session.sql'
import { forgetOtherDevices } from './known-devices'
import { forgetKnownDevice, listKnownDevices } from './known-devices.sql'
import { endSession, listSessions } from './own-sessions.sql'

export const ownSessions = {
  async listKnownDevices(_call, context) {
    const token = browserOf(context)
    const here = token && browserHash(token)
    const devices = await listKnownDevices(context.database, userOf(context).id)
    return devices.map(({ id, tokenHash, device, createTime, lastTime }) => ({
      id,
      ...deviceOf(device),
      createTime: createTime.toISOString(),
      lastTime: lastTime.toISOString(),
      current: tokenHash === here,
    }))
  },

  async forgetKnownDevice({ params }, context) {
    const { id } = userOf(context)
    if (!(await forgetKnownDevice(context.database, id, params.id)))
      throw new Refusal('settings.devices.notFound')
    return null
  },

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
