import type { Context } from '../context'
import type { FileAnswer, Handlers } from '../handler'
import type { PdfDocument } from '../pdf/document'
import { makePdf } from '../pdf/pdf'
import { ownReport } from './customer-problems'
import { eightD } from './eight-d'
import { handlingReport } from './handling-report'
import { anyProblem, ownProblem } from './problem-steps'

export const documents = {
  async getSupplierReport({ params: { id } }, context) {
    return asFile(await eightD(await ownProblem(id, context), context), '8D')
  },

  async getProblemReport({ params: { id } }, context) {
    return asFile(await eightD(await anyProblem(id, context), context), '8D')
  },

  async getCustomerReport({ params: { id } }, context: Context) {
    const complaint = await ownReport(id, context)
    return asFile(await handlingReport(complaint, context), context.text('quality.report'))
  },
} satisfies Partial<Handlers>

async function asFile(document: PdfDocument, what: string): Promise<FileAnswer> {
  const bytes = Buffer.from(await makePdf(document))
  const name = `${what} ${document.header.right}.pdf`
  return { type: 'application/pdf', bytes, confidential: { name } }
}
