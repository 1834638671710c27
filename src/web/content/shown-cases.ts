const few = 4
const many = 8

/** Up to eight cases only the first four are shown; with more than eight all are. */
export const shownCases = <Case>(cases: Case[]): Case[] =>
  cases.length > many ? cases : cases.slice(0, few)
