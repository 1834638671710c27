import { pinyin } from 'pinyin-pro'
import schemas from '../../../generated/schemas.json'
import type { ClassPart } from './catalogue-index'
import { codesOf } from './codes'
import { chunksOf, chunksOfSegment, segmentsOf } from './folding'
import { movedSlots, renumberedClasses, type Kept } from './kept'
import { shared } from './memory'
import type { CatalogueRows, CategoryRow, ClassRow, ValueRow } from './rows'
import { growing, textAt, type TextColumn } from './text-column'
import { itemAt, valueIn } from '../../../domain/lists/items'
import type { KeywordIndex, Lists } from './catalogue-index'
import { countUp } from './bits'

/** Names of the category types by number, from their schema. */
const typeNames: Partial<Record<string, { zh: string; en: string }>> =
  schemas.CategoryType['x-enum']

interface Source extends Pick<CatalogueRows, 'materials'> {
  categories: CategoryRow[]
  classes: ClassRow[]
  values: ValueRow[]
  parts: ClassPart[]
  rowOf: Int32Array
  kept: Kept | undefined
}

const nameFields = ['materialName', 'materialNameEn', 'genericName', 'genericNameEn'] as const

export function buildKeywords(source: Source): KeywordIndex {
  const dictionary = new Map<string, number>()
  const numberOf = (chunk: string) => {
    const known = dictionary.get(chunk)
    if (known !== undefined) return known
    dictionary.set(chunk, dictionary.size)
    return dictionary.size - 1
  }
  const classes = collectLists()
  const slots = collectLists()
  const values = collectLists()

  const { kept } = source
  if (kept) takeOver(kept, source.parts, { numberOf, classes, slots })
  const categoryOf = new Map(source.categories.map((category) => [category.id, category]))
  const chunksAt = chunkReader(numberOf)
  const uses: Use[] = []
  source.classes.forEach(({ className, classNameEn, categoryId }, number) => {
    if (kept && itemAt(kept.classes, number) >= 0) return
    const { abbreviation, abbreviationEn, categoryType } = valueIn(categoryOf, categoryId)
    const texts = [
      className,
      classNameEn,
      abbreviation,
      abbreviationEn,
      ...namesOfType(categoryType),
    ]
    const ofClass = new Set(texts.flatMap(chunksOf).map(numberOf))
    const { all, some } = chunksOfModels(source, number, { ofClass, uses, chunksAt })
    for (const chunk of [...ofClass, ...all]) classes.add(chunk, number)
    some((chunk, slot) => slots.add(chunk, slot))
  })
  // Plain numbers are not indexed: 12 would match every length, width and thickness of 12 mm.
  source.values.forEach(({ val, valEn, numberFrom }, number) => {
    if (numberFrom !== null) return
    for (const chunk of new Set([val, valEn].flatMap(chunksOf))) values.add(numberOf(chunk), number)
  })

  const chunks = [...dictionary.keys()]
  const initialsOf = initialsKnown(kept?.index.keywords)
  const chinese = chunks.flatMap((chunk, number) =>
    /^\p{Script=Han}/u.test(chunk) ? [{ number, initials: initialsOf(chunk, number) }] : [],
  )
  const initials = joined(chinese.map(({ initials }) => initials))
  return {
    chunks: joined(chunks).text,
    chunkAt: joined(chunks).at,
    initials: initials.text,
    initialsAt: initials.at,
    initialsOf: Uint32Array.from(chinese, ({ number }) => number),
    classes: classes.finish(chunks.length),
    slots: slots.finish(chunks.length),
    values: values.finish(chunks.length),
    codes: codesOf(source.materials.model, {
      rowOf: source.rowOf,
      starts: source.parts.map(({ start }) => start),
      kept,
    }),
  }
}

type Collected = ReturnType<typeof collectLists>

/** Keeps the chunk numbers of the previous index and the entries of unchanged classes. */
function takeOver(
  kept: Kept,
  parts: ClassPart[],
  into: { numberOf: (chunk: string) => number; classes: Collected; slots: Collected },
) {
  const { chunks, chunkAt, classes, slots } = kept.index.keywords
  if (chunkAt.length > 1) chunks.slice(1, -1).split('\n').forEach(into.numberOf)
  const classNumbers = renumberedClasses(kept)
  eachEntry(classes, (chunk, before) => {
    const number = classNumbers.get(before)
    if (number !== undefined) into.classes.add(chunk, number)
  })
  const moved = movedSlots(
    kept,
    parts.map(({ start }) => start),
  )
  eachEntry(slots, (chunk, before) => {
    const slot = moved(before)
    if (slot >= 0) into.slots.add(chunk, slot)
  })
}

