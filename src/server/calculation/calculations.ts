import { calculate, calculateJoint } from '../../domain/calculation/calculate'
import type { Handlers } from '../http/handler'
import { computeMethod } from '../../domain/calculation/methods/compute-method'
import { checkedInput, checkedMethodInput } from './checked-input'

export const calculations = {
  calculateClampForce: ({ body }, context) =>
    calculate('clamp', checkedInput('clamp', body, context)),

  calculateResilience: ({ body }, context) =>
    calculate('flexibility', checkedInput('flexibility', body, context)),

  calculateTensileForce: ({ body }, context) =>
    calculate('stretching', checkedInput('stretching', body, context)),

  calculateJoint: ({ body }, context) => calculateJoint(checkedInput('joint', body, context)),

  calculateMethod: ({ params: { name }, body }, context) =>
    computeMethod(name, checkedMethodInput(name, body, context)),
} satisfies Partial<Handlers>
