import { askedOnly, isAsked } from '../../domain/calculation/asked'
import {
  calculate,
  calculateJoint,
  type CalculationPage,
  type Inputs,
  type Results,
} from '../../domain/calculation/calculate'
import { askedOfJoint, isAskedOfJoint } from '../../domain/calculation/joint/asked'
import type { JointResult } from '../../domain/calculation/joint/compute-joint'
import type { Joint } from '../../domain/calculation/joint/views'
import type { Values } from './paths-in'

/** The three pages of the documents, and the joint that they are views of. */
export type Kind = CalculationPage | 'joint'

export interface KindResults extends Results {
  joint: JointResult
}

/** The result of a checked input; it is of the same kind. */
export const compute = <K extends Kind>(kind: K, input: object): KindResults[K] =>
  (kind === 'joint'
    ? calculateJoint(input as Joint)
    : // An input without faults is what its schema says.
      calculate(kind, input as Inputs[CalculationPage])) as KindResults[K]

/** The fields to calculate with: those that apply, given the other choices. */
export const askedOf = (kind: Kind, values: Values): Values =>
  kind === 'joint' ? askedOfJoint(values) : askedOnly(kind, values)

export const asks = (kind: Kind, name: string, values: Values): boolean =>
  kind === 'joint' ? isAskedOfJoint(name, values) : isAsked(kind, name, values)
