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
import { isStandardNumber, namesOther } from '../../domain/orders/own-numbers'
import { foldedPartNo } from '../../domain/orders/part-number'
import { readFigure } from '../../domain/reading/figures'
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
  /** The own part number whose product the rest of the line contradicts. */
  contradicted?: string
}

/** Facts of a line that only its file tells. */
interface FileFacts {
  /** Reasons of unreadable cells, by line. */
  faults: Map<number, string>
  hidden: Set<number>
}

export function quickEntry(models: NamedModels) {
  return {
    async resolveCart({ body }, context) {
      const { lines, ...facts } = await linesOf(body, context)
      if (lines.length === 0) {
        throw new Refusal(body.file ? 'catalogue.import.fileEmpty' : 'orders.entry.nothing')
      }
      if (lines.length > entryLimit) throw tooManyLines(lines.length)
      return answers(await understand(lines.map(askedIfSeveral), models, context), facts, context)
    },
  } satisfies Partial<Handlers>
}

/** Lines of a pasted text or file; unreadable cells are reported by line. */
async function linesOf({ text, file }: Schemas['QuickEntry'], context: Context) {
  const faults = new Map<number, string>()
  const hidden = new Set<number>()
  if (!file) {
    refuseExcess((text ?? '').split(/\r\n|\r|\n/))
    return { lines: readEntryText(text ?? ''), faults, hidden }
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
    if (fault) faults.set(line, context.text(fault.reason, { found: fault.found }))
  }
  return { lines: readEntryRows(rows), faults, hidden }
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
  const idsOf = new Map(
    names.map((name, place) => {
      const own = partIds.get(foldedPartNo(name))
      return [name, [...new Set([...(own === undefined ? [] : [own]), ...itemAt(written, place)])]]
    }),
  )

  const alike = modelsLike()
  const models = new Map(
    parts.map(({ folded, model, materialId }) => [folded, { model, materialId }]),
  )
  const isContradicted = (line: EntryLine, reading: Reading) => {
    const ofPart = models.get(foldedPartNo(reading.model))
    const rest = ofPart && restOf(line, reading)
    if (!rest) return false
    return namesOther(rest, ofPart.model) || meansOthers(rest, ofPart.materialId, alike)
  }
  const understood: Understood[] = []
  let began = performance.now()
  for (const line of lines) {
    const known = line.readings.filter(({ model }) => (idsOf.get(model) ?? []).length > 0)
    const others = known.filter((reading) => isContradicted(line, reading))
    const exact = known.find((reading) => !others.includes(reading))
    const [contradicted] = exact ? [] : others
    const reading = exact ?? line.readings[0] ?? { model: '', counts: '' }
    let ids = (exact && idsOf.get(exact.model)) ?? []
    if (!exact && reading.model !== '' && idsOf.has(reading.model)) {
      ids = alike(contradicted ? restOf(line, contradicted) : reading.model, mostOffered + 1)
    }
    if (performance.now() - began > turn) {
      await setImmediate()
      began = performance.now()
    }
    const isExact = exact !== undefined
    const ofPart = contradicted ? (idsOf.get(contradicted.model) ?? []) : []
    const more = !isExact && ids.length + ofPart.length > mostOffered
    const offered = more ? ids.slice(0, mostOffered - ofPart.length) : ids
    understood.push({
      ...line,
      reading,
      ids: [...new Set([...offered, ...ofPart])],
      isExact,
      more,
      ...(contradicted && { contradicted: contradicted.model }),
    })
  }
  return understood
}

/** The line without its part number and quantity. */
function restOf({ text }: EntryLine, { model, counts }: Reading): string {
  const rest = text.normalize('NFKC').replace(model, ' ')
  const at = counts === '' ? -1 : rest.lastIndexOf(counts)
  return (at < 0 ? rest : rest.slice(0, at) + rest.slice(at + counts.length)).trim()
}

/** More hits do not say which products are meant. */
const mostMeant = 100

/** True if words beside a part number mean products, but not this one. */
function meansOthers(rest: string, id: number, alike: ReturnType<NamedModels['modelsLike']>) {
  if (!/\p{L}{2}/u.test(rest)) return false
  const meant = alike(rest, mostMeant)
  return meant.length > 0 && meant.length < mostMeant && !meant.includes(id)
}

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
  const { severalCounts, contradicted } = line
  if (doubt === 'several' && contradicted !== undefined) {
    return text('orders.entry.otherThanPart', { number: contradicted })
  }
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
