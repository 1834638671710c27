import { buildPart } from './build-part'
import type { CatalogueIndex, SlotOfId } from './catalogue-index'
import { buildKeywords } from './keywords'
import { naturalKey } from './natural-order'
import { rankingsOf } from './ranking'
import type { CatalogueRows, ValueRow } from './rows'
import { textAt } from './text-column'

/**
 * Builds the index from the rows of the catalogue. Nothing of it changes afterwards but the rankings; another version of
 * the catalogue is another index. Rows that point to a class, model or value that is not there are left out.
 */
export function buildIndex(rows: CatalogueRows): CatalogueIndex {
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
        categoryNumber.get(a.categoryId)! - categoryNumber.get(b.categoryId)! || bySort(a, b),
    )
  const classNumber = numbersOf(classes)
  const characteristics = [...rows.characteristics].sort(bySort)
  const characteristicNumber = numbersOf(characteristics)
  const values = sortedValues(rows, characteristicNumber)
  const characteristicOf = Uint32Array.from(values, ({ characteristicId }) =>
    characteristicNumber.get(characteristicId)!,
  )

  const { rowsOfClass, starts, slots, rowOf } = placeModels(rows, classNumber)
  const slotOfId = slotsOfIds(rows.materials.ids, rowOf)
  const held = valuesBySlot(rows, values, slotOfId, slots)
  const parts = classes.map((_, number) =>
    buildPart({
      start: starts[number]!,
      size: rowsOfClass[number]!.length,
      characteristicOf,
      ...held,
    }),
  )
  return {
    version: rows.version,
    ranked: 0,
    categories,
    classes,
    categoryOf: Uint32Array.from(classes, ({ categoryId }) => categoryNumber.get(categoryId)!),
    characteristics,
    classCharacteristics: rows.classCharacteristics,
    values,
    characteristicOf,
    parts,
    slots,
    rowOf,
    materials: rows.materials,
    slotOfId,
    numberOf: {
      class: classNumber,
      characteristic: characteristicNumber,
      value: valueNumbers(values, characteristicOf),
    },
    rankings: rankingsOf(rows.materials, rowOf),
    keywords: buildKeywords({ ...rows, categories, classes, values, parts, rowOf }),
  }
}

function numbersOf(rows: { id: number }[]): Map<number, number> {
  return new Map(rows.map(({ id }, number) => [id, number]))
}

function sortedValues(rows: CatalogueRows, characteristicNumber: Map<number, number>): ValueRow[] {
  const uses = new Map<number, number>()
  for (const valueId of rows.materialValues.valueIds)
    uses.set(valueId, (uses.get(valueId) ?? 0) + 1)
  const figure = ({ numberFrom }: ValueRow) => numberFrom ?? Infinity
  const width = ({ numberFrom, numberTo }: ValueRow) => numberTo ?? numberFrom ?? 0
  return rows.values
    .filter(({ characteristicId }) => characteristicNumber.has(characteristicId))
    .sort((a, b) => {
      if (a.characteristicId !== b.characteristicId)
        return (
          characteristicNumber.get(a.characteristicId)! -
          characteristicNumber.get(b.characteristicId)!
        )
      if (a.numberFrom !== null || b.numberFrom !== null) {
        if (figure(a) !== figure(b)) return figure(a) < figure(b) ? -1 : 1
        return width(a) - width(b) || a.id - b.id
      }
      return (uses.get(b.id) ?? 0) - (uses.get(a.id) ?? 0) || a.id - b.id
    })
}

function placeModels({ materials }: CatalogueRows, classNumber: Map<number, number>) {
  const rowsOfClass: number[][] = Array.from({ length: classNumber.size }, () => [])
  for (let row = 0; row < materials.ids.length; row++) {
    const number = classNumber.get(materials.classIds[row]!)
    if (number !== undefined) rowsOfClass[number]!.push(row)
  }
  const starts: number[] = []
  let slots = 0
  for (const { length } of rowsOfClass) {
    starts.push(slots)
    slots += (length + 31) & ~31
  }
  const rowOf = new Int32Array(slots).fill(-1)
  rowsOfClass.forEach((members, number) => {
    const keyed = members.map((row) => ({ row, key: naturalKey(textAt(materials.model, row)) }))
    keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.row - b.row))
    keyed.forEach(({ row }, position) => (rowOf[starts[number]! + position] = row))
  })
  return { rowsOfClass, starts, slots, rowOf }
}

function slotsOfIds(ids: Int32Array, rowOf: Int32Array): SlotOfId {
  let highest = 0
  for (const id of ids) highest = Math.max(highest, id)
  if (highest > ids.length * 8 + 65_536) {
    const map = new Map<number, number>()
    rowOf.forEach((row, slot) => row >= 0 && map.set(ids[row]!, slot))
    return { map }
  }
  const table = new Int32Array(highest + 1).fill(-1)
  rowOf.forEach((row, slot) => {
    if (row >= 0) table[ids[row]!] = slot
  })
  return { table }
}

/** The values of each model, slot after slot, those of one model ascending. */
function valuesBySlot(
  { materialValues: { materialIds, valueIds } }: CatalogueRows,
  values: ValueRow[],
  slotOfId: SlotOfId,
  slots: number,
) {
  const valueNumber = numbersOf(values)
  const slotOfPair = new Int32Array(materialIds.length)
  const valueOfPair = new Uint32Array(materialIds.length)
  const heldFrom = new Uint32Array(slots + 1)
  for (let pair = 0; pair < materialIds.length; pair++) {
    const id = materialIds[pair]!
    const slot = ('map' in slotOfId ? slotOfId.map.get(id) : slotOfId.table[id]) ?? -1
    const value = valueNumber.get(valueIds[pair]!)
    slotOfPair[pair] = value === undefined ? -1 : slot
    if (slot < 0 || value === undefined) continue
    valueOfPair[pair] = value
    heldFrom[slot + 1]!++
  }
  for (let slot = 0; slot < slots; slot++) heldFrom[slot + 1]! += heldFrom[slot]!
  const next = heldFrom.slice()
  const held = new Uint32Array(heldFrom[slots]!)
  for (let pair = 0; pair < materialIds.length; pair++) {
    const slot = slotOfPair[pair]!
    if (slot >= 0) held[next[slot]!++] = valueOfPair[pair]!
  }
  for (let slot = 0; slot < slots; slot++) ascend(held, heldFrom[slot]!, heldFrom[slot + 1]!)
  return { held, heldFrom }
}

/** Sorts a few numbers in place; a model has about a dozen, and sorting a subarray would cost more than it sorts. */
function ascend(numbers: Uint32Array, from: number, to: number) {
  for (let at = from + 1; at < to; at++) {
    const number = numbers[at]!
    let hole = at
    while (hole > from && numbers[hole - 1]! > number) numbers[hole] = numbers[--hole]!
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
