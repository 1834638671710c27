/** Colour of each state of a message to the maker. */
export const repliedTones = { 1: 'warn', 2: 'good' } as const
