import type { Inputs, Results } from '../../domain/calculation/calculate'
import { chartsOf } from '../../domain/calculation/charts/charts'
import type { ChartWord } from '../../domain/calculation/charts/chart'
import { sketchOf, sketchSvg } from '../../domain/calculation/charts/sketch'
import { figureGroups, type Figure } from '../../domain/calculation/figures'
import { formulas } from '../../domain/calculation/formulas'
import { inputRows } from '../../domain/calculation/input-rows'
import {
  notMadeSentences,
  verdictSentence,
  warningSentence,
} from '../../domain/calculation/sentences'
import { isDoubtful, verdictOf, type Verdict } from '../../domain/calculation/verdict'
import { shown, unitOf, type UnitSystem } from '../../domain/units/units'
import { zonedMoment } from '../../domain/days/dates'
import { labelOf, type FieldSchema } from '../../domain/forms/field-schema'
import { colonOf, textIn } from '../../domain/language/language'
import description from '../../generated/openapi.json'
import type { TextKey } from '../../generated/text-key'
import { translate } from '../../i18n/translate'
import { inputSchemas } from '../../domain/calculation/calculate'
import type { PdfBlock, PdfCell, PdfDocument } from '../pdf/document'
import { drawChart } from './chart-drawings'
import { inputBlocks } from './input-blocks'
import type { ReportAsked, ReportToday } from './report-today'
import { jointDocument } from './joint-report/joint-document'
import type { PageReport, Report } from './reports.sql'
import { entryIn, fieldIn } from '../../domain/lists/items'

// The bundle's import type is the literal JSON of one build.
const schemas = description.components.schemas as unknown as Record<string, FieldSchema>

/** Text width of a page in points. */
const width = 500

/** Builds the report document: input, results and formulas of that time, and the scope of validity. */
export function reportDocument(
  report: Report,
  today: ReportToday,
  asked: ReportAsked,
): PdfDocument {
  const document =
    report.page === 'joint'
      ? jointDocument(report, today, asked)
      : pageDocument(report, today, asked)
  return withKnownSigns(document)
}

function pageDocument(
  report: PageReport,
  today: ReportToday,
  { language, timeZone }: ReportAsked,
): PdfDocument {
  const text = (key: TextKey, values: Record<string, string | number> = {}) =>
    translate(language, key, values)
  const { name, page, data, createTime, createdBy } = report
  const { unit: system, engine } = data
  const { input, result } = data
  const verdict = verdictOf(page, input, result)
  const kind = labelOf(fieldIn(schemas, 'CalculationKind'), page, language) ?? page
  const time = zonedMoment(language, timeZone, createTime)

  return {
    language,
    title: `${text('calculation.report.title')}${colonOf[language]}${name}`,
    header: { left: text('calculation.report.title'), right: name },
    footer: text('calculation.report.disclaimer'),
    blocks: [
      {
        kind: 'facts',
        columns: 3,
        facts: [
          { label: text('calculation.report.page'), value: kind },
          {
            label: text('calculation.report.product'),
            value: data.productName ? textIn(language, data.productName) : '–',
          },
          { label: text('calculation.report.saved'), value: time },
          { label: text('calculation.report.savedBy'), value: createdBy[language] },
          { label: text('calculation.report.engine'), value: engine },
          {
            label: text('calculation.report.units'),
            value: labelOf(fieldIn(schemas, 'UnitSystem'), system, language) ?? system,
          },
        ],
      },
      paragraph(text('calculation.report.then', { engine }), 'muted'),
      ...(today.differs
        ? [paragraph(text('calculation.report.differs', { engine: today.engine }), 'strong')]
        : []),
      paragraph(verdictSentence(page, verdict, isDoubtful(verdict, result), text), 'strong'),
      ...notMadeBlocks(verdict, text),
      ...warningBlocks(result, { text, system }),
      { kind: 'heading', text: text('calculation.report.input') },
      ...inputBlocks(
        inputRows(input, entryIn(schemas, inputSchemas[page]), {
          language,
          system,
          text,
          page,
          all: schemas,
        }),
      ),
      ...resultBlocks(page, input, result, { text, system }),
      ...chartBlocks(page, input, result, { text, system }),
      { kind: 'heading', text: text('calculation.report.tables') },
      paragraph(text('calculation.report.tablesText'), 'muted'),
      { kind: 'heading', text: text('calculation.report.limits') },
      paragraph(text('calculation.report.limitsText')),
      paragraph(text('calculation.report.disclaimer'), 'strong'),
    ],
  }
}

