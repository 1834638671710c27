import { Decimal } from '../../domain/money/decimal'
import { marginAgainstList, type Margin } from '../../domain/money/margin'
import { sumsOf, type Sums } from '../../domain/money/sums'
import { largestTotal } from '../../domain/orders/approval'
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
  /** A second person has to approve it. */
  needsApproval: boolean
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
  const dearest = largestTotal({
    lines: Object.fromEntries(
      all.map(({ id, counts }) => {
        const line = lineOf(typed, id)
        const [price, other] = [exactPrice(line.unitPrice), exactPrice(line.alternativePrice)]
        return [
          id,
          { counts, ...(price && { price }), ...(other && { alternative: { price: other } }) },
        ]
      }),
    ),
    currency,
    taxRate,
  })
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
    needsApproval: isAbove(dearest, proposal),
  }
}

const isAbove = (total: string, proposal: Schemas['AnswerProposal'] | undefined): boolean =>
  proposal?.approvalFrom !== undefined && new Decimal(total).gte(proposal.approvalFrom)
