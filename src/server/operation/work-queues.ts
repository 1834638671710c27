import type { StaffRoleName } from '../../domain/account/access'
import type { Schemas } from '../../domain/schemas'
import { userOf } from '../http/context'
import { todayAt } from '../database/clock'
import type { Handlers } from '../http/handler'
import { listColleagues } from '../queues/assignment.sql'
import { keysIn, entriesIn } from '../../domain/lists/objects'
import { countQueue } from './work-queues.sql'

type Name = Schemas['QueueName']
type Kind = Schemas['QueueFigureKind']

interface Queue {
  roles: readonly StaffRoleName[]
  /** List address per count; counts that the queue lacks are missing. */
  links: Partial<Record<Kind, string>>
}

const held = (waiting: string) => {
  const narrowed = (by: string) => `${waiting}${waiting.includes('?') ? '&' : '?'}${by}`
  return {
    waiting,
    overdue: narrowed('due=overdue'),
    mine: narrowed('holder=mine'),
    nobodys: narrowed('holder=nobody'),
  }
}

const queues: Record<Name, Queue> = {
  reservations: { roles: ['sales'], links: held('/office/reserve?waits=answer') },
  approvals: { roles: ['sales'], links: { waiting: '/office/reserve?waits=approval' } },
  messages: { roles: ['sales'], links: held('/office/message?state=1') },
  problems: {
    roles: ['quality'],
    links: {
      ...held('/office/quality/problem?turn=inspector'),
      // Includes items that wait for the supplier.
      overdue: '/office/quality/problem?due=overdue',
    },
  },
  complaints: { roles: ['quality'], links: held('/office/quality/complaint?stateCode=1') },
  conversations: { roles: ['agent'], links: { waiting: '/office/chat', mine: '/office/chat' } },
  questions: { roles: ['agent'], links: held('/office/chat/unknown') },
}

/** Overview of the office's open work by queue and by staff member. */
export const workQueues = {
  async listWorkQueues(_call, context) {
    const { id: userId, staffRoles } = userOf(context)
    const today = todayAt(context.settings.timeZone)
    const seen = keysIn(queues).filter((name) =>
      staffRoles.some((role) => role === 'operator' || queues[name].roles.includes(role)),
    )
    return Promise.all(
      seen.map(async (what): Promise<Schemas['WorkQueue']> => {
        const counts = await countQueue(context.database, what, { userId, today })
        const links = entriesIn(queues[what].links)
        const figures = links.map(([kind, link]) => ({ kind, link, counts: counts[kind] ?? 0 }))
        return { what, figures }
      }),
    )
  },

  listColleagues: ({ query: { role } }, { database, language }) =>
    listColleagues(database, role, language),
} satisfies Partial<Handlers>
