import { comparePrices, type Currency, type Price } from '../money/money'
import { priceFor } from './acceptance'
import type {
  ChangedField,
  ChangedValue,
  InBoth,
  QuotationData,
  QuotedLine,
  RawChange,
} from './quoted'

/** A snapshot with its currency. */
export interface Version extends Omit<QuotationData, 'answeredBy' | 'changes' | 'reason'> {
  currency: Currency | undefined
  total: string | undefined
}

const promises: readonly ChangedField[] = [
  'product',
  'counts',
  'price',
  'readyOn',
  'leaveOut',
  'alternative',
  'alternativePrice',
]

/** A price, a quantity, a day and a product are promised; a note is not. */
export const isPromise = (field: ChangedField): boolean => promises.includes(field)

/** After the confirmation, a change of what was promised needs the customer's consent. */
export const needsConsent = (changes: readonly RawChange[]): boolean =>
  changes.some(({ field }) => isPromise(field))

/** Differences between two versions: line by line, then of the whole. */
export function changesBetween(before: Version, after: Version): RawChange[] {
  const ids = Object.keys(after.lines)
  const ofLines = ids.flatMap((id) => {
    const [old, now] = [before.lines[id], after.lines[id]]
    if (!old || !now) return []
    if (now.decision === 'leaveOut') {
      return old.decision === 'leaveOut'
        ? []
        : [{ lineId: Number(id), field: 'leaveOut' as const, after: true }]
    }
    return differing(faceOf(old, before), faceOf(now, after)).map((change) => ({
      lineId: Number(id),
      ...change,
    }))
  })
  return [...ofLines, ...differing(headOf(before), headOf(after))]
}

type Face = Partial<Record<ChangedField, ChangedValue | undefined>>

/** The line as its reader sees it: before the confirmation the offer, afterwards what was agreed. */
function faceOf(line: QuotedLine, { currency }: Version): Face {
  const { counts, readyOn, note, reply, decision, alternative } = line
  const inCurrency = (price: Price | undefined) => price && currency && { ...price, currency }
  const common = { counts, readyOn, note, reply }
  if (decision) {
    const taken = decision === 'alternative' ? alternative?.model : undefined
    return { ...common, product: taken, price: inCurrency(priceFor(line, decision)) }
  }
  return {
    ...common,
    price: inCurrency(line.price) ?? line.priceText,
    alternative: alternative?.model,
    alternativePrice: inCurrency(alternative?.price),
  }
}

const headOf = (version: Version): Face => ({
  currency: version.currency,
  taxRate: version.taxRate,
  incoterm: version.incoterm,
  incotermPlace: version.texts?.incotermPlace ?? version.incotermPlace,
  paymentTerms: version.texts?.paymentTerms ?? version.paymentTerms,
  validUntil: version.validUntil,
  total: version.total,
  wholeNote: (version.texts?.note ?? version.note) || undefined,
  files: version.files,
})

function differing(before: Face, after: Face): Omit<RawChange, 'lineId'>[] {
  // A face has no keys but the fields that are compared.
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])] as ChangedField[]
  return fields.flatMap((field) => {
    const [old, now] = [before[field], after[field]]
    if (isSame(old, now)) return []
    return [
      {
        field,
        ...(old !== undefined && { before: old }),
        ...(now !== undefined && { after: now }),
      },
    ]
  })
}

/** Prices are the same if they cost the same: 3.25 each and 325.00 for 100. */
function isSame(a: ChangedValue | undefined, b: ChangedValue | undefined): boolean {
  if (Array.isArray(a) || Array.isArray(b)) return idsOf(a) === idsOf(b)
  if (isInBoth(a)) return isInBoth(b) ? a.zh === b.zh && a.en === b.en : b === a.zh || b === a.en
  if (isInBoth(b)) return isSame(b, a)
  if (typeof a === 'object' && typeof b === 'object')
    return a.currency === b.currency && comparePrices(a, b) === 0
  return a === b
}

/** True for a text of a template. */
export const isInBoth = (value: ChangedValue | undefined): value is InBoth =>
  typeof value === 'object' && 'zh' in value

/** A file that takes the place of another with the same name is a change. */
const idsOf = (value: ChangedValue | undefined) =>
  Array.isArray(value) ? value.map(({ id }) => id).join() : ''
