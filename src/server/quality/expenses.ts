import { contentOf } from '../../domain/form-fields'
import { inStandardCurrency } from '../../domain/quality'
import { Refusal } from '../errors'
import { formSchema } from '../form-schemas'
import type { Handlers } from '../handler'
import { deleteExpense, expensesOf, insertExpense } from './expenses.sql'
import { anyProblem, checkState, noteStep } from './problem-steps'

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
    await noteStep(context, id, { what: 'quality.timeline.expenseAdded', note: body.costTypeName })
    return expensesOf(context.database, id)
  },

  async removeExpense({ params: { id } }, context) {
    const problemId = await deleteExpense(context.database, id)
    if (!problemId) throw new Refusal('quality.expenseNotFound')
    await noteStep(context, problemId, { what: 'quality.timeline.expenseRemoved' })
    return expensesOf(context.database, problemId)
  },
} satisfies Partial<Handlers>
