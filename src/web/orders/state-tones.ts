import type { Schemas } from '../../domain/schemas'
import type { Tone } from '../ui/Tag'

/** Colour of each reservation state. */
export const stateTones: Record<Schemas['OrderState'], Tone> = {
  1: 'busy',
  2: 'warn',
  3: 'good',
  4: 'plain',
  5: 'plain',
  6: 'bad',
  7: 'bad',
}
