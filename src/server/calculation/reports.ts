import {
  calculate,
  calculateJoint,
  commonTo,
  differences,
} from '../../domain/calculation/calculate'
import { engineVersion } from '../../domain/calculation/engine-version'
import { headlineOf, jointHeadline } from '../../domain/calculation/headline'
import {
  reportNumberOf,
  type ReportInputs,
  type ReportData,
} from '../../domain/calculation/report-data'
import { textIn, type Language } from '../../domain/language/language'
import type { Schemas } from '../../domain/schemas'
import { designationOf } from '../../domain/standards/threads'
import { userOf, type Context } from '../http/context'
import { Refusal } from '../http/errors'
import type { Handlers } from '../http/handler'
import { checkedInput } from './checked-input'
import { calculableProduct } from './product-figures'
import { refuseOtherModel } from './other-model'
import { refuseNamed } from './named-reports'
import { modelsSince, reportedModel, type ModelSince } from './report-model'
import { reportCovers, revisedReport, revisionsOf, trimmedCover } from './report-revisions'
import {
  deleteReport,
  findReport,
  insertReport,
  pageReports,
  renameReport,
  type Report,
} from './reports.sql'

export const reports = {
  ...reportCovers,

  async createReport({ params: { id }, body }, context) {
    const { page, unit = 'metric', revises } = body
    // Checks access first: a caller who may not calculate the product gets no other refusal.
    const product = id > 0 ? await calculableProduct(id, context) : undefined
    const { input, result, headline } = computed(page, body.input, unit, context)
    if (!body.result)
      throw new Refusal(
        'calculation.notCalculated',
        ofResult(context, 'calculation.notCalculated', 'NOT_CALCULATED'),
      )
    if (differences(shownOf(body.result), shownOf(result)).length > 0)
      throw new Refusal('calculation.stale', ofResult(context, 'calculation.stale', 'RESULT_STALE'))
    if (product) refuseOtherModel(page, input, product, context)

    const before = revises === undefined ? undefined : await revisedReport(revises, context)
    if (before && before.page !== page) throw new Refusal('calculation.otherKind')
    if (before && before.productId !== (product?.id ?? null))
      throw new Refusal('calculation.otherProduct')
    const cover = trimmedCover(body.cover)
    const user = userOf(context)
    return idAnswer(
      await insertReport(context.database, {
        accountId: user.accountId,
        userId: user.id,
        materialId: product?.id ?? null,
        page,
        name: body.name?.trim() || before?.name || product?.model || nameOf(input),
        data: {
          // Stored as plain JSON: input as sent, result as computed.
          input,
          result,
          engine: engineVersion,
          unit,
          headline,
          ...(product && { productName: product.materialName, product: reportedModel(product) }),
          ...(cover && { cover }),
        },
        ...(before && { follows: { number: before.number, revision: before.revision + 1 } }),
      }),
    )
  },

  async reviseReport({ params: { id }, body: cover }, context) {
    const user = userOf(context)
    const { number, revision, page, name, productId, data } = await revisedReport(id, context)
    const kept = { ...data }
    delete kept.cover
    const changed = trimmedCover(cover)
    return idAnswer(
      await insertReport(context.database, {
        accountId: user.accountId,
        userId: user.id,
        materialId: productId,
        page,
        name,
        data: { ...kept, ...(changed && { cover: changed }) },
        follows: { number, revision: revision + 1 },
      }),
    )
  },

  async listReports({ query }, context) {
    const { current, size, order, page, keyword } = query
    const filter = { accountId: userOf(context).accountId, page, keyword }
    const asked = { current, size, order }
    const { total, reports: stored } = await pageReports(context.database, filter, asked)
    const since = await modelsSince(context.database, stored, context.language)
    return {
      records: stored.map((report) => {
        const { modelState } = since.get(report.id) ?? {}
        return reportAnswer(report, context.language, modelState && { modelState })
      }),
      total,
      current,
      size,
    }
  },

  async previewReport({ query: { id } }, context) {
    const report = await ownReport(id, context)
    const { input, result, cover } = report.data
    const since = await modelsSince(context.database, [report], context.language)
    return {
      ...reportAnswer(report, context.language, since.get(id)),
      input: { ...input },
      result: { ...result },
      ...(cover && { cover }),
      revisions: await revisionsOf(report, context),
      today: todayOf(report),
    }
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
    await refuseNamed(id, context)
    if (!(await deleteReport(context.database, { id, accountId })))
      throw new Refusal('calculation.reportNotFound')
    return null
  },
} satisfies Partial<Handlers>

const idAnswer = ({ id, number, revision }: { id: number; number: number; revision: number }) => ({
  reportId: id,
  number: reportNumberOf(number),
  revision,
})

type Computed = Pick<ReportData, 'input' | 'result' | 'headline'>

/** The input after its checks, and what it gives. */
function computed(
  page: Schemas['CalculationKind'],
  sent: object,
  unit: Schemas['UnitSystem'],
  context: Context,
): Computed {
  if (page === 'joint') {
    const input = checkedInput(page, sent, context, 'input.')
    const result = calculateJoint(input)
    return { input, result, headline: jointHeadline(input, result, unit) }
  }
  const input = checkedInput(page, sent, context, 'input.')
  const result = calculate(page, input)
  return { input, result, headline: headlineOf(page, input, result, unit) }
}

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

const nameOf = ({ d, P, propertyClass = '8.8' }: ReportInputs[keyof ReportInputs]) =>
  `${designationOf(d, P)} ${propertyClass === 'other' ? '' : propertyClass}`.trim()

/** A report of the caller's account; reports of others are "not found". */
export async function ownReport(id: number, context: Context): Promise<Report> {
  const report = await findReport(context.database, { id, accountId: userOf(context).accountId })
  if (!report) throw new Refusal('calculation.reportNotFound')
  return report
}

export function reportAnswer(
  { id, number, revision, name, page, productId, createTime, createdBy, data }: Report,
  language: Language,
  since: ModelSince = {},
): Schemas['CalculationReport'] {
  const { engine, unit, headline, productName, product } = data
  return {
    id,
    name,
    number: reportNumberOf(number),
    revision,
    page,
    createTime: createTime.toISOString(),
    createdBy: createdBy[language],
    headline,
    engine,
    unit,
    ...(productId !== null && { productId }),
    ...(productName && { productName: textIn(language, productName) }),
    ...(product && { productModel: product.model }),
    ...since,
  }
}

/** Compares with the current engine; the report keeps its own numbers. */
export function todayOf(report: Report): NonNullable<Schemas['CalculationReport']['today']> {
  const { result } = report.data
  const now =
    report.page === 'joint'
      ? calculateJoint(report.data.input)
      : calculate(report.page, report.data.input)
  const changed = differences(shownOf(result), commonTo(shownOf(now), result))
  return { engine: engineVersion, differs: changed.length > 0, changed: changed.slice(0, 50) }
}
