import { comparePrices, type Currency } from '../money/money'
import { Decimal } from '../money/decimal'
import { sumsOf } from '../money/sums'
import type { Schemas } from '../schemas'
import type { QuotedAlternative, QuotedLine, RawChange } from './quoted'

/** Facts of a request for approval besides the answer. */
export interface ApprovalData {
  author: Required<Schemas['Text']>
  currency: Currency
  total: string
  /** The changes of an amendment. */
  changes?: RawChange[]
  reason?: string
  decidedBy?: Required<Schemas['Text']>
}

interface Rule {
  /** Total from which a second person approves, in the default currency; absent or empty: never. */
  approvalFrom: string | undefined
  defaultCurrency: Currency
}

interface Quoted {
  lines: Record<
    string,
    Pick<QuotedLine, 'counts' | 'price'> & { alternative?: Pick<QuotedAlternative, 'price'> }
  >
  currency: Currency | undefined
  taxRate?: string
}

/** The total if the customer takes the dearer one of each line and its alternative. */
export function largestTotal({ lines, currency = 'CNY', taxRate = '0' }: Quoted): string {
  const dearest = Object.values(lines).flatMap(({ counts, price, alternative }) => {
    const other = alternative?.price
    const dearer =
      price && other ? (comparePrices(price, other) < 0 ? other : price) : (price ?? other)
    return dearer ? [{ counts, price: dearer }] : []
  })
  return sumsOf(dearest, { currency, taxRate }).total
}

/** True if a second person has to approve. Other currencies cannot be compared, so they always need it. */
export function needsApproval(quoted: Quoted, { approvalFrom, defaultCurrency }: Rule): boolean {
  if (!approvalFrom) return false
  if (quoted.currency !== defaultCurrency) return true
  return new Decimal(largestTotal(quoted)).gte(approvalFrom)
}

/** True if an amendment would raise the accepted total to a sum that needs a second person. */
export function raisesAboveApproval(
  before: string | undefined,
  { total, currency }: { total: string | undefined; currency: Currency | undefined },
  { approvalFrom, defaultCurrency }: Rule,
): boolean {
  if (!approvalFrom || total === undefined || new Decimal(total).lte(before ?? '0')) return false
  return currency !== defaultCurrency || new Decimal(total).gte(approvalFrom)
}

/** The path of the fault of an amendment that needs approval. */
export const approvalPath = 'approval'

/** Nobody approves their own quotation. */
export const mayApprove = (userId: number, authorId: number | undefined): boolean =>
  userId !== authorId
