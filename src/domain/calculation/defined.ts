/** The object without its undefined fields. */
export function definedOnly<T extends object>(fields: T): { [K in keyof T]?: NonNullable<T[K]> } {
  // Built from the same keys.
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: NonNullable<T[K]>
  }
}
