import { inputFaults, calculate, calculateJoint } from '../../../domain/calculation/calculate'
import { askedOfJoint, preloadFrom } from '../../../domain/calculation/joint/asked'
import { commonFields, fieldsOf } from '../../../domain/calculation/joint/views'
import { definedOnly } from '../../../domain/calculation/defined'
import type { Schemas } from '../../../domain/schemas'
import type { CheckError, Fault } from '../../../domain/calculation/faults'
import { itemAt } from '../../../domain/lists/items'
import type { Kind } from '../kinds'
import { withoutFields, type Values } from '../paths-in'

/** The figures that one page computes and another needs. */
export interface ChainFigures {
  /** The preload that the tightening gives, and the page that makes it. */
  preload?: { Fmin?: number; Fmax?: number; tau?: number }
  preloadOf?: Kind
  resilience?: { deltaS: number; deltaP: number }
}

const geometry = ['d', 'P', 'joint', 'boltModulus', 'sections', 'layers', 'dW1', 'dW2', 'cone']

/**
 * The figures that the chain of a joint makes for its pages, as far as what is entered allows: a preload needs no loads,
 * and resiliences need no preload.
 */
export function chainFiguresOf(
  values: Values,
  checkOf: (input: Values) => CheckError[],
): ChainFigures {
  // The tightening gives these even where a preload was entered instead.
  const joint = askedOfJoint(withoutFields(values, ['Fmin', 'Fmax', 'tau', 'preloadTyped']))
  const faults = inputFaults('joint', joint, checkOf({ ...joint }))
  const touches = (names: readonly string[]) =>
    faults.some((fault: Fault) => names.includes(itemAt(fault.path.split('.'), 0)))
  const from = preloadFrom(joint)
  const preloadOf = from === 'torque' ? ('clamp' as const) : ('stretching' as const)
  if (faults.length === 0) {
    // Without faults it is a joint.
    const { preload, deltaS, deltaP } = calculateJoint(joint as Schemas['Joint'])
    const { Fmin, Fmax, tau } = preload
    return { preload: definedOnly({ Fmin, Fmax, tau }), preloadOf, resilience: { deltaS, deltaP } }
  }
  return {
    ...(from === 'torque' &&
      !touches(commonFields.clamp) && { preload: torquePreload(joint), preloadOf }),
    ...(!touches(geometry) && { resilience: resilienceOf(joint) }),
  }
}

function torquePreload(joint: Values) {
  // None of its fields has a fault.
  const { Fmin, Fmax, tauService } = calculate(
    'clamp',
    fieldsOf('clamp', joint) as Schemas['ClampForceInput'],
  )
  return definedOnly({ Fmin, Fmax, tau: tauService })
}

function resilienceOf(joint: Values) {
  const parts = Object.fromEntries(
    Object.entries(joint).filter(([name]) => geometry.includes(name)),
  )
  // Neither preload nor load changes how much the parts give way.
  const input = { ...parts, n: 1, Fmin: 1, Fmax: 1 } as Schemas['ResilienceInput']
  const { deltaS, deltaP } = calculate('flexibility', input)
  return { deltaS, deltaP }
}
