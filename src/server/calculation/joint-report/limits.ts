import {
  documentationItems,
  documentationSources,
  unpublished,
} from '../../../domain/calculation/documentation'
import { checkWords, outsideWords } from '../../../domain/calculation/checks/sentences'
import { warningSentence } from '../../../domain/calculation/sentences'
import { listMarkOf } from '../../../domain/language/language'
import type { PdfBlock } from '../../pdf/document'
import { headingOf, paragraph, sectionTitle, type Frame } from './frame'

/** The limits of validity, made of what was checked: they never say more than the table. */
export function limitBlocks({ report, text, language, system }: Frame): PdfBlock[] {
  const { checks, outside, warnings } = report.data.result
  const { loading, sSym, a } = report.data.input
  const eccentric = loading === 'eccentric' || Boolean(sSym) || Boolean(a)
  const names = (rows: { name: string }[]) =>
    [...new Set(rows.map(({ name }) => name))].join(listMarkOf[language]) ||
    text('calculation.signed.none')
  const notMade = checks.filter(({ state }) => state === 'notMade')
  const made = checks.filter(({ state }) => state !== 'notMade')
  const words = (rows: typeof checks) => names(rows.map((row) => checkWords(row, text)))
  return [
    headingOf('limits', text),
    paragraph(text('calculation.signed.limits.made', { checks: words(made) })),
    paragraph(
      text('calculation.signed.limits.notMade', { checks: words(notMade) }),
      notMade.length > 0 ? 'strong' : 'normal',
    ),
    paragraph(
      text('calculation.signed.limits.outside', {
        checks: names(outside.map((row) => outsideWords(row, text))),
      }),
    ),
    paragraph(
      text(
        eccentric ? 'calculation.signed.limits.eccentric' : 'calculation.signed.limits.concentric',
      ),
    ),
    paragraph(text('calculation.signed.limits.never')),
    ...(warnings.length > 0
      ? [
          {
            kind: 'heading' as const,
            minor: true as const,
            text: text('calculation.report.warnings'),
          },
          ...warnings.map((warning) => paragraph(`• ${warningSentence(warning, text, system)}`)),
        ]
      : []),
    paragraph(text('calculation.report.disclaimer'), 'strong'),
  ]
}

/** The items of the documentation, ticked off one by one. */
export function documentationBlocks({ report, cover, text }: Frame): PdfBlock[] {
  const { input: joint, result, product } = report.data
  const reported = { joint, result, cover, model: product?.model }
  const items = documentationItems.map(({ name, clause, given }) => {
    const section = given(reported)
    return [
      section ? '✓' : '–',
      text(`calculation.signed.item.${name}`),
      clause,
      section ? sectionTitle(section, text) : text('calculation.signed.notGiven'),
    ]
  })
  const closed = unpublished.map(({ name, clause }) => [
    '–',
    text(`calculation.signed.item.${name}`),
    clause,
    text('calculation.signed.unpublished'),
  ])
  return [
    headingOf('documentation', text),
    paragraph(text('calculation.signed.documentationText'), 'muted'),
    {
      kind: 'table',
      columns: [
        { title: '', share: 0.4 },
        { title: text('calculation.signed.item'), share: 3.2 },
        { title: text('calculation.signed.clause'), share: 2.2 },
        { title: text('calculation.signed.where'), share: 2.8 },
      ],
      rows: [...items, ...closed],
    },
  ]
}

/** Standards and tables that this report is from: those of its checks first. */
export function sourceBlocks({ report, text }: Frame): PdfBlock[] {
  const { checks, parts } = report.data.result
  const named = [...checks.map(({ source }) => source), ...parts.map(({ source }) => source)]
  const sources = [...new Set(named.filter((source) => source !== undefined))].sort()
  return [
    headingOf('sources', text),
    ...sources.map((source) => paragraph(`• ${source}`)),
    paragraph(text('calculation.report.tablesText'), 'muted'),
    ...documentationSources.map(({ standard, address }) =>
      paragraph(text('calculation.signed.readAt', { standard, address }), 'muted'),
    ),
  ]
}
