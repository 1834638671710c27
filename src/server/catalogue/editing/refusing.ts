import type { RefusalKey } from '../../../generated/refusal-statuses'
import type { TextKey } from '../../../generated/text-key'
import type { Context } from '../../http/context'
import { Refusal } from '../../http/errors'

/** The version a change was based on; required to detect lost updates. */
export function versionOf({ version }: { version?: number }): number {
  if (version === undefined) throw new Refusal('products.versionMissing')
  return version
}

/** Explains a change that matched no row: somebody was faster, or the record is gone. */
export function refuseStale(exists: boolean): never {
  throw new Refusal(exists ? 'office.conflict' : 'products.notFound')
}

/** The refusal of a value, as an error of its field. */
export function fieldRefusal(
  { text }: Pick<Context, 'text'>,
  path: string,
  key: TextKey,
  values: Record<string, string | number> = {},
): Refusal {
  return new Refusal('common.badInput', { errors: [{ path, message: text(key, values) }] })
}

export function refuseField(...value: Parameters<typeof fieldRefusal>): never {
  throw fieldRefusal(...value)
}

/** Users of a record: their number and the first names. */
export interface Use {
  count: number
  names: string[]
}

/** Refuses to delete a record in use. */
export function refuseUsed(
  key: RefusalKey,
  { count, names }: Use,
  values: Record<string, string | number> = {},
) {
  if (count === 0) return
  throw new Refusal(key, { values: { ...values, count, names: names.join(', ') } })
}
