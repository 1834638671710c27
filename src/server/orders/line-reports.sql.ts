import type { Database } from '../database/database'

/** A calculation report of an account, as an order line names it. */
export async function findLineReport(
  database: Database,
  { id, accountId }: { id: number; accountId: number },
) {
  return (
    database
      .selectFrom('calculation_report')
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .select(['id', 'number', 'revision', 'material_id as productId', 'page', 'data'])
      // It cannot be deleted before the line that names it is stored.
      .forShare()
      .executeTakeFirst()
  )
}

export type LineReport = NonNullable<Awaited<ReturnType<typeof findLineReport>>>
