import { checkWords, outsideWords, placeWord } from '../../../domain/calculation/checks/sentences'
import type { CheckRow } from '../../../domain/calculation/checks/check'
import { inWordsOf } from '../../../domain/calculation/formula-words'
import type { Quantity } from '../../../domain/units/units'
import type { PdfBlock } from '../../pdf/document'
import { headingOf, measured, paragraph, type Frame } from './frame'

const nameWith = (row: CheckRow, text: Frame['text']) => {
  const { name } = checkWords(row, text)
  return row.place === undefined ? name : `${name}, ${placeWord(row.place, text)}`
}

/** All checks in one table: what is asked, what the joint bears, the required and the actual safety. */
export function checkBlocks({ report, text, system }: Frame): PdfBlock[] {
  const { checks, outside } = report.data.result
  const figure = (row: CheckRow, value: number | undefined) =>
    // Checks name the quantities of the units.
    measured(value, (row.quantity ?? 'number') as Quantity, system)
  const right = 'right' as const
  return [
    headingOf('checks', text),
    paragraph(text('calculation.signed.checksText'), 'muted'),
    {
      kind: 'table',
      columns: [
        { title: text('calculation.signed.step'), share: 0.9 },
        { title: text('calculation.signed.check'), share: 3.1 },
        { title: text('calculation.signed.figure'), share: 1.6, align: right },
        { title: text('calculation.signed.limit'), share: 1.6, align: right },
        { title: text('calculation.signed.required'), share: 1.2, align: right },
        { title: text('calculation.signed.actual'), share: 1.2, align: right },
        { title: text('calculation.signed.state'), share: 1.5 },
      ],
      rows: checks.map((row) => [
        row.step,
        nameWith(row, text),
        figure(row, row.figure),
        figure(row, row.limit),
        measured(row.required, 'number', 'metric'),
        row.safety === undefined ? '–' : safetyOf(row.safety),
        checkWords(row, text).state,
      ]),
      below: checks.map((row) => checkWords(row, text).reason ?? ''),
    },
    ...(outside.length > 0
      ? [
          {
            kind: 'heading' as const,
            minor: true as const,
            text: text('calculation.signed.outside'),
          },
          ...outside.map((row) => {
            const { name, reason } = outsideWords(row, text)
            return paragraph(`• ${row.step} ${name} – ${reason}`)
          }),
        ]
      : []),
  ]
}

/** A safety in two decimals; beyond a hundred nobody reads them. */
const safetyOf = (safety: number) => (safety >= 100 ? '> 100' : safety.toFixed(2))

/** Each formula with the numbers of this joint put in. */
export function formulaBlocks({ report, text, language }: Frame): PdfBlock[] {
  const { checks } = report.data.result
  const rows = checks.flatMap((row) =>
    row.formula && row.numbers
      ? [[row.step, nameWith(row, text), row.formula, row.numbers, row.source]]
      : [],
  )
  return [
    headingOf('formulas', text),
    paragraph(text('calculation.signed.formulasText'), 'muted'),
    {
      kind: 'table',
      columns: [
        { title: text('calculation.signed.step'), share: 0.9 },
        { title: text('calculation.signed.formula'), share: 6.6 },
        { title: text('calculation.report.source'), share: 2.5 },
      ],
      rows: rows.map(([step = '', name = '', formula = '', numbers = '', source = '']) => [
        step,
        `${name}\n${inWordsOf(language, formula)}\n${numbers}`,
        inWordsOf(language, source),
      ]),
    },
  ]
}
