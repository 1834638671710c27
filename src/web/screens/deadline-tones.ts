import type { Schemas } from '../../domain/schemas'
import type { Tone } from '../ui/Tag'

/** Colour of each deadline state. */
export const deadlineTones: Record<Schemas['Overdue'], Tone> = {
  inTime: 'plain',
  soon: 'warn',
  overdue: 'bad',
}
