import type { Schemas } from '../schemas'

export type Kind = Schemas['SpanKind']

/** A part of a line with its meaning. Values use a common notation, so that readers of spans need no patterns. */
export type Span = Schemas['ReadSpan']

/** Column of a table, by what its cells contain. */
export type Column =
  | 'row'
  | 'name'
  | 'code'
  | 'size'
  | 'standard'
  | 'class'
  | 'material'
  | 'finish'
  | 'quantity'
  | 'unit'
  | 'price'
  | 'note'

/** A meaning that a parser found, by its position in the folded text. */
export type Found = Span

/** Finds one kind of span. Parsers do not know each other; `settle` decides between overlapping spans. */
export interface Parser {
  /** Global and linear in the length of the text. */
  pattern: RegExp
  extract: (match: RegExpExecArray) => Found[]
}

/** A span of a match, by default of the whole match. */
export function spanOf(
  match: RegExpExecArray,
  kind: Kind,
  value: string,
  confidence: number,
  part: { from?: number; length?: number } = {},
): Found {
  const from = match.index + (part.from ?? 0)
  return {
    from,
    to: from + (part.length ?? match[0].length - (part.from ?? 0)),
    kind,
    value,
    confidence,
  }
}
