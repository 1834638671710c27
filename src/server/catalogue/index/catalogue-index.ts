import type { Words } from '../../../domain/reading/vocabulary'
import { numberIn, type Numbering } from './numbering'
import type {
  CategoryRow,
  CharacteristicRow,
  ClassCharacteristicRow,
  ClassRow,
  MaterialColumns,
  ValueRow,
} from './rows'
import { itemAt } from '../../../domain/lists/items'

/**
 * Full-text index. Names share few distinct chunks however many models there are, so a word is searched in the list
 * of chunks, each with its models.
 */
export interface KeywordIndex {
  /** All chunks, with line breaks before, between and after them. */
  chunks: string
  /** Position in `chunks` by chunk number; one entry more than chunks. */
  chunkAt: Uint32Array
  /** Pinyin initials of the Chinese chunks in the same layout, and the chunk of each. */
  initials: string
  initialsAt: Uint32Array
  initialsOf: Uint32Array
  /** By chunk number: classes all of whose models have it. */
  classes: Lists
  /** By chunk number: slots of the other models that have it. */
  slots: Lists
  /** Value numbers by chunk number. */
  values: Lists
  codes: Codes
}

export interface Lists {
  start: Uint32Array
  entries: Uint32Array
}

/** Model codes without separators, in UTF-8, each followed by a line break. */
export interface Codes {
  bytes: Uint8Array
  /** First byte by slot; one entry more than slots. */
  start: Uint32Array
  /** Bit set: bytes at which a part starts. */
  parts: Uint32Array
}

/**
 * The catalogue in memory, answering the selection without SQL. Plain data and typed arrays only, so that it can be
 * built in a worker thread and handed over whole.
 *
 * Models have a place each, their *slot*: by category type, category, class, and within a class in the natural order of
 * their models; a class begins at a multiple of 32 so that its bits fill words of its own. Categories, classes,
 * characteristics and values go by *number*, their position in the arrays here, never by id.
 */
export interface CatalogueIndex {
  version: number
  /** Incremented with each new ranking; part of an answer's cache key. */
  ranked: number
  /** The words by which searches are read, if the office has added some. */
  words?: Words
  /** Number of these words; part of an answer's cache key. */
  edition?: number
  categories: CategoryRow[]
  classes: ClassRow[]
  /** Category number by class number. */
  categoryOf: Uint32Array
  characteristics: CharacteristicRow[]
  classCharacteristics: ClassCharacteristicRow[]
  /** Grouped by characteristic; within one, numbers ascending, then texts by frequency. */
  values: ValueRow[]
  /** Characteristic number by value number. */
  characteristicOf: Uint32Array
  /** First value number by characteristic number; one entry more than characteristics. */
  firstValue: Uint32Array
  parts: ClassPart[]
  /** Number of slots, including the unused ones at the end of each class. */
  slots: number
  /** Row of `materials` by slot, -1 if unused. */
  rowOf: Int32Array
  materials: MaterialColumns
  slotOfId: Numbering
  numberOf: {
    class: Map<number, number>
    characteristic: Map<number, number>
    /** Value numbers by `characteristic number:text`, in either language. */
    value: Map<string, number[]>
  }
  rankings: { sales: Ranking; collection: Ranking; newest: Ranking }
  keywords: KeywordIndex
}

/** Models in descending order; equal ones by slot. */
export interface Ranking {
  /** Slot by rank. */
  order: Uint32Array
  /** Rank by slot. */
  place: Uint32Array
}

/** Index of one class. Values are numbered locally from 1, in the order of all values; 0 = no value. */
export interface ClassPart {
  /** First slot, a multiple of 32. */
  start: number
  size: number
  /** Value number by local value, ascending. */
  values: Uint32Array
  /** Ranges of consecutive local values, one per characteristic, by its number. */
  runs: ValueRun[]
  /** Number of models by local value. */
  counts: Uint32Array
  /**
   * A column holds one value per model. A characteristic with several values per model has several consecutive
   * columns, in the order of the values.
   */
  columns: { characteristic: number; locals: Uint8Array | Uint16Array | Uint32Array }[]
  /** Characteristics of which some model has several values. */
  several: number[]
  /** Models of each local value: a bit set for common values, else positions. */
  sets: Uint32Array
  /** Start of the set by local value. */
  setAt: Uint32Array
  /** Number of models with both of two local values, at a * values.length + b; null if there are too many values. */
  pairs: Uint32Array | null
}

/** Range of a characteristic's local values; `to` is exclusive. */
export interface ValueRun {
  characteristic: number
  from: number
  to: number
}

/** A characteristic's values in a class; undefined if its models have none. */
export function runOf({ runs }: ClassPart, characteristic: number): ValueRun | undefined {
  for (const run of runs) if (run.characteristic === characteristic) return run
  return undefined
}

export function slotOf({ slotOfId }: CatalogueIndex, materialId: number): number | undefined {
  const slot = numberIn(slotOfId, materialId)
  return slot < 0 ? undefined : slot
}

export function classOfSlot({ parts }: CatalogueIndex, slot: number): number {
  let low = 0
  let high = parts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (itemAt(parts, middle).start <= slot) low = middle
    else high = middle - 1
  }
  return low
}

/** A value is stored as a bit set if more than one in 64 models has it. */
export function isCommon(part: ClassPart, local: number): boolean {
  return itemAt(part.counts, local) * 64 > part.size
}

/** Local number of a value in a class; 0 if no model has it. */
export function localOf({ values }: ClassPart, value: number): number {
  let low = 1
  let high = values.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const there = itemAt(values, middle)
    if (there === value) return middle
    if (there < value) low = middle + 1
    else high = middle - 1
  }
  return 0
}