/** The document font lacks the raised minus, so powers of ten are written with a caret. */
function withKnownSigns(document: PdfDocument): PdfDocument {
  const written = JSON.stringify(document).replaceAll('10⁻⁶', '10^-6').replaceAll('10⁻⁹', '10^-9')
  const replaced: PdfDocument = JSON.parse(written)
  return replaced
}

type Text = (key: TextKey, values?: Record<string, string | number>) => string

function paragraph(text: string, tone: 'normal' | 'muted' | 'strong' = 'normal'): PdfBlock {
  return { kind: 'paragraph', text, tone }
}

function notMadeBlocks(verdict: Verdict, text: Text): PdfBlock[] {
  const sentences = notMadeSentences(verdict, text)
  if (sentences.length === 0) return []
  return [
    { kind: 'heading', text: text('calculation.notMade') },
    ...sentences.map((sentence) => paragraph(`• ${sentence}`)),
  ]
}

function warningBlocks(
  { warnings }: Results[keyof Results],
  { text, system }: { text: Text; system: UnitSystem },
): PdfBlock[] {
  const sentences = warnings.map((warning) => `• ${warningSentence(warning, text, system)}`)
  return [
    { kind: 'heading', text: text('calculation.report.warnings') },
    ...(sentences.length > 0 ? sentences : [text('calculation.report.noWarnings')]).map(
      (sentence) => paragraph(sentence),
    ),
  ]
}

function resultBlocks<Page extends keyof Results>(
  page: Page,
  input: Inputs[Page],
  result: Results[Page],
  { text, system }: { text: Text; system: UnitSystem },
): PdfBlock[] {
  const cells = ({ name, value, quantity, formula }: Figure): PdfCell[] => [
    // Tests check that every figure has its text.
    text(`calculation.figure.${name}` as TextKey),
    `${shown(value, quantity, system)} ${unitOf(quantity, system)}`.trim(),
    formula ? { formula: formulas[formula].tex } : '',
    formula ? formulas[formula].source : '',
  ]
  return [
    { kind: 'heading', text: text('calculation.report.results') },
    paragraph(text('calculation.formula.units'), 'muted'),
    ...figureGroups(page, input, result).flatMap(({ title, figures }): PdfBlock[] => [
      { kind: 'heading', text: text(`calculation.group.${title}`), minor: true },
      {
        kind: 'table',
        columns: [
          { title: text('calculation.report.figure'), share: 3 },
          { title: text('calculation.report.value'), share: 2, align: 'right' },
          { title: text('calculation.report.formula'), share: 4.6 },
          { title: text('calculation.report.source'), share: 2.4 },
        ],
        rows: figures.map(cells),
      },
    ]),
  ]
}

function chartBlocks<Page extends keyof Results>(
  page: Page,
  input: Inputs[Page],
  result: Results[Page],
  { text, system }: { text: Text; system: UnitSystem },
): PdfBlock[] {
  const word = (key: ChartWord) => text(`calculation.chart.${key}`)
  const charts = chartsOf(page, input, result, { word, system }).map((chart): PdfBlock => {
    const { svg, height } = drawChart(chart, width)
    const caption = text(`calculation.chartTitle.${chart.key}`)
    return { kind: 'drawing', svg, width, height, caption }
  })
  return [
    { kind: 'heading', text: text('calculation.report.charts') },
    ...charts,
    ...(page === 'flexibility' ? [sketchBlock(input, result, text)] : []),
  ]
}

function sketchBlock(input: unknown, result: unknown, text: Text): PdfBlock {
  // Only called for the flexibility page.
  const sketch = sketchOf(input as Inputs['flexibility'], result as Results['flexibility'])
  const shrunk = Math.min(1, 260 / ((300 * sketch.height) / sketch.width))
  return {
    kind: 'drawing',
    svg: sketchSvg(sketch),
    width: 300 * shrunk,
    height: (300 * shrunk * sketch.height) / sketch.width,
    caption: text('calculation.chartTitle.sketch'),
  }
}
