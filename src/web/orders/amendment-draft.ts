import type { Day } from '../../domain/days/day'
import { typedPrice } from '../../domain/money/typed-price'
import type { Schemas } from '../../domain/schemas'
import { readNumber } from '../forms/read-number'

/** The raw input for one line of an amendment; what is empty stays as it was accepted. */
export interface TypedChange {
  counts: string
  unitPrice: string
  readyOn: Day | ''
  product: string
  note: string
  leaveOut: boolean
}

/** The raw input of an amendment. */
export interface TypedAmendment {
  reason: string
  lines: Record<number, TypedChange>
}

export const noChange: TypedChange = {
  counts: '',
  unitPrice: '',
  readyOn: '',
  product: '',
  note: '',
  leaveOut: false,
}

/** The request body: only the lines with input. */
export function amendmentOf(
  version: number,
  { reason, lines }: TypedAmendment,
): Schemas['OrderAmendment'] {
  return {
    version,
    reason: reason.trim(),
    lines: Object.entries(lines).flatMap(([id, typed]) => {
      const changed = changedLine(Number(id), typed)
      return Object.keys(changed).length > 1 ? [changed] : []
    }),
  }
}

function changedLine(lineId: number, typed: TypedChange): Schemas['AmendedLine'] {
  if (typed.leaveOut) return { lineId, leaveOut: true }
  const unitPrice = typedPrice(typed.unitPrice)
  const [counts, product, note] = [typed.counts.trim(), typed.product.trim(), typed.note.trim()]
  return {
    lineId,
    // Text that is not a number is passed on for the validator to report.
    ...(counts && { counts: readNumber(counts) as number }),
    ...(unitPrice && { unitPrice }),
    ...(typed.readyOn && { readyOn: typed.readyOn }),
    ...(product && { product }),
    ...(note && { note }),
  }
}
