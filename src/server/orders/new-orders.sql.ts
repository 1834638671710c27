import { sql } from 'kysely'
import type { CustomCharacter } from '../../domain/catalogue/custom-entry'
import type { Day } from '../../domain/days/day'
import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'
import { itemAt } from '../../domain/lists/items'

/** What a line keeps of the product as it was when it was reserved. */
export interface LineData {
  model: string
  materialName: Schemas['Text']
  unitName: Schemas['Text']
  prodImgs: string[]
  minQuantity: number
  /** the customer's own number of it */
  customerPartNo?: string
  /** Of a product made to measure: its class and what was chosen. */
  classId?: number
  characters?: CustomCharacter[]
}

export interface NewLine {
  /** 1 product, also when absent; 2 test of the laboratory; 3 product made to measure, of which dataId is the stored entry */
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
  /** Until when it wants an answer. */
  dueDate: Day
  lines: NewLine[]
}

/** The next running number of reservations; one that is not used in the end leaves a gap. */
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
      data: JSON.stringify({ remark: order.remark }),
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
