import type { ImportTable } from '../../domain/catalogue/import/table'
import { titleOf } from '../../domain/forms/field-schema'
import { itemAt } from '../../domain/lists/items'
import type { Schemas } from '../../domain/schemas'
import type { Context } from '../http/context'
import { Refusal } from '../http/errors'
import { cellColumns } from './delivery-columns'
import { calledAsReserved, enteredDeliveries, type Delivery } from './delivery-entries'
import { deliveryFaults } from './delivery-faults'
import { deliveriesOf } from './delivery-rows'
import { readRows, type LineFault, type Words } from './delivery-sheet'

/** Maximum number of reported faults. */
const mostFaults = 50

/** Enters the deliveries of a sheet, all or none; rows with one number are one delivery. */
export async function importTable(table: ImportTable, context: Context) {
  const { rows, faults: unreadable } = readRows(table, context)
  const { drafts, lines, faults: misfits } = deliveriesOf(rows, context)
  const called = await calledAsReserved(drafts, context)
  const faults = (await deliveryFaults(called, context)).flatMap((ofDelivery, place) =>
    ofDelivery.map((fault) => ofRow(fault, itemAt(lines, place))),
  )
  // A field with an unreadable or wrong value is not also reported as missing or invalid.
  const known = withFurther(unreadable, misfits)
  refuseFaults(withFurther(known, faults), context)
  // Without faults they are complete.
  const entries = called as Delivery[]
  const { ids, before } = await enteredDeliveries(entries, context)
  refuseEntered(
    before.map((place) => ({
      billNo: itemAt(entries, place).billNo,
      line: itemAt(itemAt(lines, place), 0),
    })),
    context,
  )
  return { counts: ids.length }
}

/** Faults with those of other fields. */
function withFurther(faults: LineFault[], further: LineFault[]): LineFault[] {
  const placeOf = ({ line, path }: LineFault) => `${line} ${path}`
  const faulty = new Set(faults.map(placeOf))
  return [...faults, ...further.filter((fault) => !faulty.has(placeOf(fault)))]
}

/** The fault of a delivery at its row: `lines.2.weight` is the weight of the third, all else stands in the first. */
function ofRow({ path, message }: Schemas['InputError'], lines: readonly number[]): LineFault {
  const [, place = '0', field = path] = /^lines\.(\d+)\.(.+)$/.exec(path) ?? []
  return { line: itemAt(lines, Number(place)), path: field, message }
}

/** Refuses a file with its faults, each with line and field title. */
function refuseFaults(faults: LineFault[], words: Words): void {
  if (faults.length === 0) return
  const values = { count: faults.length }
  throw new Refusal('orders.deliveryFile', { values, errors: errorsOf(faults, words) })
}

/** Refuses a file with deliveries that were entered before, each with its first line. */
function refuseEntered(entered: { billNo: string; line: number }[], words: Words): void {
  if (entered.length === 0) return
  const faults = entered.map(({ line, billNo }) => ({
    line,
    path: 'billNo',
    message: words.text('orders.deliveryEnteredBefore', { billNo }),
  }))
  const values = { count: faults.length }
  throw new Refusal('orders.deliveryLinesEntered', { values, errors: errorsOf(faults, words) })
}

function errorsOf(faults: LineFault[], { sentenceLanguage, text }: Words): Schemas['InputError'][] {
  const inOrder = [...faults].sort((a, b) => a.line - b.line)
  const columns = new Map(cellColumns().map(({ name, field }) => [name, field]))
  return inOrder.slice(0, mostFaults).map(({ line, path, message }) => {
    const field = titleOf(columns.get(path) ?? {}, path, sentenceLanguage)
    return { path: String(line), message: text('orders.deliveryLine', { line, field, message }) }
  })
}
