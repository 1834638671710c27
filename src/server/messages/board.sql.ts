import { sql } from 'kysely'
import type { Attendant } from '../../domain/account/assignment'
import type { Day } from '../../domain/days/day'
import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'
import { countRows, inOrder, orLast, type OrderOf, type Sorting } from '../database/lists.sql'
import { assigneeName, assigneePlace, handledBy, heldFrom } from '../queues/assignment.sql'
import { inQueue, type QueueFilter } from '../queues/queue-filter.sql'
import { waits } from '../queues/waiting.sql'
import { when } from '../database/when'

type State = Schemas['BoardState']

/** A customer's message with the reply. */
export interface BoardMessage {
  id: number
  accountId: number
  customer: string
  who: string
  state: State
  createdAt: Date
  repliedAt: Date | null
  replyBy: string | null
  /** Assigned staff member and due date of the reply. */
  assigneeId: number | null
  assignee: string | null
  dueDate: Day | null
  /** Form content. */
  message: unknown
  reply: unknown
}

export interface BoardFilter {
  /** Limits the list to one customer. */
  accountId?: number | undefined
  state?: State | undefined
  keyword?: string | undefined
  /** Filter by assignee and due date. */
  queue?: QueueFilter
}

function filtered(database: Database, { accountId, state, keyword, queue }: BoardFilter) {
  const wanted = keyword?.trim()
  const pattern = `%${wanted?.replace(/[\\%_]/g, '\\$&')}%`
  const inForm = (field: 'theme' | 'description') =>
    sql<string>`board_message.data ->> ${sql.lit(field)}`
  return database
    .selectFrom('board_message')
    .innerJoin('account', 'account.id', 'board_message.account_id')
    .innerJoin('app_user', 'app_user.id', 'board_message.user_id')
    .$call(
      when(accountId, (query, accountId) =>
        query.where('board_message.account_id', '=', accountId),
      ),
    )
    .$call(when(queue, (query, queue) => query.where(inQueue('board_message', queue))))
    .$call(when(state, (query, state) => query.where('board_message.state', '=', state)))
    .$if(!!wanted, (query) =>
      query.where((where) =>
        where.or([
          where(inForm('theme'), 'ilike', pattern),
          where(inForm('description'), 'ilike', pattern),
          ...(accountId === undefined ? [where('account.account_name', 'ilike', pattern)] : []),
        ]),
      ),
    )
}

const author = sql<string>`coalesce(app_user.data ->> 'contactName', app_user.username)`

const selected = (database: Database, filter: BoardFilter) =>
  filtered(database, filter).select([
    'board_message.id',
    'board_message.account_id as accountId',
    'account.account_name as customer',
    author.as('who'),
    // A check constraint of the table.
    sql<State>`board_message.state`.as('state'),
    'board_message.assignee_id as assigneeId',
    assigneeName('board_message').as('assignee'),
    'board_message.due_date as dueDate',
    'board_message.created_at as createdAt',
    'board_message.replied_at as repliedAt',
    sql<string | null>`(
      select coalesce(staff.data ->> 'contactName', staff.username)
      from app_user as staff where staff.id = board_message.replied_by
    )`.as('replyBy'),
    'board_message.data as message',
    'board_message.reply',
  ])

type Order = OrderOf<'listMessages' | 'listAllMessages'>

const sorting: Omit<Sorting<Order>, 'usual'> = {
  by: {
    theme: sql`lower(coalesce(board_message.data ->> 'theme', ''))`,
    customer: sql`lower(account_name)`,
    who: sql`lower(${author})`,
    createTime: sql`board_message.created_at`,
    state: sql`board_message.state`,
    dueDate: orLast(sql`case when ${waits.board_message} then due_date end`),
    assignee: orLast(assigneePlace('board_message')),
  },
  id: sql`board_message.id`,
}
const newest = sql`board_message.id desc`

/** Newest first; for staff, open messages come before all others. */
export async function pageMessages(
  database: Database,
  filter: BoardFilter,
  { current, size, order }: { current: number; size: number; order?: Order | undefined },
): Promise<{ total: number; messages: BoardMessage[] }> {
  const total = await countRows(filtered(database, filter))
  const usual = filter.accountId === undefined ? sql`board_message.state, ${newest}` : newest
  const messages = await selected(database, filter)
    .orderBy(inOrder(order, { ...sorting, usual }))
    .limit(size)
    .offset((current - 1) * size)
    .execute()
  return { total, messages }
}

/** Number of open and of answered messages. */
export async function countByState(
  database: Database,
  filter: BoardFilter,
): Promise<Schemas['TabCount'][]> {
  const rows = await filtered(database, filter)
    .select(['board_message.state', (select) => select.fn.countAll<number>().as('counts')])
    .groupBy('board_message.state')
    .execute()
  return [1, 2].map((value) => ({
    value,
    counts: rows.find(({ state }) => state === value)?.counts ?? 0,
  }))
}

/** Finds a message; with an account only among its own. */
export function findMessage(
  database: Database,
  { id, accountId }: { id: number; accountId?: number },
): Promise<BoardMessage | undefined> {
  return selected(database, { accountId }).where('board_message.id', '=', id).executeTakeFirst()
}

export interface NewMessage {
  accountId: number
  userId: number
  dueDate: Day
  message: object
}

export async function insertMessage(
  database: Database,
  { accountId, userId, dueDate, message }: NewMessage,
): Promise<number> {
  const { id } = await database
    .insertInto('board_message')
    .values({
      account_id: accountId,
      user_id: userId,
      due_date: dueDate,
      data: JSON.stringify(message),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Stores the reply if the message is open and unassigned or assigned to this user; returns false otherwise. */
export async function storeReply(
  database: Database,
  { id, by, reply }: { id: number; by: Attendant; reply: object },
): Promise<boolean> {
  const replied = await database
    .updateTable('board_message')
    .set({
      state: 2,
      replied_at: sql<Date>`now()`,
      replied_by: by.id,
      assignee_id: heldFrom(by),
      reply: JSON.stringify(reply),
    })
    .where('id', '=', id)
    .where('state', '=', 1)
    .where(handledBy(by))
    .returning('id')
    .executeTakeFirst()
  return replied !== undefined
}
