import { reportNumberOf } from '../../domain/calculation/report-data'
import type { Context } from '../http/context'
import { Refusal } from '../http/errors'
import { findLineReport } from './line-reports.sql'
import type { LineData } from './new-orders.sql'

interface Wanted {
  reportId?: number | undefined
  dataId: number
}

/** The report of a line: one of the customer's account, and calculated for the model of the line. */
export async function reportOfLine(
  { reportId, dataId }: Wanted,
  { accountId, path }: { accountId: number; path: string },
  { database, text }: Pick<Context, 'database' | 'text'>,
): Promise<Pick<LineData, 'report'>> {
  if (reportId === undefined) return {}
  const report = await findLineReport(database, { id: reportId, accountId })
  const fault = report ? 'orders.reportOfOther' : 'calculation.reportNotFound'
  if (report?.productId !== dataId)
    throw new Refusal(fault, { errors: [{ path, message: text(fault) }] })
  return {
    report: { id: report.id, number: `${reportNumberOf(report.number)}/${report.revision}` },
  }
}

/** The report of a line as it is answered. */
export const reportAnswer = ({ report }: Pick<LineData, 'report'>) =>
  report && { reportId: report.id, reportNumber: report.number }
