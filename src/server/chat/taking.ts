import { personNames } from '../../domain/account/names'
import type { Database } from '../database/database'
import type { SessionUser } from '../security/session.sql'
import type { Settings } from '../settings/settings'
import { addStep } from '../timeline/timeline.sql'
import type { Conversation } from './conversations.sql'
import { claimWaiting } from './attending.sql'
import { giveNotice } from './sending'

/** Claims a waiting conversation and posts a notice; only one of several concurrent agents succeeds. */
export async function takeWaiting(
  database: Database,
  conversation: Conversation,
  user: SessionUser,
  settings: Settings,
): Promise<boolean> {
  const { id, serviceId } = conversation
  if (!(await claimWaiting(database, id, user.id))) return false
  const agentName = personNames(user)
  const clientId = `claimed:${serviceId}`
  await giveNotice(database, conversation, { notice: 'claimed', clientId, agentName }, settings)
  await addStep(database, {
    subject: 'conversation',
    subjectId: id,
    userId: user.id,
    who: agentName,
    what: 'chat.timeline.claimed',
  })
  return true
}
