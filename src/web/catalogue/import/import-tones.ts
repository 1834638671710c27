import type { Tone } from '../../ui/Tag'

/** How the states of an import look. */
export const importTones: Record<number, Tone> = {
  1: 'busy',
  2: 'warn',
  3: 'busy',
  4: 'good',
  5: 'plain',
  6: 'plain',
  7: 'bad',
}
