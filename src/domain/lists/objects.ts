export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The properties of a value; none where it is no object. */
export const fieldsIn = (value: unknown): Record<string, unknown> => (isObject(value) ? value : {})

/** The keys of a table that the program writes itself, as the type that they have there. */
export const keysIn = <Table extends object>(table: Table): (keyof Table & string)[] =>
  Object.keys(table) as (keyof Table & string)[]

/** The entries of a table that the program writes itself, with the type that its keys have there. */
export const entriesIn = <Key extends string, Value>(
  table: Readonly<Partial<Record<Key, Value>>>,
): [Key, Value][] => Object.entries(table) as [Key, Value][]
