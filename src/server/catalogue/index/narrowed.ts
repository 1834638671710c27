import { familyOf } from '../../../domain/reading/families'
import type { Span } from '../../../domain/reading/span'
import { commonBits, isNothing } from './bits'
import { partsOfCode } from './folding'
import { modelsWith, withWord } from './model-search'
import { figureMeanings } from './size-matches'
import { matches } from './span-matches'
import type { SpanMeanings } from './span-meanings'
import { named, propertyClass } from './text-matches'

/** A line as it was typed into the search; without it, the line describes one product of an order. */
export interface Typed {
  text: string
  /** The last word is still being typed. */
  unfinished: boolean
}

/** Models with the values of all spans. */
export interface Narrowed {
  /** Undefined if no span describes a product. */
  bits: Uint32Array | undefined
  /** The span that no model has together with surer ones, so that nothing is found. */
  unmatched: Span | undefined
  /** Spans that were ignored, because no model has them. */
  dropped: ReadonlySet<Span>
  /** Models by span. */
  found: ReadonlyMap<Span, Uint32Array>
}

/** Less sure spans may have been read wrongly, so that a dead end drops them. Others are what the customer asks for. */
const sure = 0.65

/** A last figure that may be a quantity or a size. */
export const isGuess = ({ kind, confidence }: Span) => kind === 'quantity' && confidence === 0.7

/** Narrows the catalogue by the values of all spans, the surest first. */
export function narrowed(meanings: SpanMeanings, spans: readonly Span[], typed?: Typed): Narrowed {
  const found = new Map<Span, Uint32Array>()
  const dropped = new Set<Span>()
  let bits: Uint32Array | undefined
  let unmatched: Span | undefined
  let isPart = false
  for (const span of spans.toSorted((a, b) => b.confidence - a.confidence)) {
    const candidates = candidatesOf(meanings, span, { spans, typed })
    const [first] = candidates
    if (!first) continue
    const own = candidates.find((one) => !isNothing(bits ? commonBits(bits, one) : one))
    found.set(span, own ?? first)
    if (own) bits = bits ? commonBits(bits, own) : own
    else if (isPart || isDoubtful(meanings, span, spans)) dropped.add(span)
    else unmatched ??= span
    isPart ||= span.kind === 'part' && own !== undefined
  }
  return { bits: unmatched ? undefined : bits, unmatched, dropped, found }
}

interface Beside {
  spans: readonly Span[]
  typed: Typed | undefined
}

/** Models by each meaning that a span may have, the most usual first; empty if it does not describe the product. */
function candidatesOf(meanings: SpanMeanings, span: Span, { spans, typed }: Beside): Uint32Array[] {
  const { kind, value } = span
  const kinds = spans.map((one) => one.kind)
  const isSized = kinds.includes('length') || kinds.includes('grip')
  const isFine = spans.some(
    ({ kind, value }) => kind === 'product' && value.split(' ').includes('fine'),
  )
  const asked = {
    value,
    text: typed?.text.slice(span.from, span.to) ?? '',
    unfinished: typed?.unfinished === true && /^[.\s]*$/.test(typed.text.slice(span.to)),
    anyPitch: isFine || (typed !== undefined && !isSized),
  }
  const own = matches[kind]?.(meanings, asked)
  if (own && typed && kind === 'product') return [commonBits(own, named(meanings, asked.text)), own]
  // A bare figure after a name may also be its class: nut 8.
  if (own && typed && kind === 'diameter' && asked.text === value)
    return [own, propertyClass(meanings, asked)]
  if (own) return [own]
  if (!typed) return []
  if (kind === 'part') return [withCode(meanings, value)]
  if (kind === 'figure') return figureMeanings(meanings, asked, kinds)
  if (isGuess(span) && asked.unfinished && isSized) return [propertyClass(meanings, asked)]
  // Behind a sign or in a cell of its own it is the quantity.
  const isSize = !isSized && /(?:[\p{L}\d)] +|\d-)$/u.test(typed.text.slice(0, span.from))
  if (!isGuess(span) || !isSize) return []
  return figureMeanings(meanings, asked, [...kinds, 'diameter', 'class'])
}

/** Models whose code contains a part number, else all its words; else those with it in their names. */
function withCode(meanings: SpanMeanings, value: string): Uint32Array {
  const { index, combined } = meanings
  const code = partsOfCode(value).join('')
  return combined(`code ${value}`, () => {
    const ways = [
      () => withWord(index, code, false),
      () => modelsWith(index, value),
      () => named(meanings, code),
    ]
    let bits: Uint32Array = new Uint32Array(index.slots / 32)
    for (const way of ways) if (isNothing(bits)) bits = way()
    return bits
  })
}

/** True if spans say what kind of part a product is. */
export const isNamed = ({ words }: SpanMeanings, spans: readonly Span[]) =>
  spans.some(
    ({ kind, value }) =>
      kind === 'standard' ||
      (kind === 'product' && value.split(' ').some((feature) => words.heads.has(feature))),
  )

/** An unknown word is the product, if nothing else names one. A product's features are doubtful beside its standard. */
function isDoubtful(meanings: SpanMeanings, span: Span, spans: readonly Span[]): boolean {
  const { words } = meanings
  if (span.kind === 'word' || span.kind === 'part') return isNamed(meanings, spans)
  if (span.confidence < sure || isGuess(span)) return true
  // A size in mm without a label is something else beside another: 12 mm pin 8x40.
  if (span.kind === 'diameter' && span.confidence === sure)
    return spans.some((other) => other !== span && other.kind === 'diameter')
  if (span.kind !== 'product') return false
  const headsIn = (features: Iterable<string>) =>
    [...features].filter((one) => words.heads.has(one))
  const own = headsIn(span.value.split(' '))
  return spans.some(({ kind, value }) => {
    const named = kind === 'standard' ? headsIn(familyOf(words, value)) : []
    return named.length > 0 && own.every((head) => named.includes(head))
  })
}
