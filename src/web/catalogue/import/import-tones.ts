import type { Tone } from '../../ui/Tag'

/** Colour of each state of an import. */
export const importTones: Record<number, Tone> = {
  1: 'busy',
  2: 'warn',
  3: 'busy',
  4: 'good',
  5: 'plain',
  6: 'plain',
  7: 'bad',
}
