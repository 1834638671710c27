import { sql } from 'kysely'
import type { Database } from '../database/database'

/** The files that the versions of a reservation's quotation name. */
export async function quotedFileIds(database: Database, orderId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct (file ->> 'id')::int as id
    from quotation, jsonb_array_elements(data -> 'files') as file
    where order_id = ${orderId} and data ? 'files'
  `.execute(database)
  return rows.map(({ id }) => id)
}
