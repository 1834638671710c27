import { read } from './read'
import type { Span } from './span'
import type { Words } from './vocabulary'

/** The meanings of what a user typed in place of a part; the part itself if nothing was typed. */
export function retyped(span: Span, words: Words): Span[] {
  const { typed, from, to } = span
  if (typed === undefined) return [span]
  return read(typed, words).map(({ kind, value, ...part }) => ({
    kind,
    value,
    from,
    to,
    confidence: 1,
    typed: typed.slice(part.from, part.to).trim() || typed,
  }))
}
