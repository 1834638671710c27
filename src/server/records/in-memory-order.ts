/** Sorts what is in memory as `inOrder` sorts what is in tables: texts in any case, and equals by their ids. */
export function sortedBy<Row extends { id: number }>(
  rows: Row[],
  order: `${'' | '-'}${keyof Row & string}` | undefined,
): Row[] {
  if (order === undefined) return rows
  const way = order.startsWith('-') ? -1 : 1
  // What is left of the name without its sign.
  const field = order.replace(/^-/, '') as keyof Row
  const key = (row: Row) => {
    const value = row[field]
    return typeof value === 'string' ? value.toLowerCase() : value
  }
  return rows.toSorted((one, other) => {
    const [a, b] = [key(one), key(other)]
    return way * (a < b ? -1 : a > b ? 1 : one.id - other.id)
  })
}
