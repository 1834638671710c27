import type { Schemas } from '../../domain/schemas'
import type { Tone } from '../screens/resource'

/** How a state of a reservation looks wherever it is shown. */
export const stateTones: Record<Schemas['OrderState'], Tone> = {
  1: 'processing',
  2: 'warning',
  3: 'success',
  4: 'default',
  5: 'default',
  6: 'error',
}
