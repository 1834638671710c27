import { setImmediate } from 'node:timers/promises'
import { longestKeyword } from '../../domain/catalogue/keyword'
import {
  certainQuantity,
  codesIn,
  describingText,
  isDescription,
  quantityIn,
} from '../../domain/orders/entry-spans'
import type { EntryLine, Reading } from '../../domain/orders/entry-text'
import { isStandardNumber, namesOtherSize } from '../../domain/orders/own-numbers'
import { foldedPartNo } from '../../domain/orders/part-number'
import type { Span } from '../../domain/reading/span'
import { userOf, type Context } from '../http/context'
import { findParts } from './customer-parts.sql'
import { itemAt } from '../../domain/lists/items'

/** Model search of the in-memory catalogue; returns product ids. */
export interface NamedModels {
  modelsWritten: (texts: string[]) => number[][]
  modelsLike: () => (text: string, most: number) => number[]
  modelsMeant: (
    spans: readonly Span[],
    most: number,
  ) => { ids: number[]; isSure: boolean; spans: Span[] }
}

/** A parsed line with the ids of matching products. */
export interface Understood extends EntryLine {
  reading: Reading
  ids: number[]
  /** True if the line means its only product and nothing else. */
  isExact: boolean
  /** True if there are more similar products than suggestions. */
  more: boolean
}

/** Suggestions for a line without an exact match. */
const mostOffered = 6

/** Milliseconds of searching before yielding to other requests. */
const turn = 20

/** Finds the products of each line: a model or part number written in it, else those that it describes. */
export async function understand(
  lines: EntryLine[],
  models: NamedModels,
  context: Context,
): Promise<Understood[]> {
  const numbers = await knownNumbers(lines, models, context)
  const alike = models.modelsLike()
  const understood: Understood[] = []
  let began = performance.now()
  for (const line of lines) {
    understood.push(written(line, numbers) ?? described(line, models) ?? similar(line, alike))
    if (performance.now() - began > turn) {
      await setImmediate()
      began = performance.now()
    }
  }
  return understood
}

/** Products by the texts of the lines, and the model of each of the customer's numbers. */
interface KnownNumbers {
  idsOf: (text: string) => number[]
  modelOf: (text: string) => string | undefined
}

async function knownNumbers(
  lines: EntryLine[],
  { modelsWritten }: NamedModels,
  context: Context,
): Promise<KnownNumbers> {
  const all = lines.flatMap((line) => [
    ...line.readings.map(({ model }) => model),
    ...codesIn(line),
  ])
  // Longer names cannot be a model or a part number.
  const names = [...new Set(all)].filter((name) => name.length <= longestKeyword)
  const found = modelsWritten(names)
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
  const ids = new Map(
    names.map((name, place) => {
      const own = partIds.get(foldedPartNo(name))
      return [name, [...new Set([...(own === undefined ? [] : [own]), ...itemAt(found, place)])]]
    }),
  )
  return {
    idsOf: (text) => ids.get(text) ?? [],
    modelOf: (text) => models.get(foldedPartNo(text)),
  }
}

/** The line as a model or part number that it contains. */
function written(line: EntryLine, { idsOf, modelOf }: KnownNumbers): Understood | undefined {
  const { readings, spans } = line
  const certain = certainQuantity(spans)
  const inText = codesIn(line).map((model) => ({ model, ...quantityIn(spans) }))
  for (const reading of [...readings, ...inText]) {
    const ids = idsOf(reading.model)
    if (ids.length === 0 || isContradicted(line, reading.model, modelOf(reading.model))) continue
    const counts = certain.counts === '' ? reading.counts : certain.counts
    return answer(line, { model: reading.model, counts }, ids, true)
  }
  return undefined
}

/** A part number is ignored if the line itself names another size. */
function isContradicted(
  { readings, text }: EntryLine,
  number: string,
  ofModel: string | undefined,
) {
  const others = [...readings.map(({ model }) => model), text.replace(number, ' ')]
  const isOther = (other: string) => !foldedPartNo(other).includes(foldedPartNo(number))
  return others.some((other) => isOther(other) && namesOtherSize(other, ofModel ?? number))
}

/** The products that the spans of a line describe. */
function described(line: EntryLine, { modelsMeant }: NamedModels): Understood | undefined {
  if (!isDescription(line.spans)) return undefined
  const { ids, isSure, spans } = modelsMeant(line.spans, mostOffered + 1)
  const { counts, severalCounts } = quantityIn(spans)
  const several = severalCounts ?? (counts === '' ? line.severalCounts : undefined)
  return answer(
    { ...line, spans, ...(several && { severalCounts: several }) },
    { model: describingText(line), counts },
    ids,
    isSure,
  )
}

/** Products whose model is written similarly. */
function similar(line: EntryLine, alike: ReturnType<NamedModels['modelsLike']>): Understood {
  const [reading = { model: '', counts: '' }] = line.readings
  const isSearched = reading.model !== '' && reading.model.length <= longestKeyword
  const ids = isSearched ? alike(reading.model, mostOffered + 1) : []
  return answer(line, reading, ids, false)
}

function answer(line: EntryLine, reading: Reading, ids: number[], isExact: boolean): Understood {
  const more = !isExact && ids.length > mostOffered
  return { ...line, reading, ids: more ? ids.slice(0, mostOffered) : ids, isExact, more }
}
