import { hasBit, listBits, wordsFor } from './bits'
import type { CatalogueIndex, Ranking } from './catalogue-index'
import { byColumn, columnOf, type Window } from './column-order'
import { isAscending, type Question } from './question'
import type { Selected } from './select'
import { workspaceOf } from './workspace'

/** Slots of the requested page, in its order. */
export function pageOf(index: CatalogueIndex, question: Question, selected: Selected): number[] {
  const skip = (question.current - 1) * question.size
  const wanted = Math.min(question.size, selected.total - skip)
  if (wanted <= 0) return []
  const ascending = isAscending(question)
  const column = question.orderBy === undefined ? undefined : columnOf(index, question.orderBy)
  if (column) return byColumn(index, selected, column, { skip, wanted, ascending })
  const rankings = {
    2: index.rankings.sales,
    3: index.rankings.collection,
    4: index.rankings.newest,
  }
  if (question.orderColumn === 1) return byDefault(index, selected, { skip, wanted, ascending })
  const { places } = workspaceOf(index)
  return byRank(rankings[question.orderColumn], selected, places, { skip, wanted, ascending })
}

/** Slots are already in default order. */
function byDefault(index: CatalogueIndex, selected: Selected, { skip, wanted, ascending }: Window) {
  const { list } = workspaceOf(index)
  const page: number[] = []
  const classes = index.parts.length
  let left = skip
  for (let nth = 0; nth < classes && page.length < wanted; nth++) {
    const number = ascending ? nth : classes - 1 - nth
    const total = selected.classTotals[number]!
    if (left >= total) {
      left -= total
      continue
    }
    const { start, size } = index.parts[number]!
    listBits(selected.hits, start / 32, start / 32 + wordsFor(size), list)
    for (; left < total && page.length < wanted; left++)
      page.push(start + list[ascending ? left : total - 1 - left]!)
    left = 0
  }
  return page
}

/** Rankings are descending; ascending order is their exact reverse. */
function byRank(
  { order, place }: Ranking,
  { hits, total }: Selected,
  places: Uint32Array,
  window: Window,
): number[] {
  const { skip, wanted, ascending } = window
  const needed = skip + wanted
  const last = order.length - 1
  const page: number[] = []
  // If hits are dense, walk the ranking until the page is full; otherwise sort the hits.
  if ((needed * order.length) / total <= total * 4) {
    let met = 0
    for (let at = 0; page.length < wanted; at++) {
      const slot = order[ascending ? last - at : at]!
      if (hasBit(hits, slot) && met++ >= skip) page.push(slot)
    }
    return page
  }
  let length = 0
  for (let word = 0; word < hits.length; word++) {
    let bits = hits[word]!
    while (bits !== 0) {
      const slot = word * 32 + 31 - Math.clz32(bits & -bits)
      places[length++] = ascending ? last - place[slot]! : place[slot]!
      bits &= bits - 1
    }
  }
  for (const at of smallest(places.subarray(0, length), needed).subarray(skip))
    page.push(order[ascending ? last - at : at]!)
  return page
}

/** The `count` smallest numbers, ascending, by a max-heap. */
function smallest(numbers: Uint32Array, count: number): Uint32Array {
  if (numbers.length <= count * 4) return numbers.sort().subarray(0, count)
  const heap = numbers.slice(0, count).sort().reverse()
  for (let at = count; at < numbers.length; at++) {
    const number = numbers[at]!
    if (number < heap[0]!) replaceRoot(heap, number)
  }
  return heap.sort()
}

function replaceRoot(heap: Uint32Array, number: number) {
  let hole = 0
  for (;;) {
    let child = 2 * hole + 1
    if (child >= heap.length) break
    if (child + 1 < heap.length && heap[child + 1]! > heap[child]!) child++
    if (heap[child]! <= number) break
    heap[hole] = heap[child]!
    hole = child
  }
  heap[hole] = number
}
