import type { Tone } from '../ui/Tag'

export const problemTones: Record<number, Tone> = {
  1: 'warn',
  2: 'busy',
  3: 'warn',
  4: 'busy',
  5: 'good',
}

export const severityTones: Record<number, Tone> = { 1: 'plain', 2: 'warn', 3: 'bad' }

export const evaluationTones: Record<number, Tone> = { 0: 'warn', 1: 'good' }

export const complaintTones: Record<number, Tone> = { 1: 'busy', 2: 'warn', 3: 'good' }
