import type { RefusalKey } from '../../../generated/refusal-statuses'
import type { TextKey } from '../../../generated/text-key'
import type { Context } from '../../http/context'
import { Refusal } from '../../http/errors'

/** The version that a change was made from; without it nobody could say whether it overwrites something. */
export function versionOf({ version }: { version?: number }): number {
  if (version === undefined) throw new Refusal('products.versionMissing')
  return version
}

/** A record was not changed: somebody was faster, or it is gone. */
export function refuseStale(exists: boolean): never {
  throw new Refusal(exists ? 'office.conflict' : 'products.notFound')
}

/** A field that cannot be stored as it is. */
export function refuseField(
  { text }: Pick<Context, 'text'>,
  path: string,
  key: TextKey,
  values: Record<string, string | number> = {},
): never {
  throw new Refusal('common.badInput', { errors: [{ path, message: text(key, values) }] })
}

/** What uses a record, told by its number and the first names. */
export interface Use {
  count: number
  names: string[]
}

/** Refuses to delete what something uses. */
export function refuseUsed(
  key: RefusalKey,
  { count, names }: Use,
  values: Record<string, string | number> = {},
) {
  if (count === 0) return
  throw new Refusal(key, { values: { ...values, count, names: names.join(', ') } })
}
