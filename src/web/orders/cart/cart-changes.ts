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
import { valueIn, itemAt } from '../../../domain/lists/items'
import { messageOf } from '../../calls/error-message'

type Change = Omit<Schemas['CartUpdate'], 'id'>

/** Debounce in milliseconds: a quantity often changes several times in a row. */
const restMs = 400

const waiting = new Map<number, { change: Change; timer: number }>()
/** Saves run one after the other, so that the last change wins. */
let saving: Promise<void> = Promise.resolve()

/** Optimistic: shows a change at once and saves it after the debounce. */
export function changeLine(id: number, change: Change): void {
  showLines((lines) => lines.map((line) => (line.id === id ? changed(line, change) : line)))
  const before = waiting.get(id)
  window.clearTimeout(before?.timer)
  waiting.set(id, {
    change: { ...before?.change, ...change },
    timer: window.setTimeout(() => void save(id), restMs),
  })
}

/** Resolves with the lines once all displayed changes are saved. */
export async function changesKept(): Promise<CartItem[]> {
  await inTurn(async () => {})
  return knownLines()
}

/** Runs an action on several lines after all earlier changes are saved. */
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

/** Saves the customer's own part number of a product; throws the server's message if it is refused. */
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

/** Sets one required date for several lines, shown at once. */
export function dateLines(lines: CartItem[], requiredDate: string): Promise<void> {
  const ids = lines.map(({ id }) => id)
  const dated = new Set(ids)
  const date = (line: CartItem) =>
    changed(changed(line, { requiredDate }), waiting.get(line.id)?.change ?? {})
  const show = () => showLines((all) => all.map((line) => (dated.has(line.id) ? date(line) : line)))
  const kept = inTurn(async () => {
    await answerOf(api.PUT('/web/my/cart/lines', { body: { ids, requiredDate } }))
    // Race: answers to earlier changes lack this one, so show it again; later changes stay.
    show()
  })
  show()
  return kept
}

/** Removes lines from the cart; a toast offers to undo it for a while. */
export const deleteLines = (lines: CartItem[]) =>
  inTurn(async () => {
    const { data } = await answerOf(
      api.POST('/web/my/cart/delete', {
        body: lines.map(({ id }) => id),
        headers: { 'Idempotency-Key': actionKey() },
      }),
    )
    forget(lines, data)
    const message =
      lines.length > 1
        ? text('orders.cart.deletedSeveral', { count: formatNumber(lines.length) })
        : text('orders.cart.deleted', { name: nameOf(itemAt(lines, 0)) })
    offerUndo(message, lines)
  })

/** Moves lines from the cart to the favourites. */
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

function offerUndo(sentence: string, lines: CartItem[]) {
  // An older toast with the same words would undo other lines.
  for (const { id, message } of currentToasts()) if (message === sentence) closeToast(id)
  const isRestorable =
    lines.length <= entryLimit && lines.every(({ isAvailable }) => isAvailable === 1)
  const undo = { label: text('orders.cart.undo'), run: () => void restore(sentence, lines) }
  showToast('success', sentence, isRestorable ? undo : undefined)
}

const restore = (sentence: string, lines: CartItem[]) =>
  quietly(async () => {
    for (const { id, message } of currentToasts()) if (message === sentence) closeToast(id)
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

/** Restores tests one by one. */
async function restoreOther({ typeId, dataId, counts, requiredDate }: CartItem): Promise<void> {
  const body = { typeId, dataId, counts, ...(requiredDate && { requiredDate }) }
  await answerOf(api.POST('/web/my/cart', { body, headers: { 'Idempotency-Key': actionKey() } }))
}

/** A made-to-measure product is restored from its stored entry, which holds its choices. */
async function restoreCustom({ dataId, counts, requiredDate }: CartItem): Promise<void> {
  const params = { path: { id: dataId } }
  const { classId, characterJson } = await dataOf(
    api.GET('/web/custom/product/entry/{id}', { params }),
  )
  const body = { classId, characterJson, counts, ...(requiredDate && { requiredDate }) }
  const headers = { 'Idempotency-Key': actionKey() }
  await answerOf(api.POST('/web/custom/product/add/cart', { body, headers }))
}

/** Shows a refusal and reloads the cart. */
async function quietly(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    showToast('error', messageOf(error))
    await reloadCart()
  }
}
