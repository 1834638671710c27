import { sql } from 'kysely'
import type { CustomCharacter } from '../../domain/custom/custom-entry'
import type { Day } from '../../domain/days/day'
import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'
import { itemAt } from '../../domain/lists/items'

/** Snapshot of the product at the time of the reservation. */
export interface LineData {
  model: string
  materialName: Schemas['Text']
  unitName: Schemas['Text']
  prodImgs: string[]
  minQuantity: number
  /** Pieces in one package; absent if unknown. */
  packingQuantity?: number
  /** The customer's own part number. */
  customerPartNo?: string
  /** The customer's calculation report for this model. */
  report?: { id: number; number: string }
  /** Only for custom products: class and choices. */
  classId?: number
  characters?: CustomCharacter[]
}

export interface NewLine {
  /** 1 product (default), 2 laboratory test, 3 custom product, whose `dataId` is the stored entry. */
  typeId?: 1 | 2 | 3
  dataId: number
  counts: number
  requiredDate: Day
  data: LineData
}

export interface NewOrder {
  code: string
  accountId: number
  userId: number
  remark: string
  /** Numbers, project and destination, as their form was filled in. */
  details?: Schemas['OrderDetails'] | undefined
  /** Due date of the answer. */
  dueDate: Day
  lines: NewLine[]
  /** Conversation in which an agent made it for the customer. */
  conversationId?: number | undefined
}

/** Next reservation number; an unused one leaves a gap. */
export async function nextNumber(database: Database): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    select nextval('intention_order_code') as number
  `.execute(database)
  return itemAt(rows, 0).number
}

export async function insertOrder(database: Database, order: NewOrder): Promise<number> {
  const { id } = await database
    .insertInto('intention_order')
    .values({
      unique_code: order.code,
      account_id: order.accountId,
      user_id: order.userId,
      due_date: order.dueDate,
      conversation_id: order.conversationId ?? null,
      data: JSON.stringify({ ...order.details, remark: order.remark }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await database
    .insertInto('intention_order_line')
    .values(
      order.lines.map(({ typeId = 1, dataId, counts, requiredDate, data }) => ({
        order_id: id,
        type_id: typeId,
        data_id: dataId,
        counts,
        required_date: requiredDate,
        data: JSON.stringify(data),
      })),
    )
    .execute()
  return id
}
