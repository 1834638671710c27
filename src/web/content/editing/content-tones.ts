import type { Schemas } from '../../../domain/schemas'
import type { Tone } from '../../ui/Tag'

export const contentTones: Record<Schemas['ContentState'], Tone> = {
  draft: 'plain',
  submitted: 'warn',
  approved: 'busy',
  published: 'good',
  withdrawn: 'bad',
  replaced: 'plain',
}
