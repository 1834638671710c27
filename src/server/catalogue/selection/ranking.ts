import type { CatalogueIndex, Ranking } from './catalogue-index'
import type { MaterialColumns } from './rows'

/** Reserved quantities and favourites of each model, in the order of `materials.ids`. */
export type Popularity = Pick<MaterialColumns, 'sales' | 'collection'>

export function rankingsOf(materials: MaterialColumns, rowOf: Int32Array) {
  return {
    sales: rank(materials.sales, rowOf),
    collection: rank(materials.collection, rowOf),
    newest: rank(materials.createdAt, rowOf),
  }
}

/** The same index with its sorts by sales and by favourites made anew from fresh figures. */
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

function rank(figures: Int32Array | Float64Array, rowOf: Int32Array): Ranking {
  const used = rowOf.reduce((count, row) => count + (row >= 0 ? 1 : 0), 0)
  const order = new Uint32Array(used)
  const keys = new Float64Array(used)
  // Figure and slot in one number, so that the native sort of numbers does it: the most first, then the first slot.
  const aboveOf = countingFromMost(figures, Number.MAX_SAFE_INTEGER / rowOf.length)
  let length = 0
  rowOf.forEach((row, slot) => {
    if (row >= 0) keys[length++] = aboveOf(figures[row]!) * rowOf.length + slot
  })
  keys.sort()
  const place = new Uint32Array(rowOf.length)
  keys.forEach((key, at) => {
    const slot = key % rowOf.length
    order[at] = slot
    place[slot] = at
  })
  return { order, place }
}

/** How far a figure is below the greatest: by difference, or by rank where differences would grow too large. */
function countingFromMost(figures: Int32Array | Float64Array, limit: number) {
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

function distinctOf(figures: Int32Array | Float64Array): Float64Array {
  const sorted = Float64Array.from(figures).sort()
  let length = 0
  for (const figure of sorted) {
    if (length === 0 || sorted[length - 1] !== figure) sorted[length++] = figure
  }
  return sorted.subarray(0, length)
}

function positionIn(sorted: Float64Array, figure: number): number {
  let low = 0
  let high = sorted.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle]! < figure) low = middle + 1
    else high = middle
  }
  return low
}
