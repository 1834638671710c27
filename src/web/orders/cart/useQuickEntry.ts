import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { mergedLines, withCounts, withProduct } from '../../../domain/orders/entry-lines'
import { countsOf } from '../../../domain/orders/quantity'
import type { Span } from '../../../domain/reading/span'
import type { Schemas } from '../../../domain/schemas'
import { quickEntryDrafts } from '../../actions/paste-list'
import { answerOf, api, dataOf } from '../../calls/api'
import { draftOf } from '../../forms/draft'
import { useKept } from '../../forms/useKept'
import { once } from '../../calls/once'
import { showToast } from '../../ui/toast-list'
import { reloadCart, showCounts } from './cart-query'
import { itemAt, present } from '../../../domain/lists/items'

type Line = Schemas['QuickEntryLine']

/** A line of the quick entry. */
export interface EntryRow {
  key: number
  line: Line
  /** Number of source lines merged into it. */
  merged: number
  /** Text that is not a model; it may be the customer's own part number. */
  unknown: string | undefined
  /** The line before its spans were corrected. */
  asRead?: Line
}

/** The rows of a quick entry; they survive closing the dialog and a reload. */
function useEntryRows() {
  const [draft] = useState(() => draftOf<EntryRow[]>(quickEntryDrafts.rows))
  const [rows, setRows] = useState(() => draft.read())
  useEffect(() => {
    if (rows) draft.write(rows)
    else draft.clear()
  }, [draft, rows])

  const change = (key: number, next: (row: EntryRow) => EntryRow) =>
    setRows((all) => all?.map((row) => (row.key === key ? next(row) : row)))

  return {
    rows,
    setRows,
    change,
    forget: () => draft.clear(),
    acts: {
      /** Shows the line again as it was read at first. */
      undo: (key: number) =>
        change(key, ({ asRead, ...row }) => ({ ...row, line: asRead ?? row.line })),
      choose: (key: number, product: Line['products'][number]) =>
        change(key, (row) => ({ ...row, line: withProduct(row.line, product) })),
      setCounts: (key: number, counts: string) =>
        change(key, (row) => ({ ...row, line: withCounts(row.line, counts) })),
      setPartNo: (key: number, customerPartNo: string) =>
        change(key, (row) => ({ ...row, line: { ...row.line, customerPartNo } })),
      remove: (keys: ReadonlySet<number>) =>
        setRows((all) => all?.filter(({ key }) => !keys.has(key))),
    },
  }
}

/** The lines of a quick entry: looked up, corrected one by one, and added to the cart together. */
export function useQuickEntry(onAdded: () => void) {
  // Shown in the dialog, replacing the previous one: toasts would pile up and hide the lines.
  const [failure, setFailure] = useState<string>()
  const saidHere = {
    onMutate: () => setFailure(undefined),
    onError: (error: Error) => setFailure(error.message),
  }
  const { rows, setRows, change, forget, acts } = useEntryRows()
  // The text survives too, so that it need not be pasted again.
  const [typed, setTyped, forgetTyped] = useKept(quickEntryDrafts.text, '')

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

  /** Looks a line up again with another model text. */
  const rereading = useMutation({
    ...saidHere,
    mutationFn: lineAs,
    onSuccess: (line, { row: { key } }) => change(key, (row) => ({ ...row, line })),
  })

  /** Resolves a line again with corrected spans. */
  const correcting = useMutation({
    ...saidHere,
    mutationFn: lineWith,
    onSuccess: (line, { row: { key } }) =>
      change(key, (row) => ({ ...row, asRead: row.asRead ?? row.line, line })),
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
      forget()
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
    /** Error of the last request. */
    failure,
    setFailure,
    /** Number of lines for the cart: without unresolved ones, with lines of one product merged. */
    addable: merged.filter(({ doubt }) => !doubt).length,
    isReading: reading.isPending,
    /** A lookup is running; until then the lines keep their old products. */
    isRereading: rereading.isPending || correcting.isPending,
    isAdding: adding.isPending || adding.isSuccess,
    read: (body: Schemas['QuickEntry']) => reading.mutate(body),
    startAgain: () => {
      setFailure(undefined)
      setRows(undefined)
    },
    reread: (row: EntryRow, model: string) => rereading.mutate({ row, model }),
    correct: (row: EntryRow, spans: Span[]) => correcting.mutate({ row, spans }),
    ...acts,
    add: () => adding.mutate(),
  }
}

export type QuickEntry = ReturnType<typeof useQuickEntry>

/** The line resolved with another model text. */
async function lineAs({ row, model }: { row: EntryRow; model: string }): Promise<Line> {
  const { line, text, counts, customerPartNo } = row.line
  const own = customerPartNo !== undefined && { customerPartNo }
  if (model === '') {
    return { line, text, counts, ...own, model, products: [], doubt: 'noModel' as const }
  }
  const body = { text: `${model}\t${counts}` }
  const resolved = itemAt(await dataOf(api.POST('/web/my/cart/resolve', { body })), 0)
  return withCounts({ ...resolved, line, text, model, ...own }, counts)
}

/** The line resolved with corrected spans; a quantity that the user has typed stays, unless it is corrected too. */
async function lineWith({ row, spans }: { row: EntryRow; spans: Span[] }): Promise<Line> {
  const { line, text, counts, customerPartNo } = row.line
  const resolved = itemAt(
    await dataOf(api.POST('/web/my/cart/resolve', { body: { text, spans } })),
    0,
  )
  const read = { ...resolved, line, ...(customerPartNo !== undefined && { customerPartNo }) }
  const isCounted = quantitiesIn(spans) === quantitiesIn(row.line.spans ?? []) && counts !== ''
  return isCounted ? withCounts(read, counts) : read
}

const quantitiesIn = (spans: readonly Span[]) =>
  spans.flatMap(({ kind, value, typed }) => (kind === 'quantity' ? (typed ?? value) : [])).join()

/** The cart entry of a resolved line. */
function entryOf({ line: { products, counts, customerPartNo } }: { line: Line }) {
  return {
    dataId: itemAt(products, 0).id,
    counts: present(countsOf(counts), 'counts'),
    ...(customerPartNo !== undefined && { customerPartNo }),
  }
}
