/** Number of products shown at first. */
export const previewed = 10

const mostCounted = 999

/** The count in a list's title. */
export const countText = (total: number): string =>
  total > mostCounted ? `${mostCounted}+` : String(total)
