import type { Schemas } from '../../schemas'
import type { Quantity } from '../../units/units'
import type { Chain } from '../joint/chain'
import type { Joint } from '../joint/views'

export type CheckRow = Schemas['JointCheck']
export type CheckName = CheckRow['name']

/** The reason why a check could not be made; its text key ends in the name. */
export type Reason = NonNullable<CheckRow['reason']>

/** The reason why a check does not apply. */
export type NoNeed = Schemas['JointResult']['outside'][number]['reason']

/** A figure over its limit at one place; the formula in signs, and again with the numbers of the joint. */
export interface Finding {
  place?: string
  figure: number
  limit: number
  quantity: Quantity
  formula: string
  numbers: string
  /** Decides in place of the required safety, where the comparison knows no safety. */
  holds?: boolean
}

/** A place where the check lacks something. */
export interface Gap {
  place?: string
  missing: Reason
}

/** One check of the guideline: a file each. */
export interface JointCheck {
  name: CheckName
  /** The step of VDI 2230-1. */
  step: string
  source: string
  /** The reason why the check does not apply to a joint; nothing where it does. */
  outside: (chain: Chain) => NoNeed | undefined
  /** The reason why the whole check cannot be made. */
  needs: (chain: Chain) => Reason | undefined
  requiredSafety: (joint: Joint) => number
  evaluate: (chain: Chain) => (Finding | Gap)[]
}

/** A number as formulas show it: four significant figures. */
export const num = (value: number): string => String(Number(value.toPrecision(5)))

const most = 1e6

/** The rows of a check for a joint: none where it does not apply. */
export function rowsOf(check: JointCheck, chain: Chain): CheckRow[] {
  const { name, step, source } = check
  const required = check.requiredSafety(chain.joint)
  const base = { name, step, source, required }
  const lacking = check.needs(chain)
  if (lacking) return [{ ...base, state: 'notMade', reason: lacking }]
  return check.evaluate(chain).map((result): CheckRow => {
    const { place } = result
    const row = { ...base, ...(place !== undefined && { place }) }
    if ('missing' in result) return { ...row, state: 'notMade', reason: result.missing }
    const { figure, limit, quantity, formula, numbers, holds } = result
    // A check that asks nothing has no safety; a limit below zero does not hold even then.
    const safety = figure > 0 ? Math.min(most, limit / figure) : undefined
    const enough = safety === undefined ? limit >= 0 : safety >= required * (1 - 1e-9)
    const met = holds ?? enough
    return {
      ...row,
      state: met ? 'met' : 'notMet',
      figure,
      limit,
      quantity,
      formula,
      numbers,
      ...(safety !== undefined && { safety: Math.max(-most, safety) }),
    }
  })
}
