import { engineNote, type ReportToday } from './notes'
import { checkWords, jointVerdictSentence } from '../../../domain/calculation/checks/sentences'
import { reportNumberOf } from '../../../domain/calculation/report-data'
import { textIn } from '../../../domain/language/language'
import { labelOf } from '../../../domain/forms/field-schema'
import type { PdfBlock } from '../../pdf/document'
import { coverText, coverTitle, paragraph, schemaNamed, type Frame } from './frame'

/** The first page: what the report is of, what it says, and who signs it. */
export function coverBlocks(frame: Frame, today: ReportToday): PdfBlock[] {
  const { report, text, language, system, time } = frame
  const { data, number, revision, createTime, createdBy, productId } = report
  const { verdict } = data.result
  const fact = (name: 'project' | 'drawing' | 'drawingRevision' | 'part') => ({
    label: coverTitle(name, language),
    value: coverText(name, frame),
  })
  const model = data.product?.model
  const name = data.productName && textIn(language, data.productName)
  return [
    { kind: 'banner', tone: verdict.tone, text: jointVerdictSentence(verdict, text) },
    ...engineNote(frame, today),
    {
      kind: 'facts',
      columns: 3,
      facts: [
        { label: text('calculation.signed.number'), value: reportNumberOf(number) },
        { label: text('calculation.signed.revision'), value: String(revision) },
        { label: text('calculation.report.saved'), value: time(createTime) },
        fact('project'),
        fact('part'),
        fact('drawing'),
        fact('drawingRevision'),
        {
          label: text('calculation.report.product'),
          value:
            [model, name].filter(Boolean).join(' · ') ||
            text(productId === null ? 'calculation.signed.noModel' : 'calculation.signed.notGiven'),
        },
        { label: text('calculation.report.savedBy'), value: createdBy[language] },
        { label: text('calculation.report.engine'), value: data.engine },
        {
          label: text('calculation.report.units'),
          value: labelOf(schemaNamed('UnitSystem'), system, language) ?? system,
        },
        { label: text('calculation.signed.method'), value: 'VDI 2230-1:2015' },
      ],
    },
    signatures(frame),
    ...revisionBlocks(frame),
    ...openChecks(frame),
  ]
}

/** A line for each person who signs, with room for a date and a signature. */
function signatures(frame: Frame): PdfBlock {
  const { text, language } = frame
  const roles = ['author', 'checker', 'approver'] as const
  return {
    kind: 'table',
    least: 26,
    columns: [
      { title: text('calculation.signed.role'), share: 1.2 },
      { title: text('calculation.signed.person'), share: 2.4 },
      { title: text('calculation.signed.day'), share: 1.4 },
      { title: text('calculation.signed.signature'), share: 2.4 },
    ],
    rows: roles.map((role) => [coverTitle(role, language), coverText(role, frame), '', '']),
  }
}

function revisionBlocks({ cover, text, report }: Frame): PdfBlock[] {
  if (!cover.change) return []
  const label = text('calculation.signed.changeOf', { revision: report.revision })
  return [{ kind: 'facts', columns: 1, facts: [{ label, value: cover.change }] }]
}

/** Checks that are not met and those that were not made, in words, so that nobody has to look for them. */
function openChecks({ report, text }: Frame): PdfBlock[] {
  const { checks } = report.data.result
  const lines = (state: 'notMet' | 'notMade') => [
    ...new Set(
      checks
        .filter((check) => check.state === state)
        .map((check) => {
          const { name, reason } = checkWords(check, text)
          return `• ${check.step} ${name}${reason ? ` – ${reason}` : ''}`
        }),
    ),
  ]
  return (['notMet', 'notMade'] as const).flatMap((state): PdfBlock[] => {
    const open = lines(state)
    if (open.length === 0) return []
    return [
      { kind: 'heading', minor: true, text: text(`calculation.signed.open.${state}`) },
      ...open.map((line) => paragraph(line)),
    ]
  })
}
