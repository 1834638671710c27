import { setBit, wordsFor, countUp } from './bits'
import { isCommon, type ClassPart, type ValueRun } from './catalogue-index'
import { shared } from './memory'
import { itemAt } from '../../../domain/lists/items'

interface Members {
  start: number
  size: number
  /** Characteristic number by value number. */
  characteristicOf: Uint32Array
  /** Values of all models, slot by slot, and the start of each slot. */
  held: Uint32Array
  heldFrom: Uint32Array
}

/** Pair counts are stored up to this many entries per model, and always up to the second limit. */
const pairsPerModel = 32
const pairsAlways = 65_536

export function buildPart(members: Members): ClassPart {
  const { start, size } = members
  const values = valuesOf(members)
  const localOfValue = new Uint32Array(members.characteristicOf.length)
  values.forEach((value, local) => {
    if (local > 0) localOfValue[value] = local
  })
  const characteristicOf = values.map((value, local) =>
    local === 0 ? 0xffffffff : itemAt(members.characteristicOf, value),
  )
  const { columns, several, counts } = columnsOf(members, localOfValue, characteristicOf)
  const part: ClassPart = {
    start,
    size,
    values,
    runs: runsOf(characteristicOf),
    counts,
    columns,
    several,
    sets: shared.uints(0),
    setAt: new Uint32Array(values.length),
    pairs: null,
  }
  fillSets(part)
  if (values.length ** 2 <= Math.max(pairsAlways, size * pairsPerModel)) part.pairs = pairsOf(part)
  return part
}

/** Values of the class's models, ascending, after a 0 for "no value". */
function valuesOf({ start, size, held, heldFrom, characteristicOf }: Members): Uint32Array {
  const present = new Uint8Array(characteristicOf.length)
  for (let at = itemAt(heldFrom, start); at < itemAt(heldFrom, start + size); at++)
    present[itemAt(held, at)] = 1
  const values = [0]
  present.forEach((one, value) => one && values.push(value))
  return Uint32Array.from(values)
}

function runsOf(characteristicOf: Uint32Array): ValueRun[] {
  const runs: ValueRun[] = []
  for (let local = 1; local < characteristicOf.length; local++) {
    const run = runs.at(-1)
    if (run && run.characteristic === characteristicOf[local]) run.to = local + 1
    else runs.push({ characteristic: itemAt(characteristicOf, local), from: local, to: local + 1 })
  }
  return runs
}

function columnsOf(
  { start, size, held, heldFrom }: Members,
  localOfValue: Uint32Array,
  characteristicOf: Uint32Array,
) {
  const counts = new Uint32Array(characteristicOf.length)
  const columns: ClassPart['columns'] = []
  const firstColumn = new Map<number, number[]>()
  for (let position = 0; position < size; position++) {
    let before = -1
    let nth = 0
    for (
      let at = itemAt(heldFrom, start + position);
      at < itemAt(heldFrom, start + position + 1);
      at++
    ) {
      const local = itemAt(localOfValue, itemAt(held, at))
      const characteristic = itemAt(characteristicOf, local)
      nth = characteristic === before ? nth + 1 : 0
      before = characteristic
      let own = firstColumn.get(characteristic)
      if (!own) firstColumn.set(characteristic, (own = []))
      if (own[nth] === undefined) {
        own[nth] = columns.length
        columns.push({ characteristic, locals: column(characteristicOf.length, size) })
      }
      itemAt(columns, itemAt(own, nth)).locals[position] = local
      countUp(counts, local)
    }
  }
  // Cards show characteristics in this order.
  columns.sort((a, b) => a.characteristic - b.characteristic)
  const several = [...firstColumn].filter(([, own]) => own.length > 1).map(([number]) => number)
  return { columns, several, counts }
}

function column(values: number, size: number) {
  if (values <= 0x100) return shared.bytes(size)
  return values <= 0x10000 ? shared.shorts(size) : shared.uints(size)
}

function fillSets(part: ClassPart) {
  const words = wordsFor(part.size)
  let length = 0
  for (let local = 1; local < part.values.length; local++) {
    part.setAt[local] = length
    length += isCommon(part, local) ? words : itemAt(part.counts, local)
  }
  part.sets = shared.uints(length)
  const next = part.setAt.slice()
  for (let position = 0; position < part.size; position++) {
    for (const { locals } of part.columns) {
      const local = itemAt(locals, position)
      if (local === 0) continue
      if (isCommon(part, local)) setBit(part.sets, itemAt(part.setAt, local) * 32 + position)
      else part.sets[countUp(next, local)] = position
    }
  }
}

function pairsOf({ values, columns, size }: ClassPart): Uint32Array {
  const width = values.length
  const pairs = shared.uints(width * width)
  const own = new Uint32Array(columns.length)
  for (let position = 0; position < size; position++) {
    let length = 0
    for (const { locals } of columns) {
      const local = itemAt(locals, position)
      if (local !== 0) own[length++] = local
    }
    for (let a = 0; a < length; a++) {
      const row = itemAt(own, a) * width
      for (let b = 0; b < length; b++) countUp(pairs, row + itemAt(own, b))
    }
  }
  return pairs
}
