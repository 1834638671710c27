import type { Database } from '../database/database'

/** Suppliers sorted by name. */
export function listSuppliers(database: Database): Promise<{ id: number; name: string }[]> {
  return database
    .selectFrom('account')
    .select(['id', 'account_name as name'])
    .where('kind', '=', 'supplier')
    .orderBy('account_name')
    .execute()
}
