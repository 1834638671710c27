import { codes } from '../../../domain/catalogue/characteristic-codes'
import type { Language } from '../../../domain/language/language'
import type { Span } from '../../../domain/reading/span'
import type { CatalogueIndex } from './catalogue-index'
import type { Reading } from './keyword-search'
import { isGuess } from './narrowed'
import { inLanguage } from './wording'

/** A number in a search that may be a measure but was ignored, with the nearest values among the results. */
export interface LeftOutMeasure {
  figure: string
  fieldName?: string
  nearest: string[]
}

/** The number, and the values to compare it with. */
interface Sought {
  figure: string
  language: Language
  /** Number of matching models by value number. */
  counts: Uint32Array
}

/** Characteristics that a plain number beside a name may measure, most likely first. */
const measures = [codes.diameter, codes.length, codes.grip]

const mostNamed = 3

/**
 * Ignored figures of a search that may be measures: those without a meaning, and a guessed quantity of a line without a
 * row number. `counts` is the number of matching models by value number.
 */
export function leftOutMeasures(
  index: CatalogueIndex,
  { spans, dropped, found }: Reading,
  { language, counts }: Omit<Sought, 'figure'>,
): LeftOutMeasure[] {
  const isRow = spans.some(({ kind }) => kind === 'row')
  const isLeftOut = (span: Span) =>
    (dropped.has(span) && span.kind === 'figure') ||
    (isGuess(span) && !isRow && (dropped.has(span) || !found.has(span)))
  return spans
    .filter(isLeftOut)
    .slice(0, mostNamed)
    .map(({ value }) => ({
      figure: value,
      ...nearestIn(index, { figure: value, language, counts }),
    }))
}

interface Value {
  away: number
  from: number
  text: string
}

function nearestIn(index: CatalogueIndex, sought: Sought): Omit<LeftOutMeasure, 'figure'> {
  const { number, values } = nearestValues(index, sought)
  const characteristic = index.characteristics[number]
  if (!characteristic) return { nearest: [] }
  return {
    fieldName: inLanguage(sought.language, characteristic.fieldName, characteristic.fieldNameEn),
    nearest: values.map(({ text }) => text),
  }
}

/**
 * Nearest values below and above a number, of the characteristic with the nearest one. Empty if the number exists:
 * then it was ignored as a quantity.
 */
export function nearestValues(
  index: CatalogueIndex,
  { figure, language, counts }: Sought,
  among: readonly string[] = measures,
): { number: number; values: Value[] } {
  const wanted = Number(figure)
  const candidates = among.flatMap((code) => {
    const number = index.characteristics.findIndex(
      (characteristic) => characteristic.fieldCode === code,
    )
    const values = valuesOf(index, { number, wanted, language, counts })
    const [first] = values
    return first ? [{ number, values, away: first.away }] : []
  })
  const best = candidates.reduce<(typeof candidates)[number] | undefined>(
    (least, candidate) => (least && least.away <= candidate.away ? least : candidate),
    undefined,
  )
  if (!best || best.away === 0) return { number: -1, values: [] }
  const below = best.values.find(({ from }) => from < wanted)
  const above = best.values.find(({ from }) => from > wanted)
  return { number: best.number, values: [below, above].flatMap((value) => value ?? []) }
}

/** Values of a characteristic among the results, nearest first; a range has the distance 0 from numbers inside. */
function valuesOf(
  index: CatalogueIndex,
  {
    number,
    wanted,
    language,
    counts,
  }: { number: number; wanted: number; language: Language; counts: Uint32Array },
): Value[] {
  const values: Value[] = []
  const end = index.firstValue[number + 1] ?? 0
  for (let value = index.firstValue[number] ?? end; value < end; value++) {
    const known = index.values[value]
    if (!counts[value] || !known || known.numberFrom === null) continue
    const from = known.numberFrom
    const to = known.numberTo ?? from
    const away = Math.max(0, from - wanted, wanted - to)
    values.push({ away, from, text: inLanguage(language, known.val, known.valEn) })
  }
  return values.sort((a, b) => a.away - b.away)
}
