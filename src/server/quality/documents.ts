import { zoneToTell } from '../../domain/days/day'
import type { Context } from '../http/context'
import type { FileAnswer, Handlers } from '../http/handler'
import type { PdfDocument } from '../pdf/document'
import { makePdf } from '../pdf/pdf'
import { ownReport } from './customer-problems'
import { eightD } from './eight-d'
import { handlingReport } from './handling-report'
import { anyProblem, ownProblem } from './problem-steps'

export const documents = {
  async getSupplierReport({ params: { id }, query: { timeZone } }, context) {
    const problem = await ownProblem(id, context)
    return asFile(await eightD(problem, inZone(context, timeZone), 'supplier'), '8D', context)
  },

  async getProblemReport({ params: { id }, query: { timeZone } }, context) {
    const problem = await anyProblem(id, context)
    return asFile(await eightD(problem, inZone(context, timeZone), 'inspector'), '8D', context)
  },

  async getCustomerReport({ params: { id }, query: { timeZone } }, context: Context) {
    const complaint = await ownReport(id, context)
    const report = await handlingReport(complaint, inZone(context, timeZone))
    return asFile(report, context.text('quality.report'), context)
  },
} satisfies Partial<Handlers>

/** Documents use the time zone of the requesting page. */
function inZone(context: Context, asked: string | undefined): Context {
  const timeZone = zoneToTell(asked, context.settings.timeZone)
  return { ...context, settings: { ...context.settings, timeZone } }
}

async function asFile(document: PdfDocument, what: string, context: Context): Promise<FileAnswer> {
  const bytes = await makePdf(context, document)
  const name = `${what} ${document.header.right}.pdf`
  return { type: 'application/pdf', bytes, confidential: { name } }
}
