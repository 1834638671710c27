import { titleOf, type FieldSchema } from '../../../domain/forms/field-schema'
import type { CountedFigure } from '../../../domain/orders/weekly-report'
import type { Schemas } from '../../../domain/schemas'
import schemas from '../../../generated/schemas.json'
import { formatNumber, formatSpan, language, text } from '../../language/locale'

type Week = Schemas['WeekFigures']
type Name = Exclude<keyof Week, 'week' | 'from' | 'to'>

/** A figure of a week with the list that it leads to. */
export interface Figure {
  name: Name
  title: string
  list: CountedFigure
  written: (value: number) => string
  /** The counts behind a share. */
  of?: readonly [CountedFigure, CountedFigure]
}

// Typed wider on purpose: the import's type is the literal content of one version of the generated file.
const fields = (schemas as unknown as Record<string, FieldSchema>).WeekFigures?.properties ?? {}

const percent = (value: number) => text('weekly.percent', { value: formatNumber(value) })

const figure = (name: Name, list: CountedFigure, more: Partial<Figure> = {}): Figure => ({
  name,
  list,
  title: titleOf(fields[name] ?? {}, name, language).replace(/ ?%$/, ''),
  written: (value) => formatNumber(value),
  ...more,
})

const count = (name: CountedFigure) => figure(name, name)

const share = (name: Name, part: CountedFigure, whole: CountedFigure) =>
  figure(name, part, { written: percent, of: [part, whole] })

/** The figures of the page, made once its language is known. */
export const reportFigures = () => ({
  received: count('received'),
  quoted: count('quoted'),
  accepted: count('accepted'),
  conversion: share('conversion', 'converted', 'quoted'),
  answeredInTime: count('answeredInTime'),
  answeredLate: count('answeredLate'),
  answerShare: share('answerShare', 'answeredInTime', 'answered'),
  answerDays: figure('answerDays', 'answered', {
    written: (value) => formatSpan(value, 'day'),
  }),
  shippedInTime: count('shippedInTime'),
  shippedLate: count('shippedLate'),
  shippedShare: share('shippedShare', 'shippedInTime', 'shipped'),
  missedTerms: count('missedTerms'),
})

/** The value as shown; a dash if there is none. */
export function shownFigure({ name, written }: Figure, week: Week): string {
  const value = week[name]
  return value === undefined ? text('weekly.none') : written(value)
}
