import { marginAgainstList, type Margin } from '../../domain/money/margin'
import { sumsOf, type Sums } from '../../domain/money/sums'
import { linesOf } from '../../domain/orders/orders'
import type { Schemas } from '../../domain/schemas'
import { exactPrice } from './answer-cells'
import { lineOf, type TypedAnswer } from './answer-draft'

interface AnswerSums extends Sums {
  /** Amounts by line; lines without an exact price are missing. */
  amountOf: Map<number, string>
  priced: number
  lines: number
  margin: Margin | undefined
}

/** The sums of an answer as typed; tax and total need an exact rate, for which 0 stands until there is one. */
export function answerSums(
  order: Schemas['IntentionOrder'],
  typed: TypedAnswer,
  proposal: Schemas['AnswerProposal'] | undefined,
): AnswerSums {
  const { currency } = typed
  const rate = typed.taxRate.normalize('NFKC').trim()
  const taxRate = /^(?:100|\d{1,2})(?:\.\d{1,3})?$/.test(rate) ? rate : '0'
  const all = linesOf(order)
  const priced = all.flatMap(({ id, counts }) => {
    const price = exactPrice(lineOf(typed, id).unitPrice)
    return price ? [{ id, counts, price }] : []
  })
  const sums = sumsOf(priced, { currency, taxRate })
  // List prices in another currency cannot be compared.
  const listed = proposal?.currency === currency ? proposal.lines : []
  const listPrices = new Map(listed.map(({ lineId, listPrice }) => [lineId, listPrice]))
  const compared = priced.flatMap(({ id, counts, price }) => {
    const listPrice = listPrices.get(id)
    return listPrice && !listPrice.isOutdated ? [{ counts, price, listPrice }] : []
  })
  return {
    ...sums,
    amountOf: new Map(priced.map(({ id }, index) => [id, sums.amounts[index] ?? ''])),
    priced: priced.length,
    lines: all.length,
    margin: marginAgainstList(compared, currency),
  }
}
