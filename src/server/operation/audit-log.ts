import type { Schemas } from '../../domain/schemas'
import { verifyAudit } from '../audit/verify'
import { inLanguage, type Context } from '../http/context'
import { Refusal } from '../http/errors'
import type { Handlers } from '../http/handler'
import { findLine, pageLines, type AuditRow } from './audit-log.sql'
import { changedFieldName, namedWithKind, tableName, tablesNamed } from './changed-fields'
import {
  areaOf,
  jobName,
  jobsNamed,
  nameOf,
  operationsNamed,
  operationsOf,
} from './operation-names'
import {
  productRecords,
  recordCodes,
  references,
  rowsOfProducts,
  wordsReferringTo,
} from './record-names.sql'
import { fieldsNamed } from './searched-fields'
import { writtenChange } from './written-changes'
import { itemAt } from '../../domain/lists/items'

export const auditLog = {
  async listAuditLines({ query }, caller) {
    const context = inLanguage(caller, caller.language)
    const { area, order, current, size, product, field, ...filter } = query
    const { timeZone } = context.settings
    const operations = area && operationsOf(area)
    const named = operationsNamed(filter.operation ?? '', context)
    const tables = tablesNamed(filter.record ?? '', context)
    const kinds = kindsOf(filter.record ?? '', context)
    const products = product?.trim() ? await productsNamed(product, context) : undefined
    const fields = field?.trim() ? fieldsNamed(field, context) : undefined
    const asked = { ...filter, operations, named, tables, kinds, products, fields, timeZone }
    const page = { current, size, order, language: context.language }
    const { total, lines } = await pageLines(context.database, asked, page)
    const called = await recordCodes(
      context.database,
      lines.flatMap((line) => line.records.slice(0, mostNamed).flatMap(recordsIn)),
      context.language,
    )
    const records = lines.map((line) => lineAnswer(line, called, context))
    return { records, total, current, size }
  },

  async getAuditLine({ params: { id } }, caller) {
    const context = inLanguage(caller, caller.language)
    const line = await findLine(context.database, id, context.language)
    if (!line) throw new Refusal('operation.audit.notFound')
    return lineWithContent(line, context)
  },

  async verifyAuditLog(_call, { pool, text }) {
    const { lines, unsealed, forgotten, head, broken } = await verifyAudit(pool)
    const sentence = broken
      ? text('operation.audit.broken', {
          line: broken.line,
          id: broken.id ?? '–',
          fault: text(`operation.audit.fault.${broken.fault}`),
        })
      : text('operation.audit.holds', { lines, unsealed, forgotten })
    return { holds: !broken, sentence, lines, head: `${head.seq}:${head.hash}` }
  },
} satisfies Partial<Handlers>

async function productsNamed(words: string, { database }: Pick<Context, 'database'>) {
  const records = await productRecords(database, words)
  const lines = await rowsOfProducts(database, records)
  return { records, lines, words: await wordsReferringTo(database, records) }
}

/** Records that a list shows per line. */
const mostNamed = 3

/** A record, and those by which it is named. */
function recordsIn(record: string): string[] {
  const [table = '', key = ''] = record.split(':')
  const [first = '', second = ''] = key.split('/')
  if (table === 'list_price') return [`price_list:${first}`, `material:${second}`]
  return table === 'model_stock' ? [`material:${first}`] : [record]
}

/** Tables whose records have no single name column. */
const namesOf: Record<
  string,
  (name: string, called: Map<string, string>, context: Context) => string
> = {
  job: (kind, _called, context) => jobName(kind, context),
  content_version(key, called) {
    const [item, number] = key.split('/')
    return `${called.get(`content_item:${item}`) ?? item} ${number}`
  },
  list_price(key, called, { text }) {
    const [list, product, counts = ''] = key.split('/')
    return text('operation.audit.listPrice', {
      list: called.get(`price_list:${list}`) ?? key,
      model: called.get(`material:${product}`) ?? `${product}`,
      counts,
    })
  },
  model_stock: (key, called) => called.get(`material:${key}`) ?? key,
}

