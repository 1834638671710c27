import { setImmediate } from 'node:timers/promises'
import type { CellResult } from '../../../domain/prices/sheet-cells'
import type { Schemas } from '../../../domain/schemas'
import type { TextKey } from '../../../generated/text-key'
import type { Context } from '../../http/context'
import type { ModelMatches } from './batch-models.sql'

/** A reason why a row is refused, worded for the caller when all rows are checked. */
export interface RowReason {
  reason: TextKey
  values: Record<string, string | number>
}

/** A row that can be written, or the reasons why it is refused. */
export type CheckedRow<Figures> = { figures: Figures } | { reasons: RowReason[] }

/** A value, or the reason why there is none. */
export type Read<Value> = CellResult<Value> | { fault: RowReason }

/** A model as it is looked up. */
export const writtenModel = (model: string): string => model.trim()

/** The product of a row. */
export function productOf(sent: string, models: ModelMatches): Read<number> {
  const model = writtenModel(sent)
  const refused = (reason: TextKey) => ({ fault: { reason, values: { model } } })
  if (model === '') return refused('pricing.row.noModel')
  if (!models.has(model)) return refused('pricing.row.unknownModel')
  const value = models.get(model)
  return value === undefined ? refused('pricing.row.manyModels') : { value }
}

export const faultsOf = (results: readonly Read<unknown>[]) =>
  results.flatMap((result): RowReason[] => ('fault' in result ? [result.fault] : []))

/** Refuses a row whose key an earlier row has; the first one counts. */
export function refuseDoubles<Figures>(
  rows: readonly CheckedRow<Figures>[],
  keyOf: (figures: Figures) => string,
): CheckedRow<Figures>[] {
  const rowOf = new Map<string, number>()
  return rows.map((row, index) => {
    if ('reasons' in row) return row
    const key = keyOf(row.figures)
    const first = rowOf.get(key)
    if (first === undefined) {
      rowOf.set(key, index + 1)
      return row
    }
    return { reasons: [{ reason: 'pricing.row.double', values: { line: first } }] }
  })
}

/** Rows that are handled before other calls get their turn. */
const turn = 1000

/** Maps the rows of a batch without holding up other calls. */
export async function inTurns<Row, Result>(
  rows: readonly Row[],
  work: (row: Row, index: number) => Result,
): Promise<Result[]> {
  const results: Result[] = []
  for (let start = 0; start < rows.length; start += turn) {
    if (start > 0) await setImmediate()
    rows.slice(start, start + turn).forEach((row, at) => results.push(work(row, start + at)))
  }
  return results
}

/** The outcome of each row in the order of the request; `changed` holds that of each row that could be written. */
export async function batchResult(
  checked: readonly CheckedRow<unknown>[],
  changed: ReadonlyMap<number, boolean>,
  { text }: Pick<Context, 'text'>,
): Promise<Schemas['BatchResult']> {
  const rows = await inTurns(checked, (row, index): Schemas['BatchRow'] => {
    const isChanged = changed.get(index)
    if ('figures' in row && isChanged !== undefined)
      return { row: index + 1, outcome: isChanged ? 'changed' : 'unchanged' }
    // Its product or list has gone since it was looked up.
    const gone: RowReason[] = [{ reason: 'pricing.row.gone', values: {} }]
    const reasons = 'reasons' in row ? row.reasons : gone
    return {
      row: index + 1,
      outcome: 'refused',
      reasons: reasons.map(({ reason, values }) => text(reason, values)),
    }
  })
  const counted = (asked: Schemas['BatchRow']['outcome']) =>
    rows.filter(({ outcome }) => outcome === asked).length
  return {
    changed: counted('changed'),
    unchanged: counted('unchanged'),
    refused: counted('refused'),
    rows,
  }
}
