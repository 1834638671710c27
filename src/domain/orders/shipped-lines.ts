import type { QuotedLine } from './quoted'

/** The change of a line that pieces shipped already forbid: they cannot leave the order or become another product. */
export function forbiddenByShipped(
  before: QuotedLine,
  after: QuotedLine,
  pieces: number,
): 'leaveOut' | 'counts' | 'product' | undefined {
  if (pieces === 0) return undefined
  if (after.decision === 'leaveOut') return 'leaveOut'
  if (after.counts < pieces) return 'counts'
  return productOf(before) === productOf(after) ? undefined : 'product'
}

const productOf = ({ decision, alternative }: QuotedLine) =>
  decision === 'alternative' ? alternative?.id : undefined
