import { textIn } from '../../domain/language/language'
import { isStandardNumber } from '../../domain/orders/own-numbers'
import { foldedPartNo } from '../../domain/orders/part-number'
import { userOf, type Context } from '../http/context'
import { Refusal } from '../http/errors'
import type { Handlers } from '../http/handler'
import {
  findParts,
  insertParts,
  lockParts,
  partsOf,
  removeParts,
  searchParts,
} from './customer-parts.sql'

export const customerParts = {
  async listCustomerParts({ query }, context) {
    const { accountId } = userOf(context)
    const { keyword = '', dataIds } = query
    const folded = foldedPartNo(keyword)
    if (folded === '' && dataIds === undefined) return []
    const ids = dataIds?.split(',').map(Number)
    const parts = await searchParts(context.database, { accountId, folded, ids })
    return parts.map((part) => ({
      ...part,
      materialName: textIn(context.language, part.materialName),
    }))
  },
} satisfies Partial<Handlers>

/**
 * Stores the customer's own part numbers for the account; an empty one removes it. Refuses a number that already
 * stands for another model.
 */
export async function keepPartNumbers(
  wanted: { materialId: number; partNo: string }[],
  context: Context,
): Promise<void> {
  if (wanted.length === 0) return
  const { database } = context
  const { accountId } = userOf(context)
  await lockParts(database, accountId)
  const ids = wanted.map(({ materialId }) => materialId)
  const before = await partsOf(database, accountId, ids)
  const changed = wanted
    .map(({ materialId, partNo }) => ({ materialId, partNo: partNo.trim() }))
    .filter(({ materialId, partNo }) => (before.get(materialId) ?? '') !== partNo)
    .map((part) => ({ ...part, folded: foldedPartNo(part.partNo) }))
  if (changed.length === 0) return

  await removeParts(
    database,
    accountId,
    changed.map(({ materialId }) => materialId),
  )
  const kept = changed.filter(({ folded }) => folded !== '')
  const standard = kept.find(({ partNo }) => isStandardNumber(partNo))
  if (standard) {
    throw new Refusal('orders.partNoIsStandard', { values: { partNo: standard.partNo } })
  }
  const numbers = kept.map(({ folded }) => folded)
  const twice = kept.find(({ folded }, at) => numbers.indexOf(folded) !== at)
  if (twice) throw new Refusal('orders.partNoTwice', { values: { partNo: twice.partNo } })
  const [taken] = await findParts(database, accountId, numbers)
  if (taken) {
    const { partNo, model } = taken
    throw new Refusal('orders.partNoTaken', { values: { partNo, model } })
  }
  await insertParts(database, accountId, kept)
}
