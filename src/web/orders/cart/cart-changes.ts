import { entryLimit } from '../../../domain/orders/entry-text'
import type { Schemas } from '../../../domain/schemas'
import { actionKey, answerOf, api, dataOf } from '../../calls/api'
import { formatNumber, text } from '../../language/locale'
import { closeToast, currentToasts, showToast } from '../../ui/toast-list'
import {
  forgetPartNumbers,
  knownLines,
  reloadCart,
  showCounts,
  showLines,
  type CartItem,
} from './cart-query'
import { valueIn } from '../../../domain/lists/items'

type Change = Omit<Schemas['CartUpdate'], 'id'>

/** A quantity is often changed several times in a row; it is kept when it has rested for so long. */
const restMs = 400

const waiting = new Map<number, { change: Change; timer: number }>()
/** One after the other, so that the last change is the one that stays. */
let saving: Promise<void> = Promise.resolve()

/** Shows a change of a line at once and keeps it a moment later. */
export function changeLine(id: number, change: Change): void {
  showLines((lines) => lines.map((line) => (line.id === id ? changed(line, change) : line)))
  const before = waiting.get(id)
  window.clearTimeout(before?.timer)
  waiting.set(id, {
    change: { ...before?.change, ...change },
    timer: window.setTimeout(() => void save(id), restMs),
  })
}

/** Resolves when every change that was shown is kept, with the lines as they are then. */
export async function changesKept(): Promise<CartItem[]> {
  await inTurn(async () => {})
  return knownLines()
}

/** Does what concerns several lines when every change before it is kept. */
function inTurn(work: () => Promise<void>): Promise<void> {
  for (const [id, { timer }] of waiting) {
    window.clearTimeout(timer)
    void save(id)
  }
  saving = saving.then(() => quietly(work))
  return saving
}

function save(id: number): Promise<void> {
  const { change } = valueIn(waiting, id)
  waiting.delete(id)
  saving = saving.then(() => quietly(async () => replace(await keep(id, change))))
  return saving
}

/** Keeps the customer's own number of a product; throws the server's sentence when it is refused. */
export async function keepPartNo(id: number, customerPartNo: string): Promise<void> {
  replace(await keep(id, { customerPartNo }))
  await forgetPartNumbers()
}

const keep = (id: number, change: Change) =>
  dataOf(api.PUT('/web/my/cart', { body: { id, ...change } }))

function replace(fresh: CartItem) {
  const newer = waiting.get(fresh.id)?.change ?? {}
  showLines((lines) => lines.map((line) => (line.id === fresh.id ? changed(fresh, newer) : line)))
}

function changed(line: CartItem, { counts, requiredDate }: Change): CartItem {
  const { requiredDate: before, ...rest } = line
  const date = requiredDate === undefined ? before : requiredDate
  return { ...rest, counts: counts ?? line.counts, ...(date && { requiredDate: date }) }
}

/** Gives lines one required date, which is shown at once. */
export function dateLines(lines: CartItem[], requiredDate: string): Promise<void> {
  const ids = lines.map(({ id }) => id)
  const dated = new Set(ids)
  const date = (line: CartItem) =>
    changed(changed(line, { requiredDate }), waiting.get(line.id)?.change ?? {})
  const show = () => showLines((all) => all.map((line) => (dated.has(line.id) ? date(line) : line)))
  const kept = inTurn(async () => {
    await answerOf(api.PUT('/web/my/cart/lines', { body: { ids, requiredDate } }))
    // The answers to changes before this one knew nothing of it; what was changed after it stays.
    show()
  })
  show()
  return kept
}

/** Takes lines out of the cart; for a while they can be put back. */
export const deleteLines = (lines: CartItem[]) =>
  inTurn(async () => {
    const { data } = await answerOf(
      api.POST('/web/my/cart/delete', {
        body: lines.map(({ id }) => id),
        headers: { 'Idempotency-Key': actionKey() },
      }),
    )
    forget(lines, data)
    const [first, ...more] = lines
    const said =
      more.length > 0
        ? text('orders.cart.deletedSeveral', { count: formatNumber(lines.length) })
        : text('orders.cart.deleted', { name: nameOf(first!) })
    offerUndo(said, lines)
  })

/** Makes lines favourites and takes them out of the cart. */
export const moveLines = (lines: CartItem[]) =>
  inTurn(async () => {
    const { data, message } = await answerOf(
      api.POST('/web/my/favorite/move', {
        body: lines.map(({ id }) => id),
        headers: { 'Idempotency-Key': actionKey() },
      }),
    )
    forget(lines, data)
    showToast('success', message)
  })

export const nameOf = ({ materialName, model }: Pick<CartItem, 'materialName' | 'model'>) =>
  `${materialName} ${model}`.trim()

function forget(lines: CartItem[], counts: Schemas['Counts']) {
  const gone = new Set(lines.map(({ id }) => id))
  showLines((all) => all.filter(({ id }) => !gone.has(id)))
  showCounts(counts)
}

function offerUndo(said: string, lines: CartItem[]) {
  // The same words of a moment ago would stand for other lines.
  for (const { id, message } of currentToasts()) if (message === said) closeToast(id)
  const isRestorable =
    lines.length <= entryLimit && lines.every(({ isAvailable }) => isAvailable === 1)
  const undo = { label: text('orders.cart.undo'), run: () => void restore(said, lines) }
  showToast('success', said, isRestorable ? undo : undefined)
}

const restore = (said: string, lines: CartItem[]) =>
  quietly(async () => {
    for (const { id, message } of currentToasts()) if (message === said) closeToast(id)
    const body = {
      lines: lines
        .filter(({ typeId }) => typeId === 1)
        .map(({ dataId, counts, requiredDate }) => ({
          dataId,
          counts,
          ...(requiredDate && { requiredDate }),
        })),
    }
    const headers = { 'Idempotency-Key': actionKey() }
    if (body.lines.length > 0) await answerOf(api.POST('/web/my/cart/lines', { body, headers }))
    for (const line of lines) {
      if (line.typeId === 3) await restoreCustom(line)
      else if (line.typeId !== 1) await restoreOther(line)
    }
    await reloadCart()
  })

/** Tests of the laboratory come back one by one. */
async function restoreOther({ typeId, dataId, counts, requiredDate }: CartItem): Promise<void> {
  const body = { typeId, dataId, counts, ...(requiredDate && { requiredDate }) }
  await answerOf(api.POST('/web/my/cart', { body, headers: { 'Idempotency-Key': actionKey() } }))
}

/** What is made to measure comes back by its stored entry, which tells its choices. */
async function restoreCustom({ dataId, counts, requiredDate }: CartItem): Promise<void> {
  const params = { path: { id: dataId } }
  const { classId, characterJson } = await dataOf(
    api.GET('/web/custom/product/entry/{id}', { params }),
  )
  const body = { classId, characterJson, counts, ...(requiredDate && { requiredDate }) }
  const headers = { 'Idempotency-Key': actionKey() }
  await answerOf(api.POST('/web/custom/product/add/cart', { body, headers }))
}

/** What is refused is said, and the cart shown as it is. */
async function quietly(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    showToast('error', (error as Error).message)
    await reloadCart()
  }
}
