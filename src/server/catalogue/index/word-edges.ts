const digit = 0
const letter = 1
const other = 2

/** Kind of a character code or UTF-8 byte; every non-ASCII character is its own kind. */
export function kindOf(code: number): number {
  if ((code >= 48 && code <= 57) || code === 46) return digit
  return code < 128 ? letter : other
}

/** True if a word may start at `code` after `before` in the same part; the 2 of A2 is not a separate number. */
export function beginsAfter(before: number, code: number): boolean {
  const kind = kindOf(code)
  if (kind === digit && before === 'a'.charCodeAt(0)) return false
  return kind === other || kind !== kindOf(before)
}

/** True if a word of this length that ends with `last` may end before `next` in the same part. */
export function endsBefore(last: number, next: number, length: number): boolean {
  const kind = kindOf(last)
  return kind !== kindOf(next) || (kind !== digit && (kind === other || length > 1))
}

export function isFoundAt(word: string, text: string, at: number, from: number, to: number) {
  const end = at + word.length
  return (
    (at === from || beginsAfter(text.charCodeAt(at - 1), text.charCodeAt(at))) &&
    (end === to ||
      (endsBefore(text.charCodeAt(end - 1), text.charCodeAt(end), word.length) &&
        !isAlloyed(text, end)))
  )
}

/** True if the word that ends here is zinc and continues as an alloy with nickel or aluminium. */
function isAlloyed(text: string, end: number): boolean {
  if (text[end - 1] === '锌') return text[end] === '镍' || text[end] === '铝'
  return text[end] === 'n' && text.startsWith('zincnickel', end - 'zinc'.length)
}

/**
 * True if a Chinese word, or its initials, matches with one gap: 六角螺栓 is in 六角头螺栓. Each side of the gap has at least
 * two characters, to avoid too many matches.
 */
export function isFoundWithGap(word: string, text: string): boolean {
  for (let cut = 2; cut <= word.length - 2; cut++) {
    const at = text.indexOf(word.slice(0, cut))
    if (at >= 0 && text.includes(word.slice(cut), at + cut)) return true
  }
  return false
}
