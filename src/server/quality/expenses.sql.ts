import { standardCurrency } from '../../domain/quality/quality'
import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'

type Stored = Omit<Schemas['Expense'], 'id' | 'symbol'>

/** Expenses of a problem, in order of entry. */
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
    // Only insertExpense writes this column.
    ...(data as Stored),
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

export async function problemOfExpense(
  database: Database,
  id: number,
): Promise<number | undefined> {
  const expenses = await database
    .selectFrom('supplier_expense')
    .select('problem_id')
    .where('id', '=', id)
    .executeTakeFirst()
  return expenses?.problem_id
}

/** Deletes an expense and returns it. */
export async function deleteExpense(database: Database, id: number): Promise<Stored | undefined> {
  const deleted = await database
    .deleteFrom('supplier_expense')
    .where('id', '=', id)
    .returning('data')
    .executeTakeFirst()
  // Only insertExpense writes this column.
  return deleted && (deleted.data as Stored)
}
