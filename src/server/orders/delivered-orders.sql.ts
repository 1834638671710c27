import { accountNameIn } from '../names/names.sql'
import type { Language } from '../../domain/language/language'
import { sql } from 'kysely'
import type { Schemas } from '../../domain/schemas'
import { storedFields } from '../records/stored-fields'
import type { Database } from '../database/database'

/** A reservation that is delivered. */
export interface OrderedBy {
  id: number
  uniqueCode: string
  accountId: number
  statusCode: Schemas['OrderState']
  createdAt: Date
}

/** The reservations of these numbers, locked so that remaining quantities stay valid until entries are written. */
export async function findByCodes(
  database: Database,
  codes: string[],
): Promise<Map<string, OrderedBy>> {
  if (codes.length === 0) return new Map()
  const rows = await database
    .selectFrom('intention_order')
    .where('unique_code', 'in', codes)
    // In a fixed order, so that two deliveries do not wait for each other.
    .orderBy('id')
    .forUpdate()
    .select(['id', 'unique_code', 'account_id', 'status_code', 'created_at'])
    .execute()
  return new Map(
    rows.map((row) => [
      row.unique_code,
      {
        id: row.id,
        uniqueCode: row.unique_code,
        accountId: row.account_id,
        // A check constraint of the table.
        statusCode: row.status_code as Schemas['OrderState'],
        createdAt: row.created_at,
      },
    ]),
  )
}

/** Number of the reservation that a delivery note with this number was entered for. */
export async function orderOfBill(database: Database, billNo: string): Promise<string | undefined> {
  const row = await database
    .selectFrom('delivery_notice as notice')
    .innerJoin('intention_order as ordered', 'ordered.id', 'notice.order_id')
    .where('bill_no', '=', billNo)
    .select('unique_code')
    .orderBy('notice.id')
    .executeTakeFirst()
  return row?.unique_code
}

type DeliveredOrder = Omit<OrderedBy, 'createdAt'> & {
  customer: string
  /** Numbers, project and destination. */
  details: Partial<Schemas['OrderDetails']>
}

/** A reservation with its customer, without a lock. */
export async function findDeliveredOrder(
  database: Database,
  code: string,
  language: Language,
): Promise<DeliveredOrder | undefined> {
  const row = await database
    .selectFrom('intention_order')
    .innerJoin('account', 'account.id', 'account_id')
    .where('unique_code', '=', code)
    .select([
      'intention_order.id',
      'unique_code',
      'account_id',
      'status_code',
      'intention_order.data',
    ])
    .select(accountNameIn(language).as('customer'))
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      uniqueCode: row.unique_code,
      accountId: row.account_id,
      // A check constraint of the table.
      statusCode: row.status_code as Schemas['OrderState'],
      customer: row.customer,
      details: storedFields('OrderDetails', row.data),
    }
  )
}

/** The destination of the last delivery of a customer. */
export async function lastDestination(
  database: Database,
  accountId: number,
): Promise<Pick<Schemas['DeliveryEntry'], 'contact' | 'address' | 'deliveryMethod'>> {
  const row = await database
    .selectFrom('delivery_notice as notice')
    .innerJoin('intention_order as ordered', 'ordered.id', 'notice.order_id')
    .where('ordered.account_id', '=', accountId)
    .where(sql<boolean>`notice.data ->> 'address' <> ''`)
    .orderBy('notice.id', 'desc')
    .select([
      sql<string>`notice.data ->> 'address'`.as('address'),
      sql<string | null>`notice.data ->> 'contact'`.as('contact'),
      sql<string | null>`notice.data ->> 'deliveryMethod'`.as('deliveryMethod'),
    ])
    .executeTakeFirst()
  if (!row) return {}
  const { address, contact, deliveryMethod } = row
  return { address, ...(contact && { contact }), ...(deliveryMethod && { deliveryMethod }) }
}
