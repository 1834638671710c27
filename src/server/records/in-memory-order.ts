/** In-memory counterpart of `inOrder`: compares texts case-insensitively and breaks ties by id. */
export function sortedBy<Row extends { id: number }>(
  rows: Row[],
  order: `${'' | '-'}${keyof Row & string}` | undefined,
): Row[] {
  if (order === undefined) return rows
  const way = order.startsWith('-') ? -1 : 1
  // The name without its sign.
  const field = order.replace(/^-/, '') as keyof Row
  const key = (row: Row) => {
    const value = row[field]
    return typeof value === 'string' ? value.toLowerCase() : value
  }
  return rows.toSorted((row, other) => {
    const [a, b] = [key(row), key(other)]
    return way * (a < b ? -1 : a > b ? 1 : row.id - other.id)
  })
}
