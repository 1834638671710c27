import { personNameIn } from '../names/names.sql'
import { sql } from 'kysely'
import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'
import { itemAt } from '../../domain/lists/items'
import { bootAreas } from '../../domain/content/content'
import { textIn, type Language } from '../../domain/language/language'

/** Days for which a closed service can be rated. */
const rateableDays = 14

/** The last closed service if it is not rated yet. */
export async function rateableService(
  database: Database,
  conversationId: number,
): Promise<number | undefined> {
  const last = await database
    .selectFrom('chat_service')
    .select(['id', 'score'])
    .where('conversation_id', '=', conversationId)
    .where('closed_at', '>', sql<Date>`now() - make_interval(days => ${rateableDays})`)
    .where('agent_id', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last && last.score === null ? last.id : undefined
}

export async function rate(
  database: Database,
  id: number,
  { score, comment }: Schemas['ChatRating'],
): Promise<boolean> {
  const rated = await database
    .updateTable('chat_service')
    .set({
      score,
      rated_at: sql<Date>`now()`,
      data: sql`data || ${JSON.stringify(comment ? { comment } : {})}::jsonb`,
    })
    .where('id', '=', id)
    .where('score', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return rated !== undefined
}

/** Services of a conversation, newest first. */
export async function listServices(
  database: Database,
  conversationId: number,
  language: Language,
): Promise<Schemas['ServiceRecord'][]> {
  const rows = await database
    .selectFrom('chat_service')
    .leftJoin('app_user', 'app_user.id', 'chat_service.agent_id')
    .select(['chat_service.id', 'opened_at', 'closed_at', 'reason', 'score', 'chat_service.data'])
    .select(personNameIn(language).$castTo<string | null>().as('agentName'))
    .where('conversation_id', '=', conversationId)
    .orderBy('chat_service.id', 'desc')
    .limit(50)
    .execute()
  return rows.map(({ id, opened_at, closed_at, reason, score, data, agentName }) => {
    const { comment } = data
    return {
      id,
      openedAt: opened_at.toISOString(),
      ...(closed_at && { closedAt: closed_at.toISOString() }),
      ...(reason && { reason }),
      ...(agentName && { agentName }),
      ...(score !== null && { score }),
      ...(comment && { comment }),
    }
  })
}

interface FigureRow {
  name: string | null
  services: number
  closed: number
  first: number | null
  length: number | null
  rating: number | null
  ratings: number
}

/**
 * Figures of the last days: the total, then per agent, then services closed without an agent. Services still waiting
 * are in the total only.
 */
export async function readFigures(
  database: Database,
  days: number,
  language: Language,
): Promise<Omit<Schemas['ChatFigures'], 'days'>> {
  const { rows } = await sql<FigureRow>`
    select case grouping(agent_id) when 0 then max(${personNameIn(language)}) end as name,
      count(*) as services, count(closed_at) as closed,
      percentile_cont(0.5) within group (order by extract(epoch from first_answer_at - opened_at)::float8) as first,
      percentile_cont(0.5) within group (order by extract(epoch from closed_at - opened_at)::float8)
        filter (where agent_id is not null) as length,
      avg(score)::float8 as rating, count(score) as ratings
    from chat_service left join app_user on app_user.id = agent_id
    where opened_at > now() - make_interval(days => ${days})
    group by grouping sets ((), (agent_id, agent_id is null and closed_at is null))
    having grouping(agent_id) = 1 or not (agent_id is null and closed_at is null)
    order by grouping(agent_id) desc, services desc
  `.execute(database)
  const { rows: robot } = await sql<{ answered: number; unknown: number }>`
    select coalesce(sum(answered), 0)::integer as answered, coalesce(sum(unknown), 0)::integer as unknown
    from chat_robot_day where day > current_date - ${days}::integer
  `.execute(database)
  const [all, ...agents] = rows
  return {
    ...figuresOf(all),
    robotAnswers: itemAt(robot, 0).answered,
    robotUnknown: itemAt(robot, 0).unknown,
    agents: agents.map((row) => ({ ...(row.name && { agentName: row.name }), ...figuresOf(row) })),
  }
}

function figuresOf(row: FigureRow | undefined) {
  const { services = 0, closed = 0, first, length, rating, ratings = 0 } = row ?? {}
  return {
    services,
    closed,
    ratings,
    ...(typeof first === 'number' && { firstAnswerSeconds: first }),
    ...(typeof length === 'number' && { lengthSeconds: length }),
    ...(typeof rating === 'number' && { rating }),
  }
}

/** Phone number of the customer service, as in the frame of the shop's pages. */
export async function servicePhone(database: Database, language: Language): Promise<string> {
  const row = await database
    .selectFrom('boot_item')
    .select('data')
    .where('area', '=', bootAreas.hotline)
    .orderBy('sort')
    .limit(1)
    .executeTakeFirst()
  const content = row?.data.content
  return content ? textIn(language, content) : ''
}
