import { countBits, fillBits, listBits, wordsFor } from './bits'
import { isCommon, localOf, runOf, type CatalogueIndex, type ClassPart } from './catalogue-index'
import type { Narrowing } from './narrowing'
import { addSet } from './value-sets'
import { workspaceOf, type Workspace } from './workspace'

/** Result of a question. The arrays belong to the workspace and are valid until the next question. */
export interface Selected {
  total: number
  /** Number of selected models by class number. */
  classTotals: Uint32Array
  /** By value number: models that have it and satisfy all choices except that of its own characteristic. */
  counts: Uint32Array
  /** Bit set of selected models by slot. */
  hits: Uint32Array
}

/** The choices as seen by one class. */
interface ClassView {
  part: ClassPart
  choices: LocalChoice[]
  /** Position of the only choice that no model of the class satisfies, or -1. */
  missing: number
  /** Bit set of the keyword's matches from the class's first word on; undefined if all match. */
  keyword: Uint32Array | undefined
}

interface LocalChoice {
  characteristic: number
  /** Local values. */
  locals: number[]
}

/** Selects class by class: counts are precomputed for up to two choices; only otherwise models are scanned. */
export function select(index: CatalogueIndex, narrowing: Narrowing): Selected {
  const space = workspaceOf(index)
  const { hits, counts, classTotals } = space
  hits.fill(0)
  counts.fill(0)
  classTotals.fill(0)
  let total = 0
  for (let number = narrowing.classes.from; number < narrowing.classes.to; number++) {
    const view = viewOf(index, narrowing, number)
    if (!view) continue
    classTotals[number] = selectInClass(space, view)
    total += classTotals[number]!
  }
  return { total, classTotals, counts, hits }
}

/** Number of selected models, without further counts. */
export function totalOf(index: CatalogueIndex, narrowing: Narrowing): number {
  const { words } = workspaceOf(index)
  let total = 0
  for (let number = narrowing.classes.from; number < narrowing.classes.to; number++) {
    const view = viewOf(index, narrowing, number)
    if (!view || view.missing >= 0) continue
    const { size } = view.part
    if (view.choices.length === 0 && !view.keyword) total += size
    else {
      intersect(workspaceOf(index), view, -1, words, 0)
      total += countBits(words, 0, wordsFor(size))
    }
  }
  return total
}

/** Undefined if giving up any single choice would still match nothing. */
function viewOf(
  index: CatalogueIndex,
  { chosen, keyword }: Narrowing,
  number: number,
): ClassView | undefined {
  const part = index.parts[number]!
  const found = keyword ? keyword.counts[number]! : part.size
  if (found === 0) return undefined
  const choices: LocalChoice[] = []
  let missing = -1
  for (let nth = 0; nth < chosen.length; nth++) {
    const { characteristic, values, inClass } = chosen[nth]!
    const locals = localsOf(part, inClass?.(number) ?? values)
    if (locals.length === 0 && missing >= 0) return undefined
    if (locals.length === 0) missing = nth
    choices.push({ characteristic, locals })
  }
  return { part, choices, missing, keyword: found === part.size ? undefined : keyword!.bits }
}

function localsOf(part: ClassPart, values: number[]): number[] {
  const locals: number[] = []
  for (const value of values) {
    const local = localOf(part, value)
    if (local > 0) locals.push(local)
  }
  return locals
}

function selectInClass(space: Workspace, view: ClassView): number {
  const { part, choices, missing, keyword } = view
  if (missing >= 0) {
    countOwn(space, view, missing)
    return 0
  }
  for (let nth = 0; nth < choices.length; nth++) countOwn(space, view, nth)
  const at = part.start / 32
  if (choices.length === 0 && !keyword) {
    fillBits(space.hits, at, part.size)
    addAll(space, part, part.counts, 0)
    return part.size
  }
  intersect(space, view, -1, space.hits, at)
  const total = countBits(space.hits, at, at + wordsFor(part.size))
  if (total > 0) countOthers(space, view, at)
  return total
}

