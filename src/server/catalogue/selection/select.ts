import { countBits, fillBits, listBits, wordsFor } from './bits'
import { localOf, type CatalogueIndex, type ClassPart } from './catalogue-index'
import type { Narrowing } from './narrowing'
import type { Chosen } from './question'
import { addSet } from './value-sets'
import { workspaceOf, type Workspace } from './workspace'

/** What a question selects. The arrays belong to the workspace: they hold until the next question. */
export interface Selected {
  total: number
  /** class number to how many of its models are selected */
  classTotals: Uint32Array
  /** value number to how many models have it and satisfy everything but the choice of its own characteristic */
  counts: Uint32Array
  /** bits of the models, by slot */
  hits: Uint32Array
}

/** What is chosen, as one class sees it. */
interface ClassView {
  part: ClassPart
  /** for each chosen characteristic, the local values chosen of it */
  chosen: { characteristic: number; locals: number[] }[]
  /** bits of the models that the keyword finds, beginning at the word of the class; undefined when it finds all */
  keyword: Uint32Array | undefined
}

/** Answers class by class: counts are known beforehand for up to two choices, and only else are models walked. */
export function select(index: CatalogueIndex, { classes, chosen, keyword }: Narrowing): Selected {
  const space = workspaceOf(index)
  const { hits, counts, classTotals } = space
  hits.fill(0)
  counts.fill(0)
  classTotals.fill(0)
  let total = 0
  for (let number = classes.from; number < classes.to; number++) {
    const part = index.parts[number]!
    const found = keyword ? keyword.counts[number]! : part.size
    if (found === 0) continue
    const view: ClassView = {
      part,
      chosen: chosen.map((choice) => localChoice(part, choice, number)),
      keyword: found === part.size ? undefined : keyword!.bits,
    }
    classTotals[number] = selectInClass(space, view)
    total += classTotals[number]!
  }
  return { total, classTotals, counts, hits }
}

function localChoice(
  part: ClassPart,
  { characteristic, values, inClass }: Chosen,
  classNumber: number,
) {
  const locals: number[] = []
  for (const value of inClass?.(classNumber) ?? values) {
    const local = localOf(part, value)
    if (local > 0) locals.push(local)
  }
  return { characteristic, locals }
}

function selectInClass(space: Workspace, view: ClassView): number {
  const { part, chosen, keyword } = view
  const missing = chosen.filter(({ locals }) => locals.length === 0)
  // Where two choices have no model here, no model fits whichever of them one gives up.
  if (missing.length > 1) return 0
  chosen.forEach(({ locals }, at) => fillUnion(space, view, locals, at))
  chosen.forEach((choice, at) => {
    if (missing.length === 0 || missing[0] === choice) countOwn(space, view, at)
  })
  if (missing.length > 0) return 0

  const at = part.start / 32
  const end = at + wordsFor(part.size)
  if (chosen.length === 0 && !keyword) {
    fillBits(space.hits, at, part.size)
    addCounts(space, part, part.counts, 0)
    return part.size
  }
  intersect(space, view, -1, space.hits, at)
  const total = countBits(space.hits, at, end)
  if (total === 0) return 0
  const isOther = (characteristic: number) =>
    chosen.every((choice) => choice.characteristic !== characteristic)
  if (chosen.length === 1 && isTabled(view, chosen[0]!)) {
    for (const local of chosen[0]!.locals)
      addCounts(space, part, part.pairs!, local * part.values.length, isOther)
  } else countModels(space, part, space.hits, at, isOther)
  return total
}

/** Counts the values of a chosen characteristic among the models that satisfy everything else. */
function countOwn(space: Workspace, view: ClassView, at: number) {
  const { part, chosen, keyword } = view
  const isOwn = (characteristic: number) => characteristic === chosen[at]!.characteristic
  const others = chosen.filter((_, other) => other !== at)
  if (others.length === 0 && !keyword) return addCounts(space, part, part.counts, 0, isOwn)
  if (others.length === 1 && isTabled(view, others[0]!)) {
    for (const local of others[0]!.locals)
      addCounts(space, part, part.pairs!, local * part.values.length, isOwn)
    return
  }
  intersect(space, view, at, space.words, 0)
  countModels(space, part, space.words, 0, isOwn)
}

/** Whether pair counts answer for a choice: a model counted for one of its values must not be counted for another. */
function isTabled(
  { part, keyword }: ClassView,
  { characteristic, locals }: ClassView['chosen'][0],
) {
  if (keyword || !part.pairs) return false
  return locals.length === 1 || !part.several.includes(characteristic)
}

function fillUnion(
  { unions, words }: Workspace,
  { part }: ClassView,
  locals: number[],
  at: number,
) {
  const union = (unions[at] ??= new Uint32Array(words.length))
  union.fill(0, 0, wordsFor(part.size))
  for (const local of locals) addSet(part, local, union, 0)
}

/** The models that the keyword finds and that satisfy all choices, or all but one. */
function intersect(
  { unions }: Workspace,
  { part, chosen, keyword }: ClassView,
  except: number,
  into: Uint32Array,
  at: number,
) {
  const words = wordsFor(part.size)
  if (keyword) {
    const from = part.start / 32
    for (let word = 0; word < words; word++) into[at + word] = keyword[from + word]!
  } else {
    into.fill(0, at, at + words)
    fillBits(into, at, part.size)
  }
  for (let choice = 0; choice < chosen.length; choice++) {
    if (choice === except) continue
    const union = unions[choice]!
    for (let word = 0; word < words; word++) into[at + word]! &= union[word]!
  }
}

const all = () => true

/** Adds counts of local values, which begin at `from`, for the characteristics asked for. */
function addCounts(
  { counts }: Workspace,
  { values, characteristicOf }: ClassPart,
  localCounts: Uint32Array,
  from: number,
  isCounted: (characteristic: number) => boolean = all,
) {
  let characteristic = -1
  let counted = false
  for (let local = 1; local < values.length; local++) {
    if (characteristicOf[local] !== characteristic) {
      characteristic = characteristicOf[local]!
      counted = isCounted(characteristic)
    }
    if (counted) counts[values[local]!]! += localCounts[from + local]!
  }
}

/** Counts the values of selected models, characteristic by characteristic. */
function countModels(
  space: Workspace,
  part: ClassPart,
  bits: Uint32Array,
  at: number,
  isCounted: (characteristic: number) => boolean,
) {
  const { list, locals: counters } = space
  const length = listBits(bits, at, at + wordsFor(part.size), list)
  if (length === 0) return
  counters.fill(0, 0, part.values.length)
  for (const { characteristic, locals } of part.columns) {
    if (isCounted(characteristic)) countColumn(locals, list, length, counters)
  }
  addCounts(space, part, counters, 0)
}

function countColumn(
  locals: Uint8Array | Uint16Array | Uint32Array,
  list: Uint32Array,
  length: number,
  counters: Uint32Array,
) {
  for (let at = 0; at < length; at++) counters[locals[list[at]!]!]!++
}
