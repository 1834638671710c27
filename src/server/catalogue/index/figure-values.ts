import type { Figures } from '../../../domain/catalogue/numeric-inputs'
import { itemAt } from '../../../domain/lists/items'
import type { ValueRow } from './rows'
import type { SpanMeanings } from './span-meanings'

export type Fits = (own: Figures) => boolean

/** Values with a figure or range that fits. */
export const withFigures = (
  { index, valuesOf }: SpanMeanings,
  codes: readonly string[],
  fits: Fits,
): number[] =>
  valuesOf(...codes).filter((number) => {
    const own = figuresOf(itemAt(index.values, number))
    return own !== undefined && fits(own)
  })

const figuresOf = ({ numberFrom, numberTo }: ValueRow): Figures | undefined =>
  numberFrom === null ? undefined : { from: numberFrom, to: numberTo ?? numberFrom }
