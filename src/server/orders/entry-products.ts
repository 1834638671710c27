import { setImmediate } from 'node:timers/promises'
import { longestKeyword } from '../../domain/catalogue/keyword'
import {
  certainQuantity,
  codesIn,
  describingText,
  isDescription,
  quantityIn,
} from '../../domain/orders/entry-spans'
import type { Reading } from '../../domain/orders/entry-phrase'
import type { EntryLine } from '../../domain/orders/entry-line'
import { isStandardNumber, namesOther } from '../../domain/orders/own-numbers'
import { foldedPartNo } from '../../domain/orders/part-number'
import type { Span } from '../../domain/reading/span'
import type { Words } from '../../domain/reading/vocabulary'
import { userOf, type Context } from '../http/context'
import { findParts } from './customer-parts.sql'
import { itemAt } from '../../domain/lists/items'

/** Model search of the in-memory catalogue; returns product ids. */
export interface NamedModels {
  modelsWritten: (texts: string[]) => number[][]
  modelsLike: (text: string, most: number) => number[]
  modelsMeant: (
    spans: readonly Span[],
    most: number,
  ) => { ids: number[]; isSure: boolean; spans: Span[] }
  /** The vocabulary of this moment, for reading lines. */
  words: () => Words
  noteUnknown: (
    lines: readonly Pick<EntryLine, 'text' | 'spans'>[],
    place: 'entry' | 'file',
    context: Context,
  ) => void
}

/** A parsed line with the ids of matching products. */
export interface Understood extends EntryLine {
  reading: Reading
  ids: number[]
  /** True if the line means its only product and nothing else. */
  isExact: boolean
  /** True if there are more similar products than suggestions. */
  more: boolean
  /** The own part number whose product the rest of the line contradicts. */
  contradicted?: string
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
  const alike = models.modelsLike
  const understood: Understood[] = []
  let began = performance.now()
  for (const line of lines) {
    const { exact, contradicted } = written(line, numbers, alike)
    const meant = exact ?? described(line, models) ?? similar(line, alike)
    understood.push(contradicted === undefined ? meant : besidePart(meant, contradicted, numbers))
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
  partOf: (text: string) => { model: string; materialId: number } | undefined
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
  const modelIds = modelsWritten(names)
  const parts = await findParts(context.database, userOf(context).accountId, [
    ...new Set(names.map(foldedPartNo)),
  ])
  // Standard numbers are no longer accepted as part numbers, but old ones may be stored.
  const partIds = new Map(
    parts
      .filter(({ partNo }) => !isStandardNumber(partNo))
      .map(({ folded, materialId }) => [folded, materialId]),
  )
  const models = new Map(parts.map(({ folded, ...part }) => [folded, part]))
  const ids = new Map(
    names.map((name, place) => {
      const own = partIds.get(foldedPartNo(name))
      return [name, [...new Set([...(own === undefined ? [] : [own]), ...itemAt(modelIds, place)])]]
    }),
  )
  return {
    idsOf: (text) => ids.get(text) ?? [],
    partOf: (text) => models.get(foldedPartNo(text)),
  }
}

type Alike = NamedModels['modelsLike']

interface Written {
  exact?: Understood
  /** A part number that the rest of the line contradicts, if nothing else is exact. */
  contradicted?: string
}

/** The line as a model or part number that it contains. */
function written(line: EntryLine, { idsOf, partOf }: KnownNumbers, alike: Alike): Written {
  const { readings, spans } = line
  const certain = certainQuantity(spans)
  const inText = codesIn(line).map((model) => ({ model, ...quantityIn(spans) }))
  let contradicted: string | undefined
  for (const reading of [...readings, ...inText]) {
    const ids = idsOf(reading.model)
    if (ids.length === 0) continue
    const part = partOf(reading.model)
    if (part && isContradicted(line, reading, part, alike)) {
      contradicted ??= reading.model
      continue
    }
    const counts = certain.counts === '' ? reading.counts : certain.counts
    return { exact: answer(line, { model: reading.model, counts }, ids, true) }
  }
  return contradicted === undefined ? {} : { contradicted }
}

/** True if the rest of the line names another size or class, or other products, than a part number stands for. */
function isContradicted(
  line: EntryLine,
  reading: Reading,
  { model, materialId }: { model: string; materialId: number },
  alike: Alike,
): boolean {
  const rest = restOf(line, reading)
  return rest !== '' && (namesOther(rest, model) || meansOthers(rest, materialId, alike))
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
function meansOthers(rest: string, id: number, alike: Alike): boolean {
  if (!/\p{L}{2}/u.test(rest)) return false
  const meant = alike(rest, mostMeant)
  return meant.length > 0 && meant.length < mostMeant && !meant.includes(id)
}

/** The products of the rest of the line and that of its part number, between which the user chooses. */
function besidePart(
  understood: Understood,
  contradicted: string,
  { idsOf }: KnownNumbers,
): Understood {
  const ofPart = idsOf(contradicted)
  const isMore = understood.more || understood.ids.length + ofPart.length > mostOffered
  const offered = isMore ? understood.ids.slice(0, mostOffered - ofPart.length) : understood.ids
  const ids = [...new Set([...offered, ...ofPart])]
  return { ...understood, ids, isExact: false, more: isMore, contradicted }
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
function similar(line: EntryLine, alike: Alike): Understood {
  const [reading = { model: '', counts: '' }] = line.readings
  const isSearched = reading.model !== '' && reading.model.length <= longestKeyword
  const ids = isSearched ? alike(reading.model, mostOffered + 1) : []
  return answer(line, reading, ids, false)
}

function answer(line: EntryLine, reading: Reading, ids: number[], isExact: boolean): Understood {
  const more = !isExact && ids.length > mostOffered
  return { ...line, reading, ids: more ? ids.slice(0, mostOffered) : ids, isExact, more }
}
