import { useMutation, useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { actionKey, answerOf, api, queries } from '../api'
import { SchemaForm } from '../forms/SchemaForm'
import { text } from '../locale'
import { Button } from '../ui/Button'
import { PageSkeleton } from '../ui/PageSkeleton'
import { showToast } from '../ui/toast-list'
import { ExpenseTable } from './ExpenseTable'
import { askExpenses, expensesKey, problemKey } from './problem-queries'

/** What a problem has cost, to be entered and taken out again. */
export function OfficeExpenses({ id }: { id: number }) {
  const [adding, setAdding] = useState(0)
  const { data } = useQuery({
    queryKey: expensesKey('office', id),
    queryFn: () => askExpenses('office', id),
  })
  const show = (expenses: NonNullable<typeof data>) => {
    queries.setQueryData(expensesKey('office', id), expenses)
    void queries.invalidateQueries({ queryKey: problemKey('office', id) })
  }
  const remove = useMutation({
    mutationFn: (expenseId: number) =>
      answerOf(api.DELETE('/office/quality/expense/{id}', { params: { path: { id: expenseId } } })),
    onSuccess: ({ data, message }) => {
      showToast('success', message)
      show(data)
    },
  })
  return (
    <>
      {data && <ExpenseTable expenses={data} onRemove={(expenseId) => remove.mutate(expenseId)} />}
      {adding === 0 ? (
        <div>
          <Button onClick={() => setAdding(1)}>{text('quality.expenses.add')}</Button>
        </div>
      ) : (
        <Suspense fallback={<PageSkeleton />}>
          <SchemaForm
            // Each expense begins with an empty form.
            key={adding}
            schema="Expense"
            submitText={text('quality.expenses.save')}
            onSubmit={async (body) => {
              const { data, message } = await answerOf(
                api.POST('/office/quality/problem/{id}/expense', {
                  params: { path: { id } },
                  body,
                  headers: { 'Idempotency-Key': actionKey() },
                }),
              )
              showToast('success', message)
              show(data)
              setAdding(adding + 1)
            }}
            beside={<Button onClick={() => setAdding(0)}>{text('quality.cancel')}</Button>}
          />
        </Suspense>
      )}
    </>
  )
}