function eachEntry({ start, entries }: Lists, each: (key: number, entry: number) => void) {
  for (let key = 0; key < start.length - 1; key++)
    for (let at = itemAt(start, key); at < itemAt(start, key + 1); at++)
      each(key, itemAt(entries, at))
}

function namesOfType(categoryType: number): string[] {
  const name = typeNames[String(categoryType)]
  return name ? [name.zh, name.en] : []
}

/** Returns pinyin initials of a chunk; those of the previous index are reused. */
function initialsKnown(before: KeywordIndex | undefined) {
  const known = new Map<number, string>()
  before?.initialsOf.forEach((chunk, nth) =>
    known.set(
      chunk,
      before.initials.slice(before.initialsAt[nth], itemAt(before.initialsAt, nth + 1) - 1),
    ),
  )
  return (chinese: string, number: number) =>
    known.get(number) ??
    pinyin(chinese, { pattern: 'first', toneType: 'none', type: 'array' }).join('')
}

/** Reads the chunks of a row's name, with a cache because names repeat their words. */
function chunkReader(numberOf: (chunk: string) => number) {
  const known = new Map<string, number[]>()
  const mostKnown = 200_000
  return (column: TextColumn, row: number): number[] => {
    const chunks: number[] = []
    for (const segment of segmentsOf(textAt(column, row))) {
      let own = known.get(segment)
      if (!own) {
        own = chunksOfSegment(segment).map(numberOf)
        if (known.size < mostKnown) known.set(segment, own)
      }
      for (const chunk of own) chunks.push(chunk)
    }
    return chunks
  }
}

const none: number[] = []

/** How often a chunk occurred in its last class, and its last slot. */
interface Use {
  classNumber: number
  count: number
  last: number
}

/**
 * Chunks common to all models of a class, and an iteration over the others; chunks of the class's own name are left
 * out.
 */
function chunksOfModels(
  { materials, rowOf, parts }: Source,
  classNumber: number,
  known: { ofClass: Set<number>; uses: Use[]; chunksAt: ReturnType<typeof chunkReader> },
) {
  const { ofClass, uses, chunksAt } = known
  const { start, size } = itemAt(parts, classNumber)
  const pairChunks = growing((length) => new Uint32Array(length))
  const pairSlots = growing((length) => new Uint32Array(length))
  const met: number[] = []
  const fields = nameFields.map((field) => ({ column: materials[field], read: -1, chunks: none }))
  for (let slot = start; slot < start + size; slot++) {
    const row = itemAt(rowOf, slot)
    for (const field of fields) {
      // Consecutive models share their common name.
      const text = itemAt(field.column.numbers, row)
      if (text !== field.read) field.chunks = chunksAt(field.column, row)
      field.read = text
      for (const chunk of field.chunks) {
        let use = uses[chunk]
        if (use?.classNumber !== classNumber) {
          use = { classNumber, count: 0, last: ofClass.has(chunk) ? Infinity : -1 }
          uses[chunk] = use
          met.push(chunk)
        }
        if (use.last >= slot) continue
        use.last = slot
        use.count++
        pairChunks.add(chunk)
        pairSlots.add(slot)
      }
    }
  }
  const chunks = pairChunks.finish()
  const slots = pairSlots.finish()
  return {
    all: met.filter((chunk) => itemAt(uses, chunk).count === size),
    some(each: (chunk: number, slot: number) => void) {
      for (let pair = 0; pair < chunks.length; pair++)
        if (itemAt(uses, itemAt(chunks, pair)).count !== size)
          each(itemAt(chunks, pair), itemAt(slots, pair))
    },
  }
}

function collectLists() {
  const keys = growing((length) => new Uint32Array(length))
  const entries = growing((length) => new Uint32Array(length))
  return {
    add(key: number, entry: number) {
      keys.add(key)
      entries.add(entry)
    },
    /** Entries of each key in order of insertion. */
    finish(length: number): Lists {
      const start = new Uint32Array(length + 1)
      const allKeys = keys.finish()
      for (const key of allKeys) countUp(start, key + 1)
      for (let key = 0; key < length; key++)
        start[key + 1] = itemAt(start, key + 1) + itemAt(start, key)
      const next = start.slice()
      const sorted = shared.uints(allKeys.length)
      entries.finish().forEach((entry, at) => (sorted[countUp(next, itemAt(allKeys, at))] = entry))
      return { start, entries: sorted }
    },
  }
}

function joined(texts: string[]) {
  const at = new Uint32Array(texts.length + 1)
  at[0] = 1
  texts.forEach((text, number) => (at[number + 1] = itemAt(at, number) + text.length + 1))
  return { text: `\n${texts.join('\n')}\n`, at }
}
