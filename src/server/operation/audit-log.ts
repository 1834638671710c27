import type { Schemas } from '../../domain/schemas'
import { verifyAudit } from '../audit/verify'
import type { Context } from '../context'
import { Refusal } from '../errors'
import type { Handlers } from '../handler'
import { findLine, pageLines, recordCodes, type AuditRow } from './audit-log.sql'
import { areaOf, nameOf, operationsNamed, operationsOf } from './operation-names'

/** Who changed what, as the audit log tells it. */
export const auditLog = {
  async listAuditLines({ query }, context) {
    const { area, order, current = 1, size = 20, ...filter } = query
    const { timeZone } = context.settings
    const operations = area && operationsOf(area)
    const named = operationsNamed(filter.operation ?? '', context)
    const asked = { ...filter, operations, named, timeZone }
    const found = await pageLines(context.database, asked, { current, size, order })
    const called = await recordCodes(
      context.database,
      found.lines.flatMap((line) => line.records.slice(0, mostNamed)),
    )
    const records = found.lines.map((line) => lineAnswer(line, called, context))
    return { records, total: found.total, current, size }
  },

  async getAuditLine({ params: { id } }, context) {
    const line = await findLine(context.database, id)
    if (!line) throw new Refusal('operation.audit.notFound')
    const called = await recordCodes(context.database, line.records)
    return { ...lineAnswer(line, called, context), ...contentAnswer(line, called) }
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

/** Of many records a list names the first. */
const mostNamed = 3

/** What people call it by, before what the log calls it by. */
const nameOfRecord = (record: string, called: Map<string, string>) =>
  called.has(record) ? `${called.get(record)} (${record})` : record

function lineAnswer(
  line: AuditRow,
  called: Map<string, string>,
  context: Context,
): Schemas['AuditLine'] {
  const { id, createdAt, who, operation, requestId, records, data, seq, hash } = line
  const { changed } = (data ?? {}) as Said
  const more = records.length > mostNamed ? ' …' : ''
  return {
    id,
    time: createdAt.toISOString(),
    who: who ?? context.text('operation.audit.nobody'),
    area: areaOf(operation),
    operation,
    operationName: nameOf(operation, context),
    record:
      records
        .slice(0, mostNamed)
        .map((record) => nameOfRecord(record, called))
        .join(', ') + more,
    ...(changed !== undefined && { changed }),
    ...(seq !== null && { number: seq }),
    ...(hash !== null && { hash }),
    ...(requestId && { requestId }),
    ...(data === null && { forgotten: true }),
  }
}

/** What the database and noteChange have written. */
interface Said {
  params?: Record<string, unknown>
  changed?: number
  changes?: { record: string; before?: Fields; after?: Fields }[]
}

type Fields = Record<string, unknown>

function contentAnswer(
  { data }: AuditRow,
  called: Map<string, string>,
): Pick<Schemas['AuditLine'], 'details' | 'changes'> {
  const { params = {}, changed, changes = [], ...facts } = (data ?? {}) as Said & Fields
  void changed
  const details = Object.entries({ ...params, ...facts }).map(
    ([name, value]) => `${name}: ${written(value)}`,
  )
  const rows = changes.flatMap(({ record, before = {}, after = {} }) =>
    [...new Set([...Object.keys(before), ...Object.keys(after)])].map((field) => ({
      record: nameOfRecord(record, called),
      field,
      ...(before[field] !== undefined && { before: written(before[field]) }),
      ...(after[field] !== undefined && { after: written(after[field]) }),
    })),
  )
  return {
    ...(details.length > 0 && { details: details.join('\n') }),
    ...(rows.length > 0 && { changes: rows.map((row, place) => ({ id: place + 1, ...row })) }),
  }
}

const written = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
