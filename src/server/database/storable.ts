/** NUL and lone surrogates: valid in JSON, but PostgreSQL text cannot store them. */
const unstorable = /\0|\p{Surrogate}/gu

export const isUnstorable = (text: string): boolean => text.search(unstorable) >= 0

/** JSON for the database; unstorable characters become the replacement character. */
export const storableJson = (value: unknown): string =>
  JSON.stringify(value, (_name, inner: unknown) =>
    typeof inner === 'string' ? inner.replace(unstorable, '\ufffd') : inner,
  )
