import type { Name } from '../../src/domain/account/names'
import { personNames } from '../../src/server/names/names.sql'
import { sql } from 'kysely'
import type { Day } from '../../src/domain/days/day'
import type { Schemas } from '../../src/domain/schemas'
import type { TextKey } from '../../src/generated/text-key'
import type { Database } from '../../src/server/database/database'

export interface Person {
  id: number
  accountId: number
  name: Name
}

/** Demo users by name; undefined if reservations exist or another process is seeding. */
export async function beginDemo(database: Database): Promise<Map<string, Person> | undefined> {
  await sql`select pg_advisory_xact_lock(hashtext('seed-orders'))`.execute(database)
  const existing = await database
    .selectFrom('intention_order')
    .select('id')
    .limit(1)
    .executeTakeFirst()
  if (existing) return undefined
  const rows = await database
    .selectFrom('app_user')
    .select(['id', 'username', 'account_id', personNames().as('name')])
    .execute()
  return new Map(
    rows.map(({ id, username, account_id, name }) => [
      username,
      { id, accountId: account_id, name },
    ]),
  )
}

/** A laboratory test by its demo name. */
export async function testIdOf(database: Database, slug: string): Promise<number | undefined> {
  const row = await database
    .selectFrom('experiment')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirst()
  return row?.id
}

export async function classIdNamed(database: Database, name: string): Promise<number | undefined> {
  const row = await database
    .selectFrom('product_class')
    .select('id')
    .where('class_name', '=', name)
    .where('published', '=', true)
    .executeTakeFirst()
  return row?.id
}

export async function characteristicIds(
  database: Database,
  codes: string[],
): Promise<Map<string, number>> {
  const rows = await database
    .selectFrom('characteristic')
    .select(['id', 'field_code'])
    .where('field_code', 'in', codes)
    .execute()
  return new Map(rows.map(({ id, field_code }) => [field_code, id]))
}

/** A morning in the shop's time zone, independent of the time of the start. */
export interface When {
  day: Day
  timeZone: string
}

const momentOf = ({ day, timeZone }: When) =>
  sql<Date>`((${day}::date + interval '10 hours') at time zone ${timeZone})`

export async function datedStep(
  database: Database,
  step: { orderId: number; what: TextKey; by: Person; when: When; note?: string },
): Promise<void> {
  const { orderId, what, by, when, note } = step
  await database
    .insertInto('timeline')
    .values({
      subject: 'intentionOrder',
      subject_id: orderId,
      user_id: by.id,
      created_at: momentOf(when),
      data: JSON.stringify({ who: by.name, what, ...(note && { note }) }),
    })
    .execute()
}

export async function addCarriers(
  database: Database,
  carriers: readonly Schemas['Carrier'][],
): Promise<void> {
  await database
    .insertInto('carrier')
    .values(carriers.map((carrier) => ({ data: JSON.stringify(carrier) })))
    .execute()
}

export async function setReceived(
  database: Database,
  { deliveryId, by, when }: { deliveryId: number; by: Person; when: When },
): Promise<void> {
  await database
    .updateTable('delivery_notice')
    .set({ received_at: momentOf(when), received_by: by.id })
    .where('id', '=', deliveryId)
    .execute()
}

export interface Answered {
  orderId: number
  state: number
  when: When
  answer: { when: When; note: string } | undefined
  declined: { when: When; reason: string } | undefined
  accepted: When | undefined
  answeredBy: Name
  validUntil: Day | undefined
}

/** Sets an order to the state of its demo story; returns its line ids in order. */
export async function setAnswered(
  database: Database,
  { orderId, state, when, answer, declined, accepted, answeredBy, validUntil }: Answered,
): Promise<number[]> {
  const answeredAt = sql`to_char(${momentOf(answer?.when ?? when)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
  const kept = answer
    ? sql`jsonb_build_object('answer', jsonb_build_object('note', ${answer.note}::text,
        'answeredAt', ${answeredAt}, 'answeredBy', ${JSON.stringify(answeredBy)}::jsonb))`
    : sql`jsonb_strip_nulls(jsonb_build_object('declineReason', ${declined?.reason ?? null}::text))`
  await database
    .updateTable('intention_order')
    .set({
      status_code: state,
      version: state,
      created_at: momentOf(when),
      quoted_at: answer ? momentOf(answer.when) : null,
      declined_at: declined ? momentOf(declined.when) : null,
      accepted_at: accepted ? momentOf(accepted) : null,
      valid_until: validUntil ?? null,
      data: sql<string>`data || ${kept}`,
    })
    .where('id', '=', orderId)
    .execute()
  const lines = await database
    .selectFrom('intention_order_line')
    .select('id')
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
  return lines.map(({ id }) => id)
}
