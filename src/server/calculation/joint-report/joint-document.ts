import { zonedMoment } from '../../../domain/days/dates'
import { colonOf } from '../../../domain/language/language'
import { reportNumberOf } from '../../../domain/calculation/report-data'
import { translate } from '../../../i18n/translate'
import type { PdfDocument } from '../../pdf/document'
import type { ReportAsked, ReportToday } from '../report-today'
import type { JointReport } from '../reports.sql'
import { chainBlocks, jointChartBlocks } from './chain'
import { checkBlocks, formulaBlocks } from './checks'
import { coverBlocks } from './cover'
import type { Frame } from './frame'
import { documentationBlocks, limitBlocks, sourceBlocks } from './limits'
import { materialBlocks } from './materials'
import { partBlocks } from './parts'
import { enteredBlocks, tighteningBlocks } from './tightening'

/** The report of a whole joint, which an engineer signs. */
export function jointDocument(
  report: JointReport,
  today: ReportToday,
  { language, timeZone }: ReportAsked,
): PdfDocument {
  const text: Frame['text'] = (key, values = {}) => translate(language, key, values)
  const frame: Frame = {
    report,
    cover: report.data.cover ?? {},
    language,
    system: report.data.unit,
    text,
    time: (moment) => zonedMoment(language, timeZone, moment),
  }
  const number = text('calculation.signed.numbered', {
    number: reportNumberOf(report.number),
    revision: report.revision,
  })
  return {
    language,
    title: `${text('calculation.signed.title')}${colonOf[language]}${report.name}`,
    header: { left: `${text('calculation.signed.title')} ${number}`, right: report.name },
    footer: text('calculation.report.disclaimer'),
    tidy: true,
    blocks: [
      ...coverBlocks(frame, today),
      ...partBlocks(frame),
      ...materialBlocks(frame),
      ...tighteningBlocks(frame),
      ...enteredBlocks(frame),
      ...checkBlocks(frame),
      ...formulaBlocks(frame),
      ...chainBlocks(frame),
      ...jointChartBlocks(frame),
      ...limitBlocks(frame),
      ...documentationBlocks(frame),
      ...sourceBlocks(frame),
    ],
  }
}
