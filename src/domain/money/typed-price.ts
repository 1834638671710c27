import type { Price } from './money'

const grouped = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/

/**
 * Reads a typed price: `3.25`, or `325 / 100` for a hundred. Full-width digits and thousands separators are allowed.
 * Text that is no number is passed on, for the check of the form to report.
 */
export function typedPrice(typed: string): Price | undefined {
  const plain = typed.normalize('NFKC').trim()
  if (plain === '') return undefined
  const [, before, quantity] = /^([^/]*)\/\s*(1|100|1000)$/.exec(plain) ?? []
  const amount = before?.trim() ?? plain
  const per = quantity === '100' ? 100 : quantity === '1000' ? 1000 : 1
  return { amount: grouped.test(amount) ? amount.replaceAll(',', '') : amount, per }
}

/** A price as it is typed. */
export const typedOfPrice = ({ amount, per }: Price): string =>
  per === 1 ? amount : `${amount} / ${per}`
