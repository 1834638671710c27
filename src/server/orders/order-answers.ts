import { characterJsonOf, choicesText } from '../../domain/custom/custom-entry'
import { textIn, type Language } from '../../domain/language/language'
import { daysOf } from '../../domain/orders/orders'
import { isDeliverable, isInWork } from '../../domain/orders/reservation-states'
import type { Operations, Schemas } from '../../domain/schemas'
import type { TextKey } from '../../generated/text-key'
import { translate } from '../../i18n/translate'
import type { Context } from '../http/context'
import { todayAt } from '../database/clock'
import type { Database } from '../database/database'
import { storedFields } from '../records/stored-fields'
import { listSteps } from '../timeline/timeline.sql'
import { itemAt } from '../../domain/lists/items'
import { findExperiments } from './contents.sql'
import { offeredClasses } from './custom-choices.sql'
import { shippedOf } from './delivered-lines.sql'
import type { Order } from './intention-orders.sql'
import { reportAnswer } from './line-reports'
import { newestOf, withDays } from './made-quotations'
import { lifeOf } from './order-life'
import type { OrderFilter } from './order-pages.sql'
import { findProducts, type Product } from './products.sql'
import {
  acceptanceAnswer,
  amendmentAnswer,
  meaningOf,
  quotationAnswer,
  quoteOf,
  versionAnswer,
  type QuoteReading,
} from './quotation-answers'
import { listVersions } from './quotations.sql'

/** Reservations as answered, in the reader's language; items that are no longer sold are marked. */
export async function orderAnswers(
  orders: Order[],
  { database, language, settings }: Reader,
): Promise<Schemas['IntentionOrder'][]> {
  const existing = await soldAmong(orders, database)
  const tests = new Set(
    (await findExperiments(database, [...new Set(testsOf(orders))])).map(({ id }) => id),
  )
  const classIds = orders.flatMap(({ lines }) => lines.flatMap(({ data }) => data.classId ?? []))
  const classes = await offeredClasses(database, [...new Set(classIds)])
  const today = todayAt(settings.timeZone)
  const { timeZone } = settings
  const reading = { language, existing, tests, classes, today }
  return orders.map((order) => orderAnswer(daysOfOrder(order, timeZone), reading))
}

/** Ids of the products in the orders, and of their alternatives, that are still sold. */
async function soldAmong(orders: Order[], database: Database): Promise<Set<number>> {
  const ids = orders.flatMap(({ lines }) =>
    lines.flatMap(({ dataId, answer }) => [dataId, answer?.alternative?.id ?? dataId]),
  )
  return new Set((await findProducts(database, [...new Set(ids)])).map(({ id }) => id))
}

/** The quotation with the days on which its lines are ready. */
function daysOfOrder(order: Order, timeZone: string): Order {
  if (!order.quotation) return order
  const quotation = withDays(order.quotation, timeZone)
  const lines = order.lines.map((line) => ({ ...line, answer: quotation.lines[line.id] }))
  return { ...order, quotation, lines }
}

interface Reader extends Pick<Context, 'database' | 'language'> {
  settings: Pick<Context['settings'], 'timeZone'>
}

const testsOf = (orders: Order[]) =>
  orders.flatMap(({ lines }) => lines.flatMap((line) => (line.typeId === 2 ? line.dataId : [])))

/** Steps before the customer has a quotation, which only staff read. */
const staffSteps: TextKey[] = [
  'orders.timeline.approvalAsked',
  'orders.timeline.approved',
  'orders.timeline.approvalReturned',
]

/** A reservation with its history. */
export async function withHistory(
  order: Order,
  context: Context,
): Promise<Schemas['IntentionOrder']> {
  const { database, language } = context
  const answer = itemAt(await orderAnswers([order], context), 0)
  if (isDeliverable(order)) await addShipped(answer, context)
  const without = context.user?.kind === 'staff' ? [] : staffSteps
  const steps = { subject: 'intentionOrder', id: order.id, without } as const
  const timeline = await listSteps(database, steps, language)
  return {
    ...answer,
    ...(await quotedIn(order, answer, context)),
    timeline,
    ...(await lifeOf(order.id, context)),
  }
}

/** The versions of the quotation, what accepting means, and an amendment that waits for consent. */
async function quotedIn(
  order: Order,
  { quotation }: Schemas['IntentionOrder'],
  context: Context,
): Promise<Pick<Schemas['IntentionOrder'], 'quotation' | 'amendment'>> {
  if (!quotation) return {}
  const { database, language, settings } = context
  const versions = await listVersions(database, order.id)
  const newest = versions[0]?.waits && isInWork(order) ? await newestOf(order, context) : undefined
  const reading = { language, existing: await soldAmong([order], database) }
  return {
    quotation: {
      ...quotation,
      meaning: meaningOf(settings, language),
      versions: versions.map((version) => versionAnswer(version, order, language)),
    },
    ...(newest && { amendment: amendmentAnswer(order, newest, reading) }),
  }
}

/**
 * Adds to deliverable lines what has left by today, and what is still open. Laboratory tests and lines left out of the
 * quotation are not deliverable.
 */
