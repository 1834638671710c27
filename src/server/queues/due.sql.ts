import { sql, type Selectable } from 'kysely'
import type { Day } from '../../domain/days/day'
import { deadlineOf, lastSoonDay } from '../../domain/days/deadline'
import type { Schemas } from '../../domain/schemas'
import type { Database, Tables } from '../database/database'
import { waits } from './waiting.sql'

/** A row of a table that waits for an answer, is due tomorrow or earlier, and of which nobody has been told. */
type Waiting<Table extends keyof typeof waits> = Selectable<Tables[Table]> & { due_date: Day }
type Due<Table extends keyof typeof waits> = Waiting<Table> & { due: Schemas['Overdue'] }

/** Marks and returns records to remind of: each once when due soon and once when overdue. */
export async function takeDue<Table extends keyof typeof waits>(
  database: Database,
  table: Table,
  today: Day,
): Promise<Due<Table>[]> {
  // 1 = reminded "due soon", 2 = reminded "overdue".
  const reminded = sql`case when due_date < ${today}::date then 2 else 1 end`
  const { rows } = await sql<Waiting<Table>>`
    update ${sql.table(table)} set reminded = ${reminded}
    where ${waits[table]} and due_date <= ${lastSoonDay(today)}::date and reminded < ${reminded}
    returning *
  `.execute(database)
  return rows.map((row) => ({ ...row, due: deadlineOf(row.due_date, today) }))
}
