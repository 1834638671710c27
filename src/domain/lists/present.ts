/** A value that the caller knows to be there; throws a TypeError where it is missing, which is a fault of the program. */
export function present<Value>(value: Value | null | undefined, name: string): Value {
  if (value === undefined || value === null) throw new TypeError(`No ${name}`)
  return value
}
