/** What asks, while something is open on the page, before it is left or the session ends; each answers whether it may be. */
export const asking = new Set<(end?: 'session') => boolean>()

/** Asks before what is open goes without a change of the address, such as by a tab or with a session: whether it may. */
export const mayLeavePart = (end?: 'session'): boolean =>
  [...asking].every((mayLeave) => mayLeave(end))
