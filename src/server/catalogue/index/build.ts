import { wordsFor, countUp } from './bits'
import { buildPart } from './build-part'
import type { CatalogueIndex, ClassPart } from './catalogue-index'
import { keptFrom, type Kept } from './kept'
import { buildKeywords } from './keywords'
import { shared } from './memory'
import { naturalKeys } from './natural-order'
import { numberIn, numberingOf, type Numbering } from './numbering'
import { rankingsOf } from './ranking'
import type { CatalogueRows, ValueRow } from './rows'
import { textAt } from './text-column'
import { itemAt, valueIn } from '../../../domain/lists/items'

/**
 * Builds the index from the catalogue's rows. It is immutable except for the rankings; another catalogue version gets
 * a new index. Rows referring to a missing class, model or value are left out. Unchanged classes are taken over from
 * the previous index, which stays as it is, if the rows list the changes.
 */
export function buildIndex(rows: CatalogueRows, before?: CatalogueIndex): CatalogueIndex {
  const bySort = (a: { sort: number; id: number }, b: { sort: number; id: number }) =>
    a.sort - b.sort || a.id - b.id
  const categories = [...rows.categories].sort(
    (a, b) => a.categoryType - b.categoryType || bySort(a, b),
  )
  const categoryNumber = numbersOf(categories)
  const classes = rows.classes
    .filter(({ categoryId }) => categoryNumber.has(categoryId))
    .sort(
      (a, b) =>
        valueIn(categoryNumber, a.categoryId) - valueIn(categoryNumber, b.categoryId) ||
        bySort(a, b),
    )
  const classNumber = numbersOf(classes)
  const characteristics = [...rows.characteristics].sort(bySort)
  const characteristicNumber = numbersOf(characteristics)
  const values = sortedValues(rows, characteristicNumber)
  const characteristicOf = Uint32Array.from(values, ({ characteristicId }) =>
    valueIn(characteristicNumber, characteristicId),
  )

  const kept = keptFrom(before, rows, { categories, classes, values, characteristicOf })
  const { sizes, starts, slots, rowOf } = placeModels(rows, classNumber, kept)
  const parts = partsOf(rows, { values, characteristicOf, sizes, starts, rowOf, kept })
  return {
    version: rows.version,
    ranked: 0,
    categories,
    classes,
    categoryOf: Uint32Array.from(classes, ({ categoryId }) => valueIn(categoryNumber, categoryId)),
    characteristics,
    classCharacteristics: rows.classCharacteristics,
    values,
    characteristicOf,
    firstValue: firstValues(characteristicOf, characteristics.length),
    parts,
    slots,
    rowOf,
    materials: rows.materials,
    slotOfId: numberingOf(idsOf(rows, rowOf)),
    numberOf: {
      class: classNumber,
      characteristic: characteristicNumber,
      value: valueNumbers(values, characteristicOf),
    },
    rankings: rankingsOf(rows.materials, rowOf, before),
    keywords: buildKeywords({ ...rows, categories, classes, values, parts, rowOf, kept }),
  }
}

function numbersOf(rows: { id: number }[]): Map<number, number> {
  return new Map(rows.map(({ id }, number) => [id, number]))
}

function sortedValues(rows: CatalogueRows, characteristicNumber: Map<number, number>): ValueRow[] {
  const numbering = numberingOf(rows.values.map(({ id }) => id))
  const counts = new Uint32Array(rows.values.length)
  for (const valueId of rows.materialValues.valueIds) {
    const number = numberIn(numbering, valueId)
    if (number >= 0) countUp(counts, number)
  }
  const usesOf = ({ id }: ValueRow) => itemAt(counts, numberIn(numbering, id))
  const placeOf = ({ sort }: ValueRow) => sort || Infinity
  const figure = ({ numberFrom }: ValueRow) => numberFrom ?? Infinity
  const width = ({ numberFrom, numberTo }: ValueRow) => numberTo ?? numberFrom ?? 0
  return rows.values
    .filter(({ characteristicId }) => characteristicNumber.has(characteristicId))
    .sort((a, b) => {
      if (a.characteristicId !== b.characteristicId)
        return (
          valueIn(characteristicNumber, a.characteristicId) -
          valueIn(characteristicNumber, b.characteristicId)
        )
      if (placeOf(a) !== placeOf(b)) return placeOf(a) < placeOf(b) ? -1 : 1
      if (a.numberFrom !== null || b.numberFrom !== null) {
        if (figure(a) !== figure(b)) return figure(a) < figure(b) ? -1 : 1
        return width(a) - width(b) || a.id - b.id
      }
      return usesOf(b) - usesOf(a) || a.id - b.id
    })
}

