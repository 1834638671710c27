import type { Span } from './span'

const shortest = 2
const longest = 30
/** Longer numbers may be those of orders, accounts or people. */
const mostDigits = 4

/**
 * E-mail and web addresses, and figures in groups as in telephone numbers. The pattern has no repetition without a
 * bound, so that it is linear in the length of the text.
 */
const personal =
  /[^\s<>(),;，；：:"']{1,64}@[^\s<>(),;，；"']{1,100}|(?:https?:\/\/|www\.)[^\s<>"']{1,200}|\+?\d[\d ()/-]{6,20}\d/g

/** Words of a line that the vocabulary does not explain, in lower case; none of them is personal. */
export function unexplainedWords(text: string, spans: readonly Span[]): string[] {
  const hidden = [...text.matchAll(personal)].map(({ index, 0: part }) => ({
    from: index,
    to: index + part.length,
  }))
  return spans.flatMap((span) => {
    if (hidden.some(({ from, to }) => span.from < to && from < span.to)) return []
    return wordsIn(span).filter(
      (word) =>
        word.length >= shortest &&
        word.length <= longest &&
        word.replace(/\D/g, '').length <= mostDigits,
    )
  })
}

/** An unknown word, or the unknown features of a product. */
function wordsIn({ kind, value }: Span): string[] {
  if (kind === 'word') return [value]
  if (kind !== 'product') return []
  return value.split(' ').flatMap((feature) => (feature.startsWith('?') ? feature.slice(1) : []))
}
