/** The keys of a table that has no others; TypeScript types those of `Object.keys` as any text. */
export const keysOf = <Table extends object>(table: Table) =>
  Object.keys(table) as (keyof Table & string)[]

/** The entries of a table that has no other keys. */
export const entriesOf = <Key extends string, Value>(
  table: Readonly<Partial<Record<Key, Value>>>,
) => Object.entries(table) as [Key, Value][]