/** Counts values of a chosen characteristic among models that satisfy all other choices. */
function countOwn(space: Workspace, view: ClassView, nth: number) {
  const { part, choices, keyword } = view
  const run = runOf(part, choices[nth]!.characteristic)
  if (!run) return
  if (choices.length === 1 && !keyword) return addRun(space, part, part.counts, 0, run)
  const other = choices[1 - nth]
  if (choices.length === 2 && isTabled(view, other!)) {
    for (const local of other!.locals)
      addRun(space, part, part.pairs!, local * part.values.length, run)
    return
  }
  intersect(space, view, nth, space.words, 0)
  const length = listBits(space.words, 0, wordsFor(part.size), space.list)
  if (length === 0) return
  space.locals.fill(0, run.from, run.to)
  for (const { characteristic, locals } of part.columns)
    if (characteristic === run.characteristic) countColumn(locals, space.list, length, space.locals)
  addRun(space, part, space.locals, 0, run)
}

/** Counts values of unchosen characteristics among the selected models. */
function countOthers(space: Workspace, { part, choices, keyword }: ClassView, at: number) {
  const isChosen = (characteristic: number) => {
    for (let nth = 0; nth < choices.length; nth++)
      if (choices[nth]!.characteristic === characteristic) return true
    return false
  }
  if (choices.length === 1 && isTabled({ part, keyword }, choices[0]!)) {
    for (const local of choices[0]!.locals)
      for (const run of part.runs)
        if (!isChosen(run.characteristic))
          addRun(space, part, part.pairs!, local * part.values.length, run)
    return
  }
  const length = listBits(space.hits, at, at + wordsFor(part.size), space.list)
  space.locals.fill(0, 0, part.values.length)
  for (const { characteristic, locals } of part.columns)
    if (!isChosen(characteristic)) countColumn(locals, space.list, length, space.locals)
  for (const run of part.runs)
    if (!isChosen(run.characteristic)) addRun(space, part, space.locals, 0, run)
}

/** True if pair counts apply to a choice: no model may have two of its values. */
function isTabled(
  { part, keyword }: Pick<ClassView, 'part' | 'keyword'>,
  { characteristic, locals }: LocalChoice,
) {
  if (keyword || !part.pairs) return false
  return locals.length === 1 || !part.several.includes(characteristic)
}

/** Models that match the keyword and all choices, or all but one. */
function intersect(
  { union }: Workspace,
  { part, choices, keyword }: ClassView,
  except: number,
  into: Uint32Array,
  at: number,
) {
  const words = wordsFor(part.size)
  if (keyword) copyWords(keyword, part.start / 32, into, at, words)
  let isBegun = keyword !== undefined
  for (let nth = 0; nth < choices.length; nth++) {
    if (nth === except) continue
    const { locals } = choices[nth]!
    const isAlone = locals.length === 1 && isCommon(part, locals[0]!)
    const bits = isAlone ? part.sets : union
    const from = isAlone ? part.setAt[locals[0]!]! : 0
    if (!isAlone) {
      union.fill(0, 0, words)
      for (const local of locals) addSet(part, local, union, 0)
    }
    if (isBegun) for (let word = 0; word < words; word++) into[at + word]! &= bits[from + word]!
    else copyWords(bits, from, into, at, words)
    isBegun = true
  }
  if (isBegun) return
  into.fill(0, at, at + words)
  fillBits(into, at, part.size)
}

/** A loop: a class has few words, and a call would cost more. */
function copyWords(
  words: Uint32Array,
  from: number,
  into: Uint32Array,
  at: number,
  length: number,
) {
  for (let word = 0; word < length; word++) into[at + word] = words[from + word]!
}

/** Adds counts of all local values, starting at `from`. */
function addAll(
  { counts }: Workspace,
  { values }: ClassPart,
  localCounts: Uint32Array,
  from: number,
) {
  for (let local = 1; local < values.length; local++)
    counts[values[local]!]! += localCounts[from + local]!
}

/** Adds counts of one characteristic's local values. */
function addRun(
  { counts }: Workspace,
  { values }: ClassPart,
  localCounts: Uint32Array,
  from: number,
  run: { from: number; to: number },
) {
  for (let local = run.from; local < run.to; local++)
    counts[values[local]!]! += localCounts[from + local]!
}

function countColumn(
  locals: Uint8Array | Uint16Array | Uint32Array,
  list: Uint32Array,
  length: number,
  counters: Uint32Array,
) {
  for (let at = 0; at < length; at++) counters[locals[list[at]!]!]!++
}
