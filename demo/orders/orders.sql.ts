import type { Name } from '../../src/domain/account/names'
import { personNames } from '../../src/server/names/names.sql'
import { sql } from 'kysely'
import type { Day } from '../../src/domain/days/day'
import type { Schemas } from '../../src/domain/schemas'
import type { TextKey } from '../../src/generated/text-key'
import { itemAt } from '../../src/domain/lists/items'
import type { Database } from '../../src/server/database/database'
import type { StoredAcceptance } from '../../src/server/orders/intention-orders.sql'

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
  answered: When | undefined
  declined: { when: When; reason: string } | undefined
  accepted: When | undefined
  validUntil: Day | undefined
}

/** Sets an order to the state of its demo story; returns its lines in order. */
export async function setAnswered(
  database: Database,
  { orderId, state, when, answered, declined, accepted, validUntil }: Answered,
): Promise<{ id: number; counts: number }[]> {
  const kept = sql`jsonb_strip_nulls(jsonb_build_object('declineReason', ${declined?.reason ?? null}::text))`
  await database
    .updateTable('intention_order')
    .set({
      status_code: state,
      version: state,
      created_at: momentOf(when),
      quoted_at: answered ? momentOf(answered) : null,
      declined_at: declined ? momentOf(declined.when) : null,
      accepted_at: accepted ? momentOf(accepted) : null,
      valid_until: validUntil ?? null,
      data: sql<string>`data || ${kept}`,
    })
    .where('id', '=', orderId)
    .execute()
  return database
    .selectFrom('intention_order_line')
    .select(['id', 'counts'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
}

/** The moment at which the demo lets something happen. */
export async function momentAt(database: Database, when: When): Promise<Date> {
  const { rows } = await sql<{ moment: Date }>`select ${momentOf(when)} as moment`.execute(database)
  return itemAt(rows, 0).moment
}

/** Makes the quotation of an order the one that it has, and after the confirmation the accepted one. */
export async function setQuotation(
  database: Database,
  { orderId, acceptance }: { orderId: number; acceptance: StoredAcceptance | undefined },
): Promise<void> {
  await database
    .updateTable('intention_order')
    .set({
      quotation_number: 1,
      accepted_number: acceptance ? 1 : null,
      data: sql<string>`data || ${JSON.stringify(acceptance ? { acceptance } : {})}::jsonb`,
    })
    .where('id', '=', orderId)
    .execute()
}
