import { sql, type Selectable } from 'kysely'
import { daysAfter, type Day } from '../../domain/days/day'
import type { Database, Tables } from '../database/database'
import { waits } from './waiting.sql'

/** Open records that are due tomorrow or earlier and have no reminder yet. */
type Due<Table extends keyof typeof waits> = Selectable<Tables[Table]> & { due_date: Day }

/** Marks and returns records to remind of: each once when due soon and once when overdue. */
export async function takeDue<Table extends keyof typeof waits>(
  database: Database,
  table: Table,
  today: Day,
): Promise<Due<Table>[]> {
  // 1 = reminded "due soon", 2 = reminded "overdue".
  const reminded = sql`case when due_date < ${today}::date then 2 else 1 end`
  const { rows } = await sql<Due<Table>>`
    update ${sql.table(table)} set reminded = ${reminded}
    where ${waits[table]} and due_date <= ${daysAfter(today, 1)}::date and reminded < ${reminded}
    returning *
  `.execute(database)
  return rows
}
