import type { Calculator } from './useCalculator'

/** The part of a calculator that a single field needs; a method's form has the same. */
export type Fields = Pick<
  Calculator,
  | 'schema'
  | 'values'
  | 'system'
  | 'textAt'
  | 'type'
  | 'leave'
  | 'choose'
  | 'usualAt'
  | 'follow'
  | 'messageAt'
> &
  // A method has no other pages that make its figures.
  Partial<Pick<Calculator, 'chainAt' | 'isTyped'>>
