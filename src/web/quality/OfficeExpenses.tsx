import { useMutation, useQuery } from '@tanstack/react-query'
import { Suspense, useMemo, useState } from 'react'
import { mayDo } from '../../domain/quality/quality'
import type { Schemas } from '../../domain/schemas'
import { useMayHandle } from '../actions/handling'
import { answerOf, api, queries } from '../calls/api'
import { draftOf } from '../forms/draft'
import { SchemaForm } from '../forms/SchemaForm'
import { text } from '../language/locale'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { PageSkeleton } from '../ui/PageSkeleton'
import { showToast } from '../ui/toast-list'
import { ExpenseTable, money } from './ExpenseTable'
import { askExpenses, expensesKey, problemKey, type Problem } from './problem-queries'
import { useConflict } from './useConflict'

type Expense = Schemas['Expense']

/** The expenses of a problem; they can be added and removed until it is closed. */
export function OfficeExpenses({ problem: { id, stateCode, assigneeId } }: { problem: Problem }) {
  const draft = useMemo(() => draftOf<Partial<Expense>>(`expense.${id}`, 'Expense'), [id])
  // Reopen the form if a draft survived a reload.
  const [adding, setAdding] = useState(() => (draft.read() ? 1 : 0))
  const [asking, setAsking] = useState<Expense>()
  const { data, show, remove } = useExpenses(id, () => setAsking(undefined))
  const conflict = useConflict({
    what: 'addExpense',
    queryKey: problemKey('office', id),
    send: (body: Expense, headers) =>
      answerOf(
        api.POST('/office/quality/problem/{id}/expense', {
          params: { path: { id } },
          body,
          headers,
        }),
      ),
  })
  const mayHandle = useMayHandle('/office/quality/problem/{id}/expense', assigneeId)
  const isOpen = mayHandle && mayDo('changeExpenses', stateCode, 'inspector')
  return (
    <>
      {data && <ExpenseTable expenses={data} onRemove={isOpen ? setAsking : undefined} />}
      {asking && (
        <RemovalDialog
          expense={asking}
          busy={remove.isPending}
          onClose={() => setAsking(undefined)}
          onRemove={() => asking.id !== undefined && remove.mutate(asking.id)}
        />
      )}
      {(isOpen || conflict.open) &&
        (adding === 0 ? (
          <div>
            <Button onClick={() => setAdding(1)}>{text('quality.expenses.add')}</Button>
          </div>
        ) : (
          <Suspense fallback={<PageSkeleton />}>
            <SchemaForm
              // A new key gives each expense an empty form.
              key={adding}
              schema="Expense"
              draft={draft}
              submitText={text('quality.expenses.save')}
              onSubmit={async (body) => {
                const { data, message } = await conflict.submit(body)
                showToast('success', message)
                show(data)
                // Clear before the next form reads the draft.
                draft.clear()
                setAdding(adding + 1)
              }}
              beside={
                <Button
                  onClick={() => {
                    draft.clear()
                    conflict.close()
                    setAdding(0)
                  }}
                >
                  {text('quality.cancel')}
                </Button>
              }
            />
          </Suspense>
        ))}
    </>
  )
}

/** The expenses of a problem, and the removal of one. */
function useExpenses(id: number, onRemoved: () => void) {
  const { data } = useQuery({
    queryKey: expensesKey('office', id),
    queryFn: () => askExpenses('office', id),
  })
  const show = (expenses: Expense[]) => {
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
    onError: (error) => {
      showToast('error', error.message)
      void queries.invalidateQueries({ queryKey: problemKey('office', id) })
      void queries.invalidateQueries({ queryKey: expensesKey('office', id) })
    },
    onSettled: onRemoved,
  })
  return { data, show, remove }
}

interface RemovalProps {
  expense: Expense
  busy: boolean
  onClose: () => void
  onRemove: () => void
}

/** Asks before an expense is removed. */
function RemovalDialog({ expense, busy, onClose, onRemove }: RemovalProps) {
  return (
    <Dialog
      title={text('quality.expenses.remove.question')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text('quality.cancel')}</Button>
          <Button look="main" disabled={busy} onClick={onRemove}>
            {text('quality.expenses.remove.yes')}
          </Button>
        </>
      }
    >
      <p>
        {text('quality.expenses.remove.explained', {
          name: expense.costTypeName,
          amount: `${money.format(expense.amount)} ${expense.curCode}`,
        })}
      </p>
    </Dialog>
  )
}
