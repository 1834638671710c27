/** Groups rows by name. */
export function rowsBy<Row>(rows: readonly Row[], nameOf: (row: Row) => string) {
  const byName = new Map<string, Row[]>()
  for (const row of rows) byName.set(nameOf(row), [...(byName.get(nameOf(row)) ?? []), row])
  return byName
}
