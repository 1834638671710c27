import {
  calculate,
  commonTo,
  differences,
  type CalculationPage,
  type Inputs,
} from '../../domain/calculation/calculate'
import { engineVersion } from '../../domain/calculation/engine-version'
import { headlineOf } from '../../domain/calculation/headline'
import { designationOf } from '../../domain/standards/threads'
import { textIn, type Language } from '../../domain/language/language'
import type { Schemas } from '../../domain/schemas'
import { userOf, type Context } from '../http/context'
import { Refusal } from '../http/errors'
import type { Handlers } from '../http/handler'
import { checkedInput } from './checked-input'
import { calculableProduct, figuresOf } from './products'
import {
  deleteReport,
  findReport,
  insertReport,
  pageReports,
  renameReport,
  type Report,
} from './reports.sql'

export const reports = {
  async createReport({ params: { id }, body }, context) {
    const { page, unit = 'metric' } = body
    // Checks access first: a caller who may not calculate the product gets no other refusal.
    const product = id > 0 ? await calculableProduct(id, context) : undefined
    const input = checkedInput(page, body.input, context, 'input.')
    if (!body.result)
      throw new Refusal(
        'calculation.notCalculated',
        ofResult(context, 'calculation.notCalculated', 'NOT_CALCULATED'),
      )
    const result = calculate(page, input)
    if (differences(shownOf(body.result), shownOf(result)).length > 0)
      throw new Refusal('calculation.stale', ofResult(context, 'calculation.stale', 'RESULT_STALE'))
    if (
      product &&
      figuresOf({ ...product, baseInfo: product.data.baseInfo }).kind === 'lockbolt' &&
      isTurned(page, input)
    )
      throw new Refusal('calculation.lockboltNoTorque', {
        errors: [
          {
            path: page === 'stretching' ? 'input.mode' : 'page',
            code: 'LOCKBOLT_NO_TORQUE',
            message: context.text('calculation.lockboltNoTorque'),
          },
        ],
      })

    const user = userOf(context)
    const reportId = await insertReport(context.database, {
      accountId: user.accountId,
      userId: user.id,
      materialId: product?.id,
      page,
      name: body.name?.trim() || product?.model || nameOf(input),
      data: {
        // Stored as plain JSON: input as sent, result as computed.
        input,
        result,
        engine: engineVersion,
        unit,
        headline: headlineOf(page, input, result, unit),
        ...(product && { productName: product.materialName }),
      },
    })
    return { reportId }
  },

  async listReports({ query }, context) {
    const { current, size, order, page, keyword } = query
    const filter = { accountId: userOf(context).accountId, page, keyword }
    const asked = { current, size, order }
    const { total, reports: found } = await pageReports(context.database, filter, asked)
    return {
      records: found.map((report) => reportAnswer(report, context.language)),
      total,
      current,
      size,
    }
  },

  async previewReport({ query: { id } }, context) {
    const report = await ownReport(id, context)
    const { input, result } = report.data
    return { ...reportAnswer(report, context.language), input, result, today: todayOf(report) }
  },

  async renameReport({ params: { id }, body: { name } }, context) {
    const accountId = userOf(context).accountId
    const trimmed = name.trim()
    if (!trimmed) throw new Refusal('common.badInput')
    if (!(await renameReport(context.database, { id, accountId, name: trimmed })))
      throw new Refusal('calculation.reportNotFound')
    return null
  },

  async deleteReport({ params: { id } }, context) {
    const accountId = userOf(context).accountId
    if (!(await deleteReport(context.database, { id, accountId })))
      throw new Refusal('calculation.reportNotFound')
    return null
  },
} satisfies Partial<Handlers>

/** True if tightening turns a nut or bolt; a lockbolt is pulled. */
const isTurned = (page: CalculationPage, input: Inputs[CalculationPage]) =>
  page === 'clamp' ||
  (page === 'stretching' && 'mode' in input && ['torque', 'angle'].includes(input.mode))

/** Error of the field `result`. */
const ofResult = (
  { text }: Context,
  key: 'calculation.notCalculated' | 'calculation.stale',
  code: 'NOT_CALCULATED' | 'RESULT_STALE',
) => ({ errors: [{ path: 'result', message: text(key), code }] })

/** Figures to compare; the engine's version is compared separately. */
function shownOf(result: object): object {
  const plain: object = JSON.parse(JSON.stringify({ ...result, engine: undefined }))
  return plain
}

const nameOf = ({ d, P, propertyClass = '8.8' }: Inputs['clamp' | 'flexibility' | 'stretching']) =>
  `${designationOf(d, P)} ${propertyClass === 'other' ? '' : propertyClass}`.trim()

/** A report of the caller's account; reports of others are "not found". */
export async function ownReport(id: number, context: Context): Promise<Report> {
  const report = await findReport(context.database, { id, accountId: userOf(context).accountId })
  if (!report) throw new Refusal('calculation.reportNotFound')
  return report
}

export function reportAnswer(
  { id, name, page, productId, createTime, createdBy, data }: Report,
  language: Language,
): Schemas['CalculationReport'] {
  const { engine, unit, headline, productName } = data
  return {
    id,
    name,
    page,
    createTime: createTime.toISOString(),
    createdBy: createdBy[language],
    headline,
    engine,
    unit,
    ...(productId !== null && { productId }),
    ...(productName && { productName: textIn(language, productName) }),
  }
}

/** Compares with the current engine; the report keeps its own numbers. */
export function todayOf({
  page,
  data: { input, result },
}: Report): NonNullable<Schemas['CalculationReport']['today']> {
  const now = calculate(page, input)
  const changed = differences(shownOf(result), commonTo(shownOf(now), result))
  return { engine: engineVersion, differs: changed.length > 0, changed: changed.slice(0, 50) }
}
