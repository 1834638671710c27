import { api, dataOf, queries } from '../calls/api'
import type { Schemas } from '../../domain/schemas'
import { timeZone } from '../language/locale'

export type Problem = Schemas['SupplierProblem']

/** The viewing side; each side has its own calls for the same record. */
export type Side = 'supplier' | 'office'

export const problemKey = (side: Side, id: number) => ['problem', side, id]
/** Query key of a complaint for staff. */
export const complaintKey = (id: number) => ['complaint', 'office', id]
export const expensesKey = (side: Side, id: number) => ['expenses', side, id]

export function askProblem(side: Side, id: number): Promise<Problem> {
  return side === 'supplier'
    ? dataOf(api.GET('/quality/problem/supplier/info', { params: { query: { id } } }))
    : dataOf(api.GET('/office/quality/problem/{id}', { params: { path: { id } } }))
}

export function askExpenses(side: Side, id: number): Promise<Schemas['Expense'][]> {
  const params = { path: { id } }
  return side === 'supplier'
    ? dataOf(api.GET('/quality/problem/supplier/expenses/{id}', { params }))
    : dataOf(api.GET('/office/quality/problem/{id}/expense', { params }))
}

export function askReport(side: Side, id: number) {
  const options = {
    params: { path: { id }, query: { timeZone: timeZone() } },
    parseAs: 'blob',
  } as const
  return side === 'supplier'
    ? api.GET('/quality/problem/supplier/report/{id}', options)
    : api.GET('/office/quality/problem/{id}/report', options)
}

/** Caches a problem returned by a call and refetches the lists. */
export function showProblem(side: Side, problem: Problem): void {
  queries.setQueryData(problemKey(side, problem.id), problem)
  void queries.invalidateQueries({ queryKey: ['data'] })
}
