import { standardCurrency } from '../../domain/quality'
import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'

type Stored = Omit<Schemas['Expense'], 'id' | 'symbol'>

/** What a problem has cost, in the order in which it was entered. */
export async function expensesOf(
  database: Database,
  problemId: number,
): Promise<Schemas['Expense'][]> {
  const rows = await database
    .selectFrom('supplier_expense')
    .select(['id', 'data'])
    .where('problem_id', '=', problemId)
    .orderBy('id')
    .execute()
  return rows.map(({ id, data }) => ({
    // Written by insertExpense alone.
    ...(data as unknown as Stored),
    id,
    symbol: standardCurrency.symbol,
  }))
}

export async function insertExpense(
  database: Database,
  problemId: number,
  expense: object,
): Promise<void> {
  await database
    .insertInto('supplier_expense')
    .values({ problem_id: problemId, data: JSON.stringify(expense) })
    .execute()
}

/** Deletes an expense; answers what it was, and of which problem. */
export async function deleteExpense(
  database: Database,
  id: number,
): Promise<{ problemId: number; expense: Stored } | undefined> {
  const deleted = await database
    .deleteFrom('supplier_expense')
    .where('id', '=', id)
    .returning(['problem_id', 'data'])
    .executeTakeFirst()
  // Written by insertExpense alone.
  return deleted && { problemId: deleted.problem_id, expense: deleted.data as unknown as Stored }
}
