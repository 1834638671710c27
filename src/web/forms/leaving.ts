/** Leave guards, called before the page is left or the session ends; each returns true if that is allowed. */
export const asking = new Set<(end?: 'session') => boolean>()

/**
 * Asks the leave guards before something open is closed without a navigation, such as by a tab or a logout; returns
 * true if that is allowed.
 */
export const mayLeavePart = (end?: 'session'): boolean =>
  [...asking].every((mayLeave) => mayLeave(end))