async function addShipped(
  order: Schemas['IntentionOrder'],
  { database, settings: { timeZone } }: Context,
): Promise<void> {
  const shipped = await shippedOf(database, order.id, { until: todayAt(timeZone) })
  for (const line of [...order.productList, ...order.customizationList]) {
    const pieces = shipped.get(line.id)
    if (pieces === undefined) continue
    line.shipped = pieces
    line.open = Math.max(0, line.counts - pieces)
  }
}

/** Filter from the query of a list; without an account it covers all customers. */
export function filterOf(
  { type, keyword, statusCode, progress }: OrderQuestion,
  { settings: { timeZone } }: Pick<Context, 'settings'>,
  accountId?: number,
): OrderFilter {
  return {
    ...(accountId !== undefined && { accountId }),
    keyword,
    statusCode,
    progress,
    days: daysOf(type, todayAt(timeZone)),
    timeZone,
  }
}

type OrderQuestion = Omit<NonNullable<Operations['listOrders']['parameters']['query']>, 'order'>

interface Reading extends QuoteReading {
  /** Ids of laboratory tests that are still offered. */
  tests: ReadonlySet<number>
  /** Ids of classes of custom products that are still offered. */
  classes: ReadonlySet<number>
}

function orderAnswer(order: Order, reading: Reading): Schemas['IntentionOrder'] {
  const { id, uniqueCode, statusCode, version, createdBy, remark, lines, createTime } = order
  const { quotation, declineReason, cancelReason } = order
  const { language } = reading
  const answers = lines.map((line) => lineAnswer(line, order, reading))
  const acceptance = acceptanceAnswer(order, language)
  const openQuestions = lines.filter(({ question }) => question).length
  const ofType = (typeId: number) => answers.filter((line) => line.typeId === typeId)
  return {
    ...storedFields('IntentionOrder', order.data),
    id,
    uniqueCode,
    createTime: createTime.toISOString(),
    summary: summaryOf(answers, language),
    lineCount: lines.length,
    statusCode,
    version,
    createdBy: createdBy[language],
    remark,
    productList: ofType(1),
    projectList: ofType(2),
    customizationList: ofType(3),
    ...(quotation && { quotation: quotationAnswer(order, quotation, reading) }),
    ...(acceptance && { acceptance }),
    ...(openQuestions > 0 && { openQuestions }),
    ...(declineReason && { declineReason }),
    ...(cancelReason && { cancelReason }),
    ...(order.quotedAt && { quotedTime: order.quotedAt.toISOString() }),
    ...(order.acceptedAt && { acceptedTime: order.acceptedAt.toISOString() }),
  }
}

function lineAnswer(
  line: Order['lines'][number],
  { quotation }: Order,
  reading: Reading,
): Schemas['OrderLine'] {
  const { id, typeId, dataId, counts, requiredDate, data, answer, decision } = line
  const { language } = reading
  return {
    id,
    typeId,
    dataId,
    counts,
    requiredDate,
    materialName: textIn(language, data.materialName),
    model: data.characters ? choicesText(data.characters, language) : data.model,
    unitName: textIn(language, data.unitName),
    prodImgs: data.prodImgs,
    minQuantity: data.minQuantity,
    ...(data.packingQuantity !== undefined && { packingQuantity: data.packingQuantity }),
    ...(data.customerPartNo !== undefined && { customerPartNo: data.customerPartNo }),
    ...reportAnswer(data),
    ...(data.classId !== undefined && { classId: data.classId }),
    ...(data.characters && { characterJson: characterJsonOf(data.characters, language) }),
    gone: !isOffered({ typeId, dataId, data }, reading),
    ...(answer && {
      answer: quoteOf(line, answer, { currency: quotation?.currency, decision }, reading),
    }),
  }
}

function isOffered(
  { typeId, dataId, data }: Pick<Order['lines'][number], 'typeId' | 'dataId' | 'data'>,
  { existing, tests, classes }: Reading,
): boolean {
  if (typeId === 1) return existing.has(dataId)
  if (typeId === 2) return tests.has(dataId)
  return data.classId === undefined || classes.has(data.classId)
}

function summaryOf([first, ...more]: Schemas['OrderLine'][], language: Language): string {
  if (!first) return ''
  const name =
    first.typeId === 3
      ? translate(language, 'orders.custom.named', { name: first.materialName })
      : `${first.materialName} ${first.model}`.trim()
  const named = `${name} × ${first.counts}`
  return more.length === 0
    ? named
    : translate(language, 'orders.summary', {
        first: named,
        count: more.length + 1,
        more: more.length,
      })
}

/** A product as shown on a card. */
export function materialAnswer(product: Product, language: Language): Schemas['Material'] {
  const { id, model, minQuantity, prodImgs, classId, className, categoryType, isCalculate } =
    product
  return {
    id,
    materialName: textIn(language, product.materialName),
    model,
    minQuantity,
    prodImgs,
    unitName: textIn(language, product.unitName),
    classId,
    className: className.zh,
    classNameEn: className.en,
    categoryType,
    isCalculate,
    abbreviation: product.abbreviation.zh,
    abbreviationEn: product.abbreviation.en,
  }
}
