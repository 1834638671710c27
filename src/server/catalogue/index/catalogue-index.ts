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
 * What a search looks through. Names consist of few different chunks however many models there are, so a word is sought
 * in the list of chunks, and the models of each chunk are known.
 */
export interface KeywordIndex {
  /** all chunks, a line break before, between and after them */
  chunks: string
  /** chunk number to its place in `chunks`, one entry more than chunks */
  chunkAt: Uint32Array
  /** pinyin initials of the Chinese chunks, laid out likewise, and the chunk of each */
  initials: string
  initialsAt: Uint32Array
  initialsOf: Uint32Array
  /** chunk number to the class numbers all of whose models have it */
  classes: Lists
  /** chunk number to the slots of models that have it, those of such classes left out */
  slots: Lists
  /** chunk number to value numbers */
  values: Lists
  codes: Codes
}

export interface Lists {
  start: Uint32Array
  entries: Uint32Array
}

/** The model codes without what stands between their parts, in UTF-8, a line break after each. */
export interface Codes {
  bytes: Uint8Array
  /** slot to its first byte, one entry more than slots */
  start: Uint32Array
  /** bits: a part begins at this byte */
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
  /** counts how often the rankings were made anew; part of what identifies an answer */
  ranked: number
  categories: CategoryRow[]
  classes: ClassRow[]
  /** class number to category number */
  categoryOf: Uint32Array
  characteristics: CharacteristicRow[]
  classCharacteristics: ClassCharacteristicRow[]
  /** by characteristic; within one, figures ascending, then texts, the most used first */
  values: ValueRow[]
  /** value number to characteristic number */
  characteristicOf: Uint32Array
  /** characteristic number to its first value number, one entry more than characteristics */
  firstValue: Uint32Array
  parts: ClassPart[]
  /** slots, the unused ones at the end of each class included */
  slots: number
  /** slot to row of `materials`, -1 where unused */
  rowOf: Int32Array
  materials: MaterialColumns
  slotOfId: Numbering
  numberOf: {
    class: Map<number, number>
    characteristic: Map<number, number>
    /** `characteristic number:text`, in either language, to value numbers */
    value: Map<string, number[]>
  }
  rankings: { sales: Ranking; collection: Ranking; newest: Ranking }
  keywords: KeywordIndex
}

/** Models from most to least; of equals the first slot first. */
export interface Ranking {
  /** place to slot */
  order: Uint32Array
  /** slot to place */
  place: Uint32Array
}

/** What one class knows of its models. Values are numbered within the class from 1, in the order of all values; 0 is none. */
export interface ClassPart {
  /** first slot, a multiple of 32 */
  start: number
  size: number
  /** local value to value number, ascending */
  values: Uint32Array
  /** the local values of each characteristic, which follow one another, by its number */
  runs: ValueRun[]
  /** local value to how many models have it */
  counts: Uint32Array
  /**
   * One column holds one value of each model. A characteristic of which a model has several values has several columns,
   * which follow one another as these values do.
   */
  columns: { characteristic: number; locals: Uint8Array | Uint16Array | Uint32Array }[]
  /** characteristic numbers of which some model has several values */
  several: number[]
  /** the models of each local value, one after the other: words of bits when it is common, else positions */
  sets: Uint32Array
  /** local value to the beginning of its set */
  setAt: Uint32Array
  /** how many models have both of two local values, at a * values.length + b; null where there are too many values */
  pairs: Uint32Array | null
}

/** The local values of one characteristic; `to` is the first after. */
export interface ValueRun {
  characteristic: number
  from: number
  to: number
}

/** The values of a characteristic in a class, nothing where no model of the class has any. */
export function runOf({ runs }: ClassPart, characteristic: number): ValueRun | undefined {
  for (const run of runs) if (run.characteristic === characteristic) return run
  return undefined
}

export function slotOf({ slotOfId }: CatalogueIndex, materialId: number): number | undefined {
  const slot = numberIn(slotOfId, materialId)
  return slot < 0 ? undefined : slot
}

/** The class number of a slot. */
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

/** A value set is kept as bits when more than one in 64 models has it. */
export function isCommon(part: ClassPart, local: number): boolean {
  return itemAt(part.counts, local) * 64 > part.size
}

/** The local number of a value in a class, 0 where no model of the class has it. */
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
