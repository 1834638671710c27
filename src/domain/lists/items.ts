/** The item at an index; throws a RangeError where the list has none, which is a fault of the program. */
export function itemAt<Item>(list: ArrayLike<Item>, index: number): Item {
  const item = list[index]
  if (item === undefined) throw new RangeError(`No item ${index} in a list of ${list.length}`)
  return item
}

/** The last item of a list that is known to have one; throws a RangeError where it is empty. */
export const lastItem = <Item>(list: ArrayLike<Item>): Item => itemAt(list, list.length - 1)

/** The value of a key that is known to be in the map; throws a RangeError where it is missing. */
export function valueIn<Key, Value>(
  map: { get: (key: Key) => Value | undefined },
  key: Key,
): Value {
  const value = map.get(key)
  if (value === undefined) throw new RangeError(`No value for ${String(key)}`)
  return value
}

/** The entry of a name that is known to be in the record; throws a RangeError where it is missing. */
export function entryIn<Entry>(record: Readonly<Record<string, Entry>>, name: string): Entry {
  const entry = record[name]
  if (entry === undefined) throw new RangeError(`No entry ${name}`)
  return entry
}

/** A value that a check or a query made sure of; throws a RangeError where it is missing, telling its name. */
export function present<Value>(value: Value, name: string): NonNullable<Value> {
  if (value === undefined || value === null) throw new RangeError(`No ${name}`)
  return value
}

/** The field that is known to be filled; throws a RangeError where it is not. */
export const fieldIn = <Fields extends object, Name extends keyof Fields & string>(
  fields: Fields,
  name: Name,
): NonNullable<Fields[Name]> => present(fields[name], name)
