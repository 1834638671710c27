import type { Schemas } from '../schemas'
import type { CalculationPage } from './calculation-pages'
import { clampFaults, computeClamp } from './clamp'
import { computeFlexibility } from './flexibility'
import { flexibilityFaults } from './flexibility-faults'
import {
  faultsOfChecks,
  firstOfEachPath,
  withoutFaulty,
  type CheckError,
  type Fault,
} from './faults'
import { computeJoint, type JointResult } from './joint/compute-joint'
import { jointFaults } from './joint/joint-faults'
import type { Joint } from './joint/views'
import type { Inputs, Results } from './inputs'
import { computeStretching } from './stretching'
import { stretchFaults } from './stretching-faults'
import { unusualFigures } from './usual-ranges'

export { calculationPages, type CalculationPage } from './calculation-pages'
export type { Inputs, Results } from './inputs'

/** The schema that describes the input of a page. */
export const inputSchemas = {
  clamp: 'ClampForceInput',
  flexibility: 'ResilienceInput',
  stretching: 'TorqueInput',
  joint: 'Joint',
} as const satisfies Record<CalculationPage | 'joint', keyof Schemas>

const faultsOf: {
  [Page in CalculationPage]: (input: Partial<Inputs[Page]>) => Fault[]
} & { joint: (input: Partial<Joint>) => Fault[] } = {
  joint: jointFaults,
  clamp: clampFaults,
  flexibility: flexibilityFaults,
  stretching: stretchFaults,
}

const computing: { [Page in CalculationPage]: (input: Inputs[Page]) => Results[Page] } = {
  clamp: computeClamp,
  flexibility: computeFlexibility,
  stretching: computeStretching,
}

/**
 * All faults of an input: those of single fields, found by the schema, and contradictions between valid fields.
 * Ordered: missing, no number, range, contradictions.
 */
export function inputFaults(
  page: CalculationPage | 'joint',
  input: unknown,
  checks: CheckError[],
): Fault[] {
  // An input may contain any number of unknown fields.
  const small = tooSmall(input).slice(0, 50)
  const ofFields = firstOfEachPath([...faultsOfChecks(checks), ...small])
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return ofFields
  // Remove fields that are invalid on their own; the rest has the type.
  const rest: object = withoutFaulty(input, ofFields)
  const between = faultsOf[page](rest).filter(
    ({ path, code }) =>
      !ofFields.some((fault) => fault.path === path || fault.path === boundOf[path]) &&
      // The bolt's capacity can be computed only if all other fields are valid.
      (code !== 'PREVAILING_TOO_HIGH' || ofFields.length === 0),
  )
  const order = [
    'PARAMETERS_INCOMPLETE',
    'NOT_A_NUMBER',
    'NOT_A_CHOICE',
    'TOO_SMALL',
    'OUT_OF_RANGE',
  ]
  const rank = ({ code }: Fault) => (order.includes(code) ? order.indexOf(code) : order.length)
  return [...ofFields, ...between].sort((a, b) => rank(a) - rank(b))
}

/** The field that limits another; while it is invalid, the other cannot be checked. */
const boundOf: Record<string, string> = { torquePrevailingMin: 'torquePrevailing' }

/** Faults of numbers so close to zero that dividing by them overflows. */
export function tooSmall(value: unknown, path = '', depth = 0): Fault[] {
  if (typeof value === 'number')
    return value !== 0 && Math.abs(value) < 1e-15 ? [{ path, code: 'TOO_SMALL' }] : []
  if (typeof value !== 'object' || value === null || depth === deepestField) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    tooSmall(inner, path ? `${path}.${key}` : key, depth + 1),
  )
}

/** `layers.0.dh`: no field is deeper, and what is sent may be nested without end. */
const deepestField = 3

/** The result of a checked input. No figure of it is NaN or infinite: that is an error of ours. */
export function calculate<Page extends CalculationPage>(
  page: Page,
  input: Inputs[Page],
): Results[Page] {
  return finite(page, input, withUnusual(computing[page](input), input))
}

/** The same for a whole joint with all its checks. */
export function calculateJoint(joint: Joint): JointResult {
  return finite('joint', joint, withUnusual(computeJoint(joint), joint))
}

/** A result with a note on each figure that lies far outside the usual ones. */
function withUnusual<Result extends { warnings: Schemas['CalculationWarning'][] }>(
  result: Result,
  input: object,
): Result {
  const unusual = unusualFigures(input)
  return unusual.length === 0 ? result : { ...result, warnings: [...result.warnings, ...unusual] }
}

function finite<Result>(name: string, input: object, result: Result): Result {
  const bad = notFinite(result)
  if (bad) throw new Error(`${name}: ${bad} is not finite for ${JSON.stringify(input)}`)
  return result
}

export function notFinite(value: unknown, path = ''): string | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : path
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, inner] of Object.entries(value)) {
    const bad = notFinite(inner, path ? `${path}.${key}` : key)
    if (bad) return bad
  }
  return undefined
}

/** A result with those parts alone that another one has too: a later engine tells more of the same figures. */
export function commonTo(result: unknown, other: unknown): unknown {
  if (!isObject(result) || !isObject(other) || Array.isArray(result)) return result
  return Object.fromEntries(
    Object.entries(result)
      .filter(([key]) => key in other)
      .map(([key, value]) => [key, commonTo(value, other[key])]),
  )
}

/**
 * Paths (of numbers, texts and lists) at which two results differ by more than a relative tolerance, used to compare
 * a stored result with today's engine.
 */
export function differences(a: unknown, b: unknown, tolerance = 1e-6, path = ''): string[] {
  if (typeof a === 'number' && typeof b === 'number')
    return Math.abs(a - b) <= tolerance * Math.max(Math.abs(a), Math.abs(b)) ? [] : [path]
  if (isObject(a) && isObject(b))
    return [...new Set([...Object.keys(a), ...Object.keys(b)])].flatMap((key) =>
      differences(a[key], b[key], tolerance, path ? `${path}.${key}` : key),
    )
  return a === b ? [] : [path]
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
