import type { Schemas } from '../../schemas'
import { notFinite, tooSmall } from '../calculate'
import { engineVersion } from '../engine-version'
import {
  faultsOfChecks,
  firstOfEachPath,
  withoutFaulty,
  type CheckError,
  type Fault,
} from '../faults'
import { unusualFigures } from '../usual-ranges'
import type { Method, MethodResult } from './method'
import { methods, type MethodName } from './methods'

/** A method by its name; its input has been checked by its own schema before it is computed. */
const methodOf = (name: MethodName): Method<unknown> => methods[name] as Method<unknown>

/** Everything that is wrong with the input of a method: field by field, and between the fields that are right. */
export function methodFaults(name: MethodName, input: object, checks: CheckError[]): Fault[] {
  const ofFields = firstOfEachPath([...faultsOfChecks(checks), ...tooSmall(input).slice(0, 50)])
  const rest = withoutFaulty(input, ofFields)
  const between = methodOf(name).faults?.(rest) ?? []
  return firstOfEachPath([...ofFields, ...between])
}

/** The result of a checked input; no figure of it is NaN or infinite. */
export function computeMethod(
  name: MethodName,
  input: object,
): MethodResult & Pick<Schemas['MethodResult'], 'source' | 'engine'> {
  const result = methodOf(name).compute(input)
  const bad = notFinite(result)
  if (bad) throw new Error(`${name}: ${bad} is not finite for ${JSON.stringify(input)}`)
  const sure = unusualFigures(input).length === 0
  const { verdict, notes, ...rest } = result
  return {
    ...rest,
    notes: sure ? notes : [...notes, 'figureUnusual'],
    // An unusual figure questions what would be met.
    ...(verdict && (sure || verdict === 'notMet') && { verdict }),
    source: methodOf(name).source,
    engine: engineVersion,
  }
}

/** Fields of a method that these values leave open. */
export const fieldsWithout = (name: MethodName, values: Record<string, unknown>): string[] =>
  methodOf(name).without?.(values) ?? []
