import { contentOf } from '../../domain/forms/form-fields'
import { inStandardCurrency, mayDo } from '../../domain/quality/quality'
import type { Schemas } from '../../domain/schemas'
import { Refusal } from '../http/errors'
import type { Context } from '../http/context'
import { formSchema } from '../records/form-schemas'
import type { Handlers } from '../http/handler'
import { deleteExpense, expensesOf, insertExpense, problemOfExpense } from './expenses.sql'
import { refuseHeld } from '../queues/assignment'
import { money } from './money'
import { anyProblem, noteStep } from './problem-steps'
import { lockProblem } from './problem-changes.sql'

/** History text of an expense: purpose and amount. */
const saidOf = ({
  costTypeName,
  amount,
  curCode,
}: Pick<Schemas['Expense'], 'costTypeName' | 'amount' | 'curCode'>) =>
  `${costTypeName} · ${money.format(amount)} ${curCode}`

export const expenses = {
  async listExpenses({ params: { id } }, context) {
    const problem = await anyProblem(id, context)
    return expensesOf(context.database, problem.id)
  },

  async addExpense({ params: { id }, body }, context) {
    await checkExpensesOpen(id, context)
    const standardCurrencyAmount = inStandardCurrency(body.amount, body.exchangeRate)
    if (standardCurrencyAmount === 0) {
      const errors = [{ path: 'amount', message: context.text('quality.expenseTooSmall') }]
      throw new Refusal('quality.expenseTooSmall', { errors })
    }
    await insertExpense(context.database, id, {
      ...contentOf(formSchema('Expense'), body),
      standardCurrencyAmount,
    })
    await noteStep(context, id, { what: 'quality.timeline.expenseAdded', note: saidOf(body) })
    return expensesOf(context.database, id)
  },

  async removeExpense({ params: { id } }, context) {
    const problemId = await problemOfExpense(context.database, id)
    if (problemId === undefined) throw new Refusal('quality.expenseNotFound')
    await checkExpensesOpen(problemId, context)
    const expense = await deleteExpense(context.database, id)
    if (!expense) throw new Refusal('quality.expenseNotFound')
    await noteStep(context, problemId, {
      what: 'quality.timeline.expenseRemoved',
      note: saidOf(expense),
    })
    return expensesOf(context.database, problemId)
  },
} satisfies Partial<Handlers>

/**
 * Refuses changes of a closed problem's expenses, which its report contains. Locks the problem, so that it is not
 * closed meanwhile.
 */
async function checkExpensesOpen(problemId: number, context: Context): Promise<void> {
  await lockProblem(context.database, problemId)
  await refuseHeld({ table: 'supplier_problem', id: problemId }, context)
  const { stateCode } = await anyProblem(problemId, context)
  if (!mayDo('changeExpenses', stateCode, 'inspector')) throw new Refusal('quality.expensesClosed')
}
