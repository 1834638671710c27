import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { mergedLines, withCounts, withProduct } from '../../../domain/orders/entry-lines'
import { countsOf } from '../../../domain/orders/quantity'
import type { Schemas } from '../../../domain/schemas'
import { answerOf, api, dataOf } from '../../calls/api'
import { draftOf } from '../../forms/draft'
import { useKept } from '../../forms/useKept'
import { once } from '../../calls/once'
import { showToast } from '../../ui/toast-list'
import { reloadCart, showCounts } from './cart-query'
import { itemAt } from '../../../domain/lists/items'

type Line = Schemas['QuickEntryLine']

/** A line being put right. */
export interface EntryRow {
  key: number
  line: Line
  /** how many written lines it comes from */
  merged: number
  /** what was written and is no model: it may be the customer's own number */
  unknown: string | undefined
}

/** The lines of a quick entry: looked up, put right one by one, and put into the cart together. */
export function useQuickEntry(onAdded: () => void) {
  // Said in the dialog, in place of the one before: messages over it would pile up and hide what they are about.
  const [failure, setFailure] = useState<string>()
  const saidHere = {
    onMutate: () => setFailure(undefined),
    onError: (error: Error) => setFailure(error.message),
  }
  // What was read and put right is there again when the dialog was closed, or the page loaded anew.
  const [draft] = useState(() => draftOf<EntryRow[]>('quickEntry'))
  const [rows, setRows] = useState(() => draft.read())
  useEffect(() => {
    if (rows) draft.write(rows)
    else draft.clear()
  }, [draft, rows])
  // The text too: who enters anew, or closes the dialog in between, need not paste it again.
  const [typed, setTyped, forgetTyped] = useKept('quickEntry.text', '')

  const reading = useMutation({
    ...saidHere,
    mutationFn: (body: Schemas['QuickEntry']) => dataOf(api.POST('/web/my/cart/resolve', { body })),
    onSuccess: (lines) =>
      setRows(
        mergedLines(lines).map((row, key) => ({
          ...row,
          key,
          unknown: row.line.doubt === 'notFound' ? row.line.model : undefined,
        })),
      ),
  })

  const change = (key: number, next: (row: EntryRow) => EntryRow) =>
    setRows((all) => all?.map((row) => (row.key === key ? next(row) : row)))

  /** Looks a line up again with another text for its model. */
  const rereading = useMutation({
    ...saidHere,
    mutationFn: async ({ row, model }: { row: EntryRow; model: string }) => {
      const { line, text, counts, customerPartNo } = row.line
      const own = customerPartNo !== undefined && { customerPartNo }
      if (model === '') {
        return { line, text, counts, ...own, model, products: [], doubt: 'noModel' as const }
      }
      const body = { text: `${model}\t${counts}` }
      const [found] = await dataOf(api.POST('/web/my/cart/resolve', { body }))
      return withCounts({ ...found!, line, text, model, ...own }, counts)
    },
    onSuccess: (line, { row: { key } }) => change(key, (row) => ({ ...row, line })),
  })

  const adding = useMutation({
    ...saidHere,
    mutationFn: () => {
      const body = { lines: mergedLines((rows ?? []).map(({ line }) => line)).map(entryOf) }
      return once('quickEntry', body, (headers) =>
        answerOf(api.POST('/web/my/cart/lines', { body, headers })),
      )
    },
    onSuccess: async ({ data, message }) => {
      draft.clear()
      forgetTyped()
      showCounts(data)
      showToast('success', message)
      await reloadCart()
      onAdded()
    },
  })

  const merged = mergedLines((rows ?? []).map(({ line }) => line)).map(({ line }) => line)

  return {
    rows,
    typed,
    setTyped,
    /** Why what was asked for last was not done. */
    failure,
    setFailure,
    /** So many lines go into the cart: those in doubt do not, and those of one product go together. */
    addable: merged.filter(({ doubt }) => !doubt).length,
    isReading: reading.isPending,
    /** What stands in the lines is looked up: until then they still mean what they meant before. */
    isRereading: rereading.isPending,
    isAdding: adding.isPending || adding.isSuccess,
    read: (body: Schemas['QuickEntry']) => reading.mutate(body),
    startAgain: () => {
      setFailure(undefined)
      setRows(undefined)
    },
    reread: (row: EntryRow, model: string) => rereading.mutate({ row, model }),
    choose: (key: number, product: Line['products'][number]) =>
      change(key, (row) => ({ ...row, line: withProduct(row.line, product) })),
    setCounts: (key: number, counts: string) =>
      change(key, (row) => ({ ...row, line: withCounts(row.line, counts) })),
    setPartNo: (key: number, customerPartNo: string) =>
      change(key, (row) => ({ ...row, line: { ...row.line, customerPartNo } })),
    remove: (keys: ReadonlySet<number>) =>
      setRows((all) => all?.filter(({ key }) => !keys.has(key))),
    add: () => adding.mutate(),
  }
}

export type QuickEntry = ReturnType<typeof useQuickEntry>

/** What goes into the cart of a line that is not in doubt. */
function entryOf({ line: { products, counts, customerPartNo } }: { line: Line }) {
  return {
    dataId: itemAt(products, 0).id,
    counts: countsOf(counts)!,
    ...(customerPartNo !== undefined && { customerPartNo }),
  }
}
