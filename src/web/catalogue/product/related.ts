/** How many products of a list are seen without asking for more. */
export const previewed = 10

const mostCounted = 999

/** A count beside the title of a list. */
export const countText = (total: number): string =>
  total > mostCounted ? `${mostCounted}+` : String(total)
