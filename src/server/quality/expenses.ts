import { contentOf } from '../../domain/form-fields'
import { inStandardCurrency } from '../../domain/quality'
import type { Schemas } from '../../domain/schemas'
import { Refusal } from '../errors'
import { formSchema } from '../form-schemas'
import type { Handlers } from '../handler'
import { deleteExpense, expensesOf, insertExpense } from './expenses.sql'
import { anyProblem, checkState, noteStep } from './problem-steps'

/** An expense in the history: what for, and how much. */
const saidOf = ({
  costTypeName,
  amount,
  curCode,
}: Pick<Schemas['Expense'], 'costTypeName' | 'amount' | 'curCode'>) =>
  `${costTypeName} · ${amount} ${curCode}`

export const expenses = {
  async listExpenses({ params: { id } }, context) {
    const problem = await anyProblem(id, context)
    return expensesOf(context.database, problem.id)
  },

  async addExpense({ params: { id }, body }, context) {
    const problem = await anyProblem(id, context)
    checkState(problem, 'changeExpenses', context)
    await insertExpense(context.database, id, {
      ...contentOf(formSchema('Expense'), body),
      standardCurrencyAmount: inStandardCurrency(body.amount, body.exchangeRate),
    })
    await noteStep(context, id, { what: 'quality.timeline.expenseAdded', note: saidOf(body) })
    return expensesOf(context.database, id)
  },

  async removeExpense({ params: { id } }, context) {
    const removed = await deleteExpense(context.database, id)
    if (!removed) throw new Refusal('quality.expenseNotFound')
    const { problemId, expense } = removed
    await noteStep(context, problemId, {
      what: 'quality.timeline.expenseRemoved',
      note: saidOf(expense),
    })
    return expensesOf(context.database, problemId)
  },
} satisfies Partial<Handlers>
