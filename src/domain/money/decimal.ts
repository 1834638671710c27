import makeBig from 'big.js'

/**
 * Exact decimal numbers. Strict: a floating-point number is refused, because its value may already be wrong. Division
 * keeps 20 decimals; prices are only divided by powers of ten, which is exact.
 */
export const Decimal = makeBig()
Decimal.strict = true
Decimal.DP = 20

export type Decimal = InstanceType<typeof Decimal>

/** An integer as a decimal number. */
export const decimalOf = (count: number): Decimal => {
  if (!Number.isSafeInteger(count)) throw new RangeError(`${count} is no integer`)
  return new Decimal(String(count))
}
