import { jointFormulas } from './formulas-joint'
import { stretchingFormulas } from './formulas-stretching'
import { tighteningFormulas } from './formulas-tightening'

export const formulas = { ...tighteningFormulas, ...jointFormulas, ...stretchingFormulas }

export type FormulaName = keyof typeof formulas
