import type { Found } from './span'
import { isStart, wordAt, type Words } from './vocabulary'

/** Words of the vocabulary in a folded text, longest first from the left. */
export function knownWords(words: Words, text: string): Found[] {
  const spans: Found[] = []
  for (let at = 0; at < text.length;) {
    const word = text[at] !== ' ' && isStart(text, at) ? wordAt(words, text, at) : undefined
    if (!word) {
      at++
      continue
    }
    const { kind, value } = word.meaning
    spans.push({ from: at, to: word.to, kind, value, confidence: kind === 'noise' ? 0.6 : 0.85 })
    at = word.to
  }
  return spans
}

/** Single letters, and units of pieces without a figure. */
const isNoise = ({ pieces }: Words, part: string) =>
  (part.length === 1 && part < '~') || pieces.has(part)

const leftOver =
  /\p{Script=Han}+|[a-zäöüßéè][a-zäöüßéè\d]*|\d{1,3}(?: \d{3})+(?!\d)|\d+(?:[.,]\d+)*/gu

/** Words and figures that nothing covers, in order. */
export function unknownParts(words: Words, text: string, spans: readonly Found[]): Found[] {
  const parts: Found[] = []
  let from = 0
  for (const end of [...spans.map((span) => span), undefined]) {
    const gap = text.slice(from, end?.from ?? text.length)
    for (const { 0: part, index } of gap.matchAll(leftOver)) {
      const kind = /^\d/.test(part) ? 'figure' : isNoise(words, part) ? 'noise' : 'word'
      parts.push({
        from: from + index,
        to: from + index + part.length,
        kind,
        value: part,
        confidence: 0.4,
      })
    }
    from = end?.to ?? text.length
  }
  return parts
}
