import { calculate } from '../../domain/calculation/calculate'
import type { Handlers } from '../http/handler'
import { checkedInput } from './checked-input'

export const calculations = {
  calculateClampForce: ({ body }, context) =>
    calculate('clamp', checkedInput('clamp', body, context)),

  calculateResilience: ({ body }, context) =>
    calculate('flexibility', checkedInput('flexibility', body, context)),

  calculateTensileForce: ({ body }, context) =>
    calculate('stretching', checkedInput('stretching', body, context)),
} satisfies Partial<Handlers>
