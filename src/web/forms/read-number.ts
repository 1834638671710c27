/** `1,000` means a thousand to some and one to others, so it is accepted as neither. */
const ambiguous = /^[+-]?[1-9]\d{0,2}(,\d{3})+$/

/** Parses a typed text: a number, undefined if empty, or the text itself if it is not a number. */
export function readNumber(typed: string): number | string | undefined {
  const plain = typed.normalize('NFKC').trim().replace('−', '-').replace('。', '.')
  if (plain === '') return undefined
  if (ambiguous.test(plain) || !/^[+-]?(\d+(?:[.,]\d*)?|[.,]\d+)$/.test(plain)) return typed
  return Number(plain.replace(',', '.'))
}
