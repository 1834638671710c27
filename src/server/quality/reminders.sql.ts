import { sql } from 'kysely'
import { daysAfter, type Day } from '../../domain/day'
import type { Database } from '../database/database'

/** Something that is due tomorrow or earlier and of which nobody was told yet that it is. */
export interface DueRecord {
  id: number
  uniqueCode: string
  stateCode: number
  accountId: number
  dueDate: Day
}

/** 1 told that it is near, 2 told that it is over. */
const reminded = (today: Day) => sql<number>`case when due_date < ${today}::date then 2 else 1 end`

/** Marks what is to be reminded of, and answers it: each is reminded of once when it is near and once when it is over. */
export async function takeDueProblems(database: Database, today: Day): Promise<DueRecord[]> {
  const rows = await database
    .updateTable('supplier_problem')
    .set({ reminded: reminded(today) })
    .where('state_code', '<', 5)
    .where('due_date', '<=', daysAfter(today, 1))
    .where('reminded', '<', reminded(today))
    .returning(['id', 'unique_code', 'state_code', 'supplier_id', 'due_date'])
    .execute()
  return rows.map((row) => ({
    id: row.id,
    uniqueCode: row.unique_code,
    stateCode: row.state_code,
    accountId: row.supplier_id,
    dueDate: row.due_date!,
  }))
}

export async function takeDueComplaints(database: Database, today: Day): Promise<DueRecord[]> {
  const rows = await database
    .updateTable('customer_problem')
    .set({ reminded: reminded(today) })
    .where('state_code', '=', 1)
    .where('due_date', '<=', daysAfter(today, 1))
    .where('reminded', '<', reminded(today))
    .returning(['id', 'unique_code', 'state_code', 'account_id', 'due_date'])
    .execute()
  return rows.map((row) => ({
    id: row.id,
    uniqueCode: row.unique_code,
    stateCode: row.state_code,
    accountId: row.account_id,
    dueDate: row.due_date!,
  }))
}
