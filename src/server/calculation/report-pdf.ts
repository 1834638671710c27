import { zoneToTell } from '../../domain/day'
import type { Handlers } from '../handler'
import { makePdf } from '../pdf/pdf'
import { ownReport, todayOf } from './reports'

export const reportPdf = {
  async downloadReport({ params: { id }, query: { language, timeZone } }, context) {
    const report = await ownReport(id, context)
    // What draws the charts is large, and loaded when the first report is asked for.
    const { reportDocument } = await import('./report-document')
    const document = reportDocument(report, todayOf(report), {
      language: language ?? context.language,
      timeZone: zoneToTell(timeZone, context.settings.timeZone),
    })
    return {
      type: 'application/pdf',
      bytes: await makePdf(context, document),
      confidential: { name: `${fileName(report.name)}.pdf` },
    }
  },
} satisfies Partial<Handlers>

/** A name that every file system takes. */
const fileName = (name: string) => name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '-')
