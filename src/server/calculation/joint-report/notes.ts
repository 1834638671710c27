import type { PdfBlock } from '../../pdf/document'
import type { ReportToday } from '../report-document'
import { paragraph, type Frame } from './frame'

export type { ReportToday }

/** Remarks of the day on which the document is made: another engine, another model. The figures stay. */
export function engineNote({ text, report }: Frame, today: ReportToday): PdfBlock[] {
  const { engine, product } = report.data
  const { modelState, modelChanges = [] } = today
  const model = product?.model ?? ''
  const changes = modelChanges
    .map(({ name, was = '–', now = '–' }) => `${name}: ${was} → ${now}`)
    .join('; ')
  return [
    paragraph(text('calculation.report.then', { engine }), 'muted'),
    ...(today.differs
      ? [paragraph(text('calculation.report.differs', { engine: today.engine }), 'strong')]
      : []),
    ...(modelState
      ? [paragraph(text(`calculation.signed.model.${modelState}`, { model, changes }), 'strong')]
      : []),
  ]
}
