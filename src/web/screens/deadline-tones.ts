import type { Schemas } from '../../domain/schemas'
import type { Tone } from '../ui/Tag'

/** How a deadline looks wherever it is shown. */
export const deadlineTones: Record<Schemas['Overdue'], Tone> = {
  inTime: 'plain',
  soon: 'warn',
  overdue: 'bad',
}
