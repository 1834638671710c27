/** `1,000` is a thousand to some and one to others: it is taken for neither. */
const ambiguous = /^[+-]?[1-9]\d{0,2}(,\d{3})+$/

/** What a typed text says: a number, nothing, or what was typed where that is no number. */
export function readNumber(typed: string): number | string | undefined {
  const plain = typed.normalize('NFKC').trim().replace('−', '-').replace('。', '.')
  if (plain === '') return undefined
  if (ambiguous.test(plain) || !/^[+-]?(\d+(?:[.,]\d*)?|[.,]\d+)$/.test(plain)) return typed
  return Number(plain.replace(',', '.'))
}