function placeModels({ materials }: CatalogueRows, classNumber: Map<number, number>, kept?: Kept) {
  const rowsOfClass: number[][] = Array.from({ length: classNumber.size }, () => [])
  for (let row = 0; row < materials.ids.length; row++) {
    const number = classNumber.get(itemAt(materials.classIds, row))
    if (number !== undefined) itemAt(rowsOfClass, number).push(row)
  }
  const sizes = rowsOfClass.map(({ length }) => length)
  const starts: number[] = []
  let slots = 0
  for (const size of sizes) {
    starts.push(slots)
    slots += wordsFor(size) * 32
  }
  const rowOf = shared.ints(slots).fill(-1)
  const naturalKey = naturalKeys()
  rowsOfClass.forEach((members, number) => {
    const before = kept?.classes[number] ?? -1
    if (kept && before >= 0) {
      const { start, size } = itemAt(kept.index.parts, before)
      return rowOf.set(kept.index.rowOf.subarray(start, start + size), starts[number])
    }
    const keyed = members.map((row) => ({ row, key: naturalKey(textAt(materials.model, row)) }))
    keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.row - b.row))
    keyed.forEach(({ row }, position) => (rowOf[itemAt(starts, number) + position] = row))
  })
  return { sizes, starts, slots, rowOf }
}

/** Model id by slot, -1 for empty slots. */
function idsOf({ materials }: CatalogueRows, rowOf: Int32Array): Int32Array {
  return rowOf.map((row) => (row < 0 ? -1 : itemAt(materials.ids, row)))
}

interface Placed {
  values: ValueRow[]
  characteristicOf: Uint32Array
  sizes: number[]
  starts: number[]
  rowOf: Int32Array
  kept: Kept | undefined
}

/** The part of each class; taken over for unchanged classes. */
function partsOf(rows: CatalogueRows, placed: Placed): ClassPart[] {
  const { values, characteristicOf, sizes, starts, rowOf } = placed
  const kept = placed.kept?.hasSameValues ? placed.kept : undefined
  const known = (number: number) => kept?.index.parts[itemAt(kept.classes, number)]
  const ids = idsOf(rows, rowOf)
  sizes.forEach((size, number) => {
    if (known(number)) ids.fill(-1, starts[number], itemAt(starts, number) + size)
  })
  const held = valuesBySlot(rows, values, numberingOf(ids), rowOf.length)
  return sizes.map((size, number) => {
    const start = itemAt(starts, number)
    const before = known(number)
    return before ? { ...before, start } : buildPart({ start, size, characteristicOf, ...held })
  })
}

/** Values of each model, slot by slot, ascending per model. */
function valuesBySlot(
  { materialValues: { materialIds, valueIds } }: CatalogueRows,
  values: ValueRow[],
  slotOfId: Numbering,
  slots: number,
) {
  const valueNumber = numberingOf(values.map(({ id }) => id))
  // Looked up once per pair, of which there are many; -1 for a missing model or value.
  const slotOfPair = materialIds.map((id, pair) =>
    numberIn(valueNumber, itemAt(valueIds, pair)) < 0 ? -1 : numberIn(slotOfId, id),
  )
  const heldFrom = new Uint32Array(slots + 1)
  for (const slot of slotOfPair) if (slot >= 0) countUp(heldFrom, slot + 1)
  for (let slot = 0; slot < slots; slot++)
    heldFrom[slot + 1] = itemAt(heldFrom, slot + 1) + itemAt(heldFrom, slot)
  const next = heldFrom.slice()
  const held = new Uint32Array(itemAt(heldFrom, slots))
  for (let pair = 0; pair < slotOfPair.length; pair++) {
    const slot = itemAt(slotOfPair, pair)
    if (slot >= 0) held[countUp(next, slot)] = numberIn(valueNumber, itemAt(valueIds, pair))
  }
  for (let slot = 0; slot < slots; slot++)
    ascend(held, itemAt(heldFrom, slot), itemAt(heldFrom, slot + 1))
  return { held, heldFrom }
}

/** Insertion sort in place: a model has about a dozen values, and sorting a subarray would cost more. */
function ascend(numbers: Uint32Array, from: number, to: number) {
  for (let at = from + 1; at < to; at++) {
    const number = itemAt(numbers, at)
    let hole = at
    while (hole > from && itemAt(numbers, hole - 1) > number)
      numbers[hole] = itemAt(numbers, --hole)
    numbers[hole] = number
  }
}

function valueNumbers(values: ValueRow[], characteristicOf: Uint32Array) {
  const found = new Map<string, number[]>()
  values.forEach(({ val, valEn }, number) => {
    for (const text of new Set([val, valEn])) {
      if (text === '') continue
      const key = `${characteristicOf[number]}:${text}`
      const numbers = found.get(key)
      if (numbers) numbers.push(number)
      else found.set(key, [number])
    }
  })
  return found
}

function firstValues(characteristicOf: Uint32Array, characteristics: number): Uint32Array {
  const first = new Uint32Array(characteristics + 1)
  for (const characteristic of characteristicOf) countUp(first, characteristic + 1)
  for (let number = 0; number < characteristics; number++)
    first[number + 1] = itemAt(first, number + 1) + itemAt(first, number)
  return first
}
