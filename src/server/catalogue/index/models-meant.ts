import { codes } from '../../../domain/catalogue/characteristic-codes'
import { itemAt } from '../../../domain/lists/items'
import type { Span } from '../../../domain/reading/span'
import { countBits, listBits } from './bits'
import { classOfSlot, localOf, runOf } from './catalogue-index'
import { narrowed } from './narrowed'
import { codesFor } from './span-fields'
import type { SpanMeanings } from './span-meanings'

/** Models that the spans of a line mean. */
export interface Meant {
  /** Ids of models, at most as many as asked for. */
  ids: number[]
  /** The line says everything that distinguishes its only model from others, and nothing else. */
  isSure: boolean
  /** The spans, with the state of those that no product has. */
  spans: Span[]
}

/** Kinds of which a line needs one to offer anything. */
const naming = ['product', 'standard', 'thread', 'diameter', 'inch']

/** Finds the models with the values of all spans, the surest first. */
export function modelsMeant(meanings: SpanMeanings, spans: readonly Span[], most: number): Meant {
  const { bits, unmatched, dropped } = narrowed(meanings, spans)
  const stated = (span: Span): Span =>
    span === unmatched
      ? { ...span, state: 'unmatched' }
      : dropped.has(span)
        ? { ...span, state: 'dropped' }
        : span
  const nothing = { ids: [], isSure: false, spans: spans.map(stated) }
  if (!bits || !spans.some(({ kind }) => naming.includes(kind))) return nothing
  const near = nearest(meanings, spans, bits)
  const { index } = meanings
  const slots = new Uint32Array(countBits(near.bits, 0, near.bits.length))
  listBits(near.bits, 0, near.bits.length, slots)
  const [only] = slots
  const ids = [...slots.subarray(0, most)].map((slot) =>
    itemAt(index.materials.ids, itemAt(index.rowOf, slot)),
  )
  const isSure =
    only !== undefined &&
    slots.length === 1 &&
    near.further === 0 &&
    dropped.size === 0 &&
    spans.every(isUnderstood) &&
    spans.every((span) => span.kind !== 'standard' || isSame(meanings, only, span.value)) &&
    saysAll(meanings, only, spans)
  return { ids, isSure, spans: spans.map(stated) }
}

const isUnderstood = ({ kind, value }: Span) =>
  kind !== 'word' && kind !== 'figure' && kind !== 'measure' && value !== 'accessory'

/** True if the model has the standard, or one that replaced it; one for a similar part is only offered. */
function isSame(
  { index, standardsOf, valuesOf, numbersIn }: SpanMeanings,
  slot: number,
  number: string,
) {
  const degrees = standardsOf(number)
  const part = itemAt(index.parts, classOfSlot(index, slot))
  return valuesOf(codes.standard).some(
    (value) =>
      localOf(part, value) > 0 &&
      [...numbersIn(value)].some((own) => ['same', 'replaced'].includes(degrees.get(own) ?? '')),
  )
}

/** Models of the classes with the fewest features that the line does not name, apart from neutral ones. */
function nearest(
  { index, features, words }: SpanMeanings,
  spans: readonly Span[],
  bits: Uint32Array,
) {
  if (spans.some(({ kind }) => kind === 'standard')) return { bits, further: 0 }
  const asked = spans.flatMap(({ kind, value }) => (kind === 'product' ? value.split(' ') : []))
  if (asked.length === 0) return { bits, further: Infinity }
  const counts = index.parts.map(({ start, size }, number) => {
    if (countBits(bits, start / 32, (start + size + 31) >>> 5) === 0) return Infinity
    return [...itemAt(features, number)].filter(
      (one) => !asked.includes(one) && !words.neutral.has(one),
    ).length
  })
  const further = Math.min(...counts)
  const kept = bits.slice()
  index.parts.forEach(({ start, size }, number) => {
    if (itemAt(counts, number) > further) kept.fill(0, start / 32, (start + size + 31) >>> 5)
  })
  return { bits: kept, further }
}

/** Characteristics that follow from the product, its standard or its size. */
const implied: readonly string[] = [
  codes.pitch,
  codes.hole,
  codes.standard,
  codes.extent,
  codes.temperature,
  codes.locking,
]

/** True if the spans give every characteristic in which models of the class differ. */
function saysAll({ index }: SpanMeanings, slot: number, spans: readonly Span[]): boolean {
  const part = itemAt(index.parts, classOfSlot(index, slot))
  const said = new Set(spans.flatMap(({ kind }) => codesFor(kind)))
  // Stainless steel has no finish to choose.
  const isPlain = spans.some(({ kind, value }) => kind === 'class' && /^A\d/.test(value))
  return index.characteristics.every(({ fieldCode }, number) => {
    const run = runOf(part, number)
    const isChoice = run !== undefined && run.to - run.from > 1
    return (
      !isChoice ||
      said.has(fieldCode) ||
      implied.includes(fieldCode) ||
      (isPlain && fieldCode === codes.finish)
    )
  })
}
