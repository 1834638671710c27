import { modelDifferences } from '../../domain/calculation/model-fit'
import { reportNumberOf } from '../../domain/calculation/report-data'
import { figuresOf } from '../calculable/figures'
import { findProduct, type Product } from '../calculable/products.sql'
import type { Context } from '../http/context'
import { Refusal } from '../http/errors'
import { findLineReport, type LineReport } from './line-reports.sql'
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
  const product = await findProduct(database, dataId)
  if (product && !isFor(product, report)) {
    const values = { model: product.model }
    const message = text('orders.reportUnfit', values)
    throw new Refusal('orders.reportUnfit', { values, errors: [{ path, message }] })
  }
  return {
    report: { id: report.id, number: `${reportNumberOf(report.number)}/${report.revision}` },
  }
}

/** True if a report calculates the model as it is now. */
const isFor = (
  { values, data: { baseInfo } }: Product,
  { page, data: { input } }: Pick<LineReport, 'page' | 'data'>,
) => modelDifferences(page, input, figuresOf({ values, baseInfo })).length === 0

/** The report of a line as it is answered. */
export const reportAnswer = ({ report }: Pick<LineData, 'report'>) =>
  report && { reportId: report.id, reportNumber: report.number }
