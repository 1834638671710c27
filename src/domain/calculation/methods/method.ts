import type { Quantity } from '../../units/units'
import type { FormName } from '../../../generated/validators/form-name'
import type { Fault } from '../faults'
import { symbols, type FigureName, type SymbolName } from './symbols'

/** Assumptions and gaps of a result; each has a text. */
export type MethodNote =
  | 'clearanceReduced'
  | 'edgeBelowLeast'
  | 'lapOneRow'
  | 'noPunching'
  | 'muOfTest'
  | 'tensionAbove'
  | 'torqueSupplyGb'
  | 'torqueSupplyK1'
  | 'scatterUnknown'
  | 'yieldNotChecked'
  | 'shareHigh'
  | 'relaxationGuide'
  | 'materialNoTable'
  | 'sizeNoTable'
  | 'nutClassMissing'
  | 'nutClassLow'
  | 'runOut'
  | 'nutFull'
  | 'nutShort'
  | 'openLoad'
  | 'roundedUp'
  | 'noSize'
  | 'sizeRough'
  | 'patternLine'
  | 'pryingNotCounted'
  | 'figureUnusual'

export interface MethodFigure {
  name: FigureName
  value: number
  quantity: Quantity
  /** The formula in signs, and again with the numbers put in; empty for what a table gives. */
  formula: string
  numbers: string
}

/** One bolt of a pattern: its place in mm, and its share of the load in N. */
export interface BoltShare {
  number: number
  x: number
  y: number
  axial: number
  /** Parts of the shear force along the axes. */
  Vx: number
  Vy: number
  shear: number
}

export interface MethodResult {
  figures: MethodFigure[]
  /** Present where something is required; the required figure and the actual one are among the figures. */
  verdict?: 'met' | 'notMet'
  notes: MethodNote[]
  bolts?: BoltShare[]
}

/** One method: its input, where it is from, and what it computes. */
export interface Method<Input> {
  schema: FormName
  source: string
  example: Input
  /** Fields that do not apply to these values. */
  without?: (values: Record<string, unknown>) => string[]
  /** Faults between fields that are valid by themselves. */
  faults?: (input: Partial<Input>) => Fault[]
  compute: (input: Input) => MethodResult
}

/** A number of a formula as a hand calculation writes it: five figures, powers of ten for the rest. */
function written(value: number): string {
  const figures = Number(value.toPrecision(5))
  const text = String(figures)
  const [digits, power] = text.split('e')
  const plain = power === undefined ? text : `${digits} \\cdot 10^{${Number(power)}}`
  return value < 0 ? `\\left(${plain}\\right)` : plain
}

/** A computed figure with its formula; `<As>` in the template is a sign, and its value in the worked line. */
export function step(
  name: FigureName,
  quantity: Quantity,
  value: number,
  template: string,
  values: Partial<Record<SymbolName, number>>,
): MethodFigure {
  const filled = (write: (sign: SymbolName) => string) =>
    // A template names signs of its own method; the tests work out every one.
    template.replace(/<(\w+)>/g, (_all, sign: string) => write(sign as SymbolName))
  return {
    name,
    value,
    quantity,
    formula: filled((sign) => symbols[sign]),
    numbers: filled((sign) => written(values[sign] ?? NaN)),
  }
}

/** A figure that a table or the input gives. */
export const known = (name: FigureName, quantity: Quantity, value: number): MethodFigure => ({
  name,
  value,
  quantity,
  formula: '',
  numbers: '',
})

export const verdictOf = (utilisation: number): 'met' | 'notMet' =>
  // A quotient that is just 1 may be rounded to more: 0.8·12/9.6.
  utilisation <= 1 + 1e-9 ? 'met' : 'notMet'
