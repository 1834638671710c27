import { deviceOf } from '../../domain/account/device'
import { userOf } from '../context'
import { Refusal } from '../errors'
import type { Handlers } from '../handler'
import { endSessions, listSessions } from './own-sessions.sql'

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
    await endSessions(context.database, id, { but: sessionId })
    return null
  },

  async endOwnSession({ params }, context) {
    const ended = await endSessions(context.database, userOf(context).id, { only: params.id })
    if (ended === 0) throw new Refusal('account.sessions.notFound')
    return null
  },
} satisfies Partial<Handlers>
