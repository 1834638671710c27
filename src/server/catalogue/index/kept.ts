import { wordsFor } from './bits'
import type { CatalogueIndex } from './catalogue-index'
import type { CatalogueRows, CategoryRow, ClassRow, ValueRow } from './rows'
import { itemAt, valueIn } from '../../../domain/lists/items'

/** Parts of the previous index to reuse: unchanged classes. */
export interface Kept {
  index: CatalogueIndex
  /** Previous class number by class number, -1 if it has to be rebuilt. */
  classes: Int32Array
  /** True if the value numbers are unchanged. */
  hasSameValues: boolean
}

interface Ordered {
  categories: CategoryRow[]
  classes: ClassRow[]
  values: ValueRow[]
  characteristicOf: Uint32Array
}

/** Nothing is reused if the changed models are unknown. */
export function keptFrom(
  index: CatalogueIndex | undefined,
  { changed, materials }: CatalogueRows,
  { categories, classes, values, characteristicOf }: Ordered,
): Kept | undefined {
  if (!index || !changed) return undefined
  const touched = new Set<number>()
  for (const row of changed) {
    touched.add(itemAt(materials.classIds, row))
    // The model may have moved from another class.
    if (row < index.materials.ids.length) touched.add(itemAt(index.materials.classIds, row))
  }
  const categoryOf = new Map(categories.map((category) => [category.id, category]))
  return {
    index,
    classes: Int32Array.from(classes, (row) => {
      const before = index.numberOf.class.get(row.id)
      if (before === undefined || touched.has(row.id)) return -1
      const categoryBefore = itemAt(index.categories, itemAt(index.categoryOf, before))
      const isSame =
        hasSameNames(itemAt(index.classes, before), row, ['className', 'classNameEn']) &&
        hasSameNames(categoryBefore, valueIn(categoryOf, row.categoryId), [
          'abbreviation',
          'abbreviationEn',
          'categoryType',
        ])
      return isSame ? before : -1
    }),
    hasSameValues:
      values.length === index.values.length &&
      values.every(({ id }, number) => id === itemAt(index.values, number).id) &&
      characteristicOf.every((one, number) => one === index.characteristicOf[number]),
  }
}

function hasSameNames<Row>(a: Row, b: Row, names: (keyof Row)[]): boolean {
  return names.every((name) => a[name] === b[name])
}

/** New slot by previous slot, -1 for rebuilt classes. */
export function movedSlots({ index, classes }: Kept, starts: ArrayLike<number>) {
  // Classes start at multiples of 32, so one shift applies to 32 slots.
  const shifts = new Int32Array(index.slots / 32)
  const isKept = new Uint8Array(index.slots / 32)
  classes.forEach((before, number) => {
    if (before < 0) return
    const { start, size } = itemAt(index.parts, before)
    shifts.fill(itemAt(starts, number) - start, start / 32, start / 32 + wordsFor(size))
    isKept.fill(1, start / 32, start / 32 + wordsFor(size))
  })
  return (slot: number) => (isKept[slot >>> 5] ? slot + itemAt(shifts, slot >>> 5) : -1)
}

/** New class numbers by previous ones. */
export function renumberedClasses({ classes }: Kept): Map<number, number> {
  const numbers = new Map<number, number>()
  classes.forEach((before, number) => before >= 0 && numbers.set(before, number))
  return numbers
}
