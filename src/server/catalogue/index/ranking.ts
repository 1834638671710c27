import type { CatalogueIndex, Ranking } from './catalogue-index'
import { shared } from './memory'
import type { MaterialColumns } from './rows'
import { itemAt } from '../../../domain/lists/items'

/** Reserved quantities and favourites per model, in the order of `materials.ids`. */
export type Popularity = Pick<MaterialColumns, 'sales' | 'collection'>

/** Rankings of models by slot; reuses those of the previous index if the order is unchanged. */
export function rankingsOf(
  materials: MaterialColumns,
  rowOf: Int32Array,
  before?: CatalogueIndex,
): CatalogueIndex['rankings'] {
  const isAsBefore = before !== undefined && isSame(before.rowOf, rowOf)
  const ranked = (
    ranking: keyof CatalogueIndex['rankings'],
    column: 'sales' | 'collection' | 'createdAt',
  ) =>
    isAsBefore && isSame(before.materials[column], materials[column])
      ? before.rankings[ranking]
      : rank(materials[column], rowOf)
  return {
    sales: ranked('sales', 'sales'),
    collection: ranked('collection', 'collection'),
    newest: ranked('newest', 'createdAt'),
  }
}

/** True if two columns are equal. */
export function isSame(a: Figures, b: Figures): boolean {
  return a.length === b.length && a.every((figure: number, at: number) => figure === b[at])
}

type Figures = Int32Array | Float64Array

/** The same index with new rankings by sales and favourites. */
export function reranked(index: CatalogueIndex, { sales, collection }: Popularity): CatalogueIndex {
  return {
    ...index,
    ranked: index.ranked + 1,
    rankings: {
      sales: rank(sales, index.rowOf),
      collection: rank(collection, index.rowOf),
      newest: index.rankings.newest,
    },
  }
}

function rank(figures: Figures, rowOf: Int32Array): Ranking {
  const used = rowOf.reduce((count, row) => count + (row >= 0 ? 1 : 0), 0)
  const order = shared.uints(used)
  const keys = new Float64Array(used)
  // Packs number and slot into one number, so that the native sort works: descending, then by slot.
  const aboveOf = countingFromMost(figures, Number.MAX_SAFE_INTEGER / rowOf.length)
  let length = 0
  rowOf.forEach((row, slot) => {
    if (row >= 0) keys[length++] = aboveOf(itemAt(figures, row)) * rowOf.length + slot
  })
  keys.sort()
  const place = shared.uints(rowOf.length)
  keys.forEach((key, at) => {
    const slot = key % rowOf.length
    order[at] = slot
    place[slot] = at
  })
  return { order, place }
}

/** Distance from the maximum: the difference, or the rank if differences would be too large. */
function countingFromMost(figures: Figures, limit: number) {
  let least = Infinity
  let most = -Infinity
  for (const figure of figures) {
    least = Math.min(least, figure)
    most = Math.max(most, figure)
  }
  if (figures instanceof Int32Array && most - least < limit - 1)
    return (figure: number) => most - figure
  const distinct = distinctOf(figures)
  return (figure: number) => distinct.length - 1 - positionIn(distinct, figure)
}

/** The different figures, ascending, without the missing ones. */
export function distinctOf(figures: Figures): Float64Array {
  const sorted = Float64Array.from(figures).sort()
  let length = 0
  for (const figure of sorted) {
    if (Number.isNaN(figure)) break
    if (length === 0 || sorted[length - 1] !== figure) sorted[length++] = figure
  }
  return sorted.subarray(0, length)
}

export function positionIn(sorted: Float64Array, figure: number): number {
  let low = 0
  let high = sorted.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if (itemAt(sorted, middle) < figure) low = middle + 1
    else high = middle
  }
  return low
}
