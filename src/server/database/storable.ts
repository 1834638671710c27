/** Zero characters and halves of surrogate pairs, which JSON can hold and no text of the database can. */
const unstorable = /\0|\p{Surrogate}/gu

export const isUnstorable = (text: string): boolean => text.search(unstorable) >= 0

/** JSON for the database, with the sign for a lost character where its texts hold what cannot be stored. */
export const storableJson = (value: unknown): string =>
  JSON.stringify(value, (_name, inner: unknown) =>
    typeof inner === 'string' ? inner.replace(unstorable, '\ufffd') : inner,
  )
