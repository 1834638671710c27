/** Meanings of a state: neutral, in progress, needs attention, success, failure. */
export const tones = ['plain', 'busy', 'warn', 'good', 'bad'] as const
export type Tone = (typeof tones)[number]
