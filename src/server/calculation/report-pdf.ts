import { zoneToTell } from '../../domain/days/day'
import type { Handlers } from '../http/handler'
import type { Task } from '../worker-pool/task'
import type { ReportAsked, ReportToday } from './report-today'
import { modelsSince } from './report-model'
import { ownReport, todayOf } from './reports'
import type { Report } from './reports.sql'

interface Input {
  report: Report
  today: ReportToday
  asked: ReportAsked
}

/** A worker thread also draws the charts, the slowest part. The drawing code loads with the first report. */
export const drawReportTask: Task<Input, Uint8Array> = {
  name: 'drawReport',
  seconds: 30,
  async load() {
    const { reportDocument } = await import('./report-document')
    const { drawPdf } = await import('../pdf/draw')
    return ({ report, today, asked }) => drawPdf(reportDocument(report, today, asked))
  },
}

export const reportPdf = {
  async downloadReport({ params: { id }, query: { language, timeZone } }, context) {
    const report = await ownReport(id, context)
    const asked = {
      language: language ?? context.language,
      timeZone: zoneToTell(timeZone, context.settings.timeZone),
    }
    const since = (await modelsSince(context.database, [report], asked.language)).get(id)
    const today = { ...todayOf(report), ...since }
    const bytes = await context.offload(drawReportTask, { report, today, asked })
    return {
      type: 'application/pdf',
      bytes: Buffer.from(bytes),
      confidential: { name: `${fileName(report.name)}.pdf` },
    }
  },
} satisfies Partial<Handlers>

/** Replaces characters that some file systems refuse. */
const fileName = (name: string) => name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '-')
