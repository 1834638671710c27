import { textIn } from '../../domain/language/language'
import { doubtOfCounts, type Doubt } from '../../domain/orders/entry-lines'
import {
  entryLimit,
  entryLineLimit,
  entryRowLimit,
  readEntryRows,
  readEntryText,
} from '../../domain/orders/entry-text'
import type { EntryLine } from '../../domain/orders/entry-line'
import { codesIn, isDescription, quantityIn } from '../../domain/orders/entry-spans'
import { isStandardNumber } from '../../domain/orders/own-numbers'
import { readFigure } from '../../domain/reading/figures'
import { retyped } from '../../domain/reading/retyped'
import type { Span } from '../../domain/reading/span'
import type { Words } from '../../domain/reading/vocabulary'
import type { Schemas } from '../../domain/schemas'
import { userOf, type Context } from '../http/context'
import { Refusal } from '../http/errors'
import type { Handlers } from '../http/handler'
import { readRowsTask } from '../spreadsheets/tasks'
import { partsOf } from './customer-parts.sql'
import { understand, type NamedModels, type Understood } from './entry-products'
import { findProducts } from './products.sql'

/** Facts of a line that only its file tells. */
interface FileFacts {
  /** Reasons of unreadable cells, by line. */
  faults: Map<number, string>
  hidden: Set<number>
}

export function quickEntry(models: NamedModels) {
  return {
    async resolveCart({ body }, context) {
      const { lines, ...facts } = await linesOf(body, models.words(), context)
      if (lines.length === 0) {
        throw new Refusal(body.file ? 'catalogue.import.fileEmpty' : 'orders.entry.nothing')
      }
      if (lines.length > entryLimit) throw tooManyLines(lines.length)
      const understood = await understand(lines.map(askedIfSeveral), models, context)
      // A corrected line was counted when it was read.
      if (!body.spans)
        models.noteUnknown(
          understood.filter(({ isExact }) => !isExact),
          body.file ? 'file' : 'entry',
          context,
        )
      return answers(understood, facts, context)
    },
  } satisfies Partial<Handlers>
}

/** Lines of a pasted text or file; unreadable cells are reported by line. */
async function linesOf(
  { text, file, spans }: Schemas['QuickEntry'],
  words: Words,
  context: Context,
) {
  const faults = new Map<number, string>()
  const hidden = new Set<number>()
  if (spans) return { lines: [correctedLine(text ?? '', spans, words)], faults, hidden }
  if (!file) {
    refuseExcess((text ?? '').split(/\r\n|\r|\n/))
    return { lines: readEntryText(text ?? '', words), faults, hidden }
  }
  const bytes = Buffer.from(file.content, 'base64')
  const rows = await context.offload(readRowsTask, { name: file.name, bytes })
  refuseExcess(rows.map(({ cells }) => cells.join(' ')))
  for (const {
    line,
    faults: [fault],
    hidden: isHidden,
  } of rows) {
    if (isHidden) hidden.add(line)
    if (fault) faults.set(line, context.text(fault.reason, { found: fault.written }))
  }
  return { lines: readEntryRows(rows, words), faults, hidden }
}

/** A quantity that may be two figures, such as "2,500", is asked. */
function askedIfSeveral(line: EntryLine): EntryLine {
  const several = line.readings.flatMap(({ counts }) => {
    const values = readFigure(counts)?.values ?? []
    return values.length > 1 ? values : []
  })
  if (several.length === 0 || line.severalCounts) return line
  const readings = line.readings.map((reading) => {
    const isSeveral = (readFigure(reading.counts)?.values ?? []).length > 1
    return isSeveral ? { ...reading, counts: '' } : reading
  })
  return { ...line, readings, severalCounts: [...new Set(several)] }
}

/** A line of which the user corrected spans: only these count, not its text. */
function correctedLine(text: string, spans: Span[], words: Words): EntryLine {
  const read = spans.flatMap((span) => retyped({ ...span, state: undefined }, words))
  const [code] = codesIn({ text, spans: read })
  const model = isDescription(read) ? '' : (code ?? '')
  return {
    line: 1,
    text,
    readings: [{ model, counts: quantityIn(read).counts }],
    partNo: '',
    spans: read,
  }
}

/** Checks the limits before parsing. */
function refuseExcess(rows: string[]): void {
  const filled = rows.filter((row) => row.trim() !== '')
  if (filled.length > entryRowLimit) throw tooManyLines(filled.length)
  const long = rows.findIndex((row) => row.length > entryLineLimit)
  if (long < 0) return
  const values = { line: long + 1, limit: entryLineLimit }
  throw new Refusal('orders.entry.lineTooLong', { values })
}

const tooManyLines = (count: number) =>
  new Refusal('orders.entry.tooMany', { values: { limit: entryLimit, count } })

async function answers(
  lines: Understood[],
  { faults, hidden }: FileFacts,
  context: Context,
): Promise<Schemas['QuickEntryLine'][]> {
  const products = await offeredProducts([...new Set(lines.flatMap((line) => line.ids))], context)
  return lines.map((line) => {
    const meant = line.ids.flatMap((id) => products.get(id) ?? [])
    const doubt = doubtOf(line, meant.length)
    return {
      line: line.line,
      text: line.text,
      ...line.reading,
      ...(hidden.has(line.line) && { hidden: true }),
      ...(line.partNo !== '' && !isStandardNumber(line.partNo) && { customerPartNo: line.partNo }),
      spans: line.spans,
      products: meant,
      ...(line.more && { more: true }),
      ...(doubt && {
        doubt,
        reason: faults.get(line.line) ?? reasonOf(doubt, line, context),
      }),
    }
  })
}

function reasonOf(doubt: Doubt, line: Understood, { text }: Pick<Context, 'text'>) {
  if (doubt === 'several' && line.contradicted !== undefined)
    return text('orders.entry.otherThanPart', { number: line.contradicted })
  if (doubt === 'noCounts' && line.severalCounts)
    return text('orders.entry.severalCounts', { figures: line.severalCounts.join(' · ') })
  const partsOf = (state: Span['state']) =>
    line.spans
      .filter((span) => span.state === state)
      .map(({ from, to }) => line.text.slice(from, to).trim())
      .join(' · ')
  if (doubt === 'notFound' && partsOf('unmatched') !== '')
    return text('orders.entry.noneWith', { part: partsOf('unmatched') })
  if (doubt === 'several' && partsOf('dropped') !== '')
    return text('orders.entry.leftOut', { part: partsOf('dropped') })
  return text(`orders.entry.doubt.${doubt}`)
}

function doubtOf({ reading, isExact }: Understood, meant: number): Doubt | undefined {
  if (reading.model === '') return 'noModel'
  if (meant === 0) return 'notFound'
  return isExact && meant === 1 ? doubtOfCounts(reading.counts) : 'several'
}

async function offeredProducts(ids: number[], context: Context) {
  const { database, language } = context
  const numbers = await partsOf(database, userOf(context).accountId, ids)
  const products = await findProducts(database, ids)
  return new Map(
    products.map(({ id, model, materialName, unitName, minQuantity, def8 }) => {
      const customerPartNo = numbers.get(id)
      const product: Schemas['QuickEntryProduct'] = {
        id,
        model,
        materialName: textIn(language, materialName),
        unitName: textIn(language, unitName),
        minQuantity,
        ...(def8 !== undefined && { def8 }),
        ...(customerPartNo !== undefined && { customerPartNo }),
      }
      return [id, product]
    }),
  )
}