/** Possible readings of a search text that starts with a kind. */
const kindsOf = (words: string, context: Context) =>
  namedWithKind(words, context).flatMap((reading) =>
    reading.table === 'job'
      ? [reading, ...jobsNamed(reading.name, context).map((name) => ({ ...reading, name }))]
      : [reading],
  )

/** Display name of a record: 预订单 RES-000012, or its number if it has no name. */
function nameOfRecord(record: string, called: Map<string, string>, context: Context): string {
  const [table = '', ...key] = record.split(':')
  const name = called.get(record) ?? key.join(':')
  return `${tableName(table, context)} ${namesOf[table]?.(name, called, context) ?? name}`
}

function lineAnswer(
  line: AuditRow,
  called: Map<string, string>,
  context: Context,
): Schemas['AuditLine'] {
  const { id, createdAt, who, operation, requestId, records, data, seq, hash } = line
  const { changed }: LoggedChange = data ?? {}
  const first = records.slice(0, mostNamed)
  const more = records.length > mostNamed ? ' …' : ''
  return {
    id,
    time: createdAt.toISOString(),
    who: who ?? callingKey(first, called, context) ?? context.text('operation.audit.nobody'),
    area: areaOf(operation),
    operation,
    operationName: nameOf(operation, context),
    record:
      first.map((record) => nameOfRecord(record, called, context)).join(context.text('audit.and')) +
      more,
    recordIds: first.join(', ') + more,
    ...(changed !== undefined && { changed }),
    ...(seq !== null && { number: seq }),
    ...(hash !== null && { hash }),
    ...(requestId && { requestId }),
    ...(data === null && { forgotten: true }),
  }
}

/** The API key that made a call without a user: the first record that the line is about. */
const callingKey = ([first = '']: string[], called: Map<string, string>, context: Context) =>
  first.startsWith('api_key:') ? nameOfRecord(first, called, context) : undefined

/** Data written by the triggers and noteChange. */
interface LoggedChange {
  params?: Record<string, unknown>
  changed?: number
  changes?: { record: string; before?: Fields; after?: Fields }[]
}

type Fields = Record<string, unknown>

async function lineWithContent(line: AuditRow, context: Context): Promise<Schemas['AuditLine']> {
  // The audit log itself wrote the column in this shape.
  const data = (line.data ?? {}) as LoggedChange & Fields
  const { params = {}, changed, changes = [], ...facts } = data
  void changed
  const refersTo = await references(context.database)
  const named = changes.flatMap(({ record, before, after }) => {
    const table = tableOf(record)
    return [before, after].flatMap((fields = {}) =>
      Object.entries(fields).map(([column, id]) => `${refersTo.get(`${table}.${column}`)}:${id}`),
    )
  })
  const records = [...line.records.flatMap(recordsIn), ...named]
  const called = await recordCodes(context.database, records, context.language)
  const details = Object.entries({ ...params, ...facts }).map(([name, value]) =>
    context.text('audit.pair', {
      name: changedFieldName('', name, context),
      value: writtenChange(value, { table: '', column: name }, context),
    }),
  )
  const rows = changes.flatMap(({ record, before = {}, after = {} }) => {
    const table = tableOf(record)
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].map((column) => {
      const say = (value: unknown) =>
        called.get(`${refersTo.get(`${table}.${column}`)}:${String(value)}`) ??
        writtenChange(value, { table, column }, context)
      return {
        record: nameOfRecord(record, called, context),
        recordId: record,
        field: changedFieldName(table, column, context),
        column,
        ...(before[column] !== undefined && { before: say(before[column]) }),
        ...(after[column] !== undefined && { after: say(after[column]) }),
      }
    })
  })
  return {
    ...lineAnswer(line, called, context),
    ...(details.length > 0 && { details: details.join('\n') }),
    ...(rows.length > 0 && { changes: rows.map((row, place) => ({ id: place + 1, ...row })) }),
  }
}

const tableOf = (record: string) => itemAt(record.split(':', 1), 0)
