import { setImmediate } from 'node:timers/promises'
import { textIn } from '../../domain/language/language'
import { doubtOfCounts, type Doubt } from '../../domain/orders/entry-lines'
import { longestKeyword } from '../../domain/catalogue/keyword'
import {
  entryLimit,
  entryLineLimit,
  entryRowLimit,
  readEntryRows,
  readEntryText,
  type EntryLine,
  type Reading,
} from '../../domain/orders/entry-text'
import { isStandardNumber, namesOtherSize } from '../../domain/orders/own-numbers'
import { foldedPartNo } from '../../domain/orders/part-number'
import type { Schemas } from '../../domain/schemas'
import { userOf, type Context } from '../http/context'
import { Refusal } from '../http/errors'
import type { Handlers } from '../http/handler'
import { readRowsTask } from '../spreadsheets/tasks'
import { findParts, partsOf } from './customer-parts.sql'
import { findProducts } from './products.sql'
import { itemAt } from '../../domain/lists/items'

/** Model search of the in-memory catalogue; returns product ids. */
export interface NamedModels {
  modelsWritten: (texts: string[]) => number[][]
  modelsLike: () => (text: string, most: number) => number[]
}

/** Suggestions for a line without an exact match. */
const mostOffered = 6

/** Milliseconds of searching before yielding to other requests. */
const turn = 20

/** A parsed line with the ids of matching products. */
interface Understood extends EntryLine {
  reading: Reading
  ids: number[]
  /** True if the line is exactly a model or one of the customer's part numbers. */
  isExact: boolean
  /** True if there are more similar products than suggestions. */
  more: boolean
}

export function quickEntry(models: NamedModels) {
  return {
    async resolveCart({ body }, context) {
      const { lines, faults } = await linesOf(body, context)
      if (lines.length === 0) {
        throw new Refusal(body.file ? 'catalogue.import.fileEmpty' : 'orders.entry.nothing')
      }
      if (lines.length > entryLimit) throw tooManyLines(lines.length)
      return answers(await understand(lines, models, context), faults, context)
    },
  } satisfies Partial<Handlers>
}

/** Lines of a pasted text or file; unreadable cells are reported by line. */
async function linesOf({ text, file }: Schemas['QuickEntry'], context: Context) {
  const faults = new Map<number, string>()
  if (!file) {
    refuseExcess((text ?? '').split(/\r\n|\r|\n/))
    return { lines: readEntryText(text ?? ''), faults }
  }
  const bytes = Buffer.from(file.content, 'base64')
  const rows = await context.offload(readRowsTask, { name: file.name, bytes })
  refuseExcess(rows.map(({ cells }) => cells.join(' ')))
  for (const {
    line,
    faults: [fault],
  } of rows) {
    if (fault) faults.set(line, context.text(fault.reason, { found: fault.found }))
  }
  return { lines: readEntryRows(rows), faults }
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

/** Chooses for each line the reading with an exact match, else searches for similar products. */
async function understand(
  lines: EntryLine[],
  { modelsWritten, modelsLike }: NamedModels,
  context: Context,
): Promise<Understood[]> {
  const all = lines.flatMap(({ readings }) => readings.map(({ model }) => model))
  // Longer names cannot be a model or a part number.
  const names = [...new Set(all)].filter((name) => name.length <= longestKeyword)
  const written = modelsWritten(names)
  const parts = await findParts(context.database, userOf(context).accountId, [
    ...new Set(names.map(foldedPartNo)),
  ])
  // Standard numbers are no longer accepted as part numbers, but old ones may be stored.
  const partIds = new Map(
    parts
      .filter(({ partNo }) => !isStandardNumber(partNo))
      .map(({ folded, materialId }) => [folded, materialId]),
  )
  const models = new Map(parts.map(({ folded, model }) => [folded, model]))
  const idsOf = new Map(
    names.map((name, place) => {
      const own = partIds.get(foldedPartNo(name))
      return [name, [...new Set([...(own === undefined ? [] : [own]), ...itemAt(written, place)])]]
    }),
  )

  const alike = modelsLike()
  const understood: Understood[] = []
  let began = performance.now()
  for (const line of lines) {
    const exact = line.readings.find(
      ({ model }) =>
        !isContradicted(line, model, models.get(foldedPartNo(model))) &&
        (idsOf.get(model) ?? []).length > 0,
    )
    const reading = exact ?? line.readings[0] ?? { model: '', counts: '' }
    let ids = (exact && idsOf.get(exact.model)) ?? []
    if (!exact && reading.model !== '' && idsOf.has(reading.model))
      ids = alike(reading.model, mostOffered + 1)
    if (performance.now() - began > turn) {
      await setImmediate()
      began = performance.now()
    }
    const isExact = exact !== undefined
    const more = !isExact && ids.length > mostOffered
    understood.push({
      ...line,
      reading,
      ids: more ? ids.slice(0, mostOffered) : ids,
      isExact,
      more,
    })
  }
  return understood
}

/** A part number is ignored if the row itself names another size. */
const isContradicted = ({ readings }: EntryLine, number: string, ofModel: string | undefined) =>
  ofModel !== undefined &&
  readings.some(
    ({ model }) =>
      !foldedPartNo(model).includes(foldedPartNo(number)) && namesOtherSize(model, ofModel),
  )

async function answers(
  lines: Understood[],
  faults: Map<number, string>,
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
      ...(line.partNo !== '' && !isStandardNumber(line.partNo) && { customerPartNo: line.partNo }),
      products: meant,
      ...(line.more && { more: true }),
      ...(doubt && {
        doubt,
        reason: faults.get(line.line) ?? reasonOf(doubt, line, context),
      }),
    }
  })
}

function reasonOf(doubt: Doubt, { severalCounts }: Understood, { text }: Pick<Context, 'text'>) {
  return doubt === 'noCounts' && severalCounts
    ? text('orders.entry.severalCounts', { figures: severalCounts.join(' · ') })
    : text(`orders.entry.doubt.${doubt}`)
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
