const few = 4
const many = 8

/** A scene shows four of its cases, and all of them where there are more than eight. */
export const shownCases = <Case>(cases: Case[]): Case[] =>
  cases.length > many ? cases : cases.slice(0, few)
