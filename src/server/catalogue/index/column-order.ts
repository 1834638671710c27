import { listBits, wordsFor } from './bits'
import type { CatalogueIndex, ClassPart } from './catalogue-index'
import { numberOfCode } from './lookups'
import { distinctOf, positionIn } from './ranking'
import type { Selected } from './select'
import { workspaceOf } from './workspace'

/** Part of a list in an order. */
export interface Window {
  skip: number
  wanted: number
  ascending: boolean
}

/** Order of the models by one column of the size table. */
interface Column {
  /** Number of ranks. */
  ranks: number
  /** Rank by position in a class; -1 for a model without a value. */
  rankIn: (part: ClassPart) => (position: number) => number
}

const figures = ['netWeight', 'inventory', 'minQuantity'] as const

/** The column of a field code or figure; undefined if the catalogue has none. */
export function columnOf(index: CatalogueIndex, name: string): Column | undefined {
  const figure = figures.find((field) => field === name)
  if (figure) return figureColumn(index, figure)
  const number = numberOfCode(index, name)
  return number < 0 ? undefined : valueColumn(index, number)
}

/** Values are numbered in the order in which they are listed, so a number is a rank. */
function valueColumn({ firstValue }: CatalogueIndex, characteristic: number): Column {
  const first = firstValue[characteristic]!
  return {
    ranks: firstValue[characteristic + 1]! - first,
    rankIn({ columns, values }) {
      const locals = columns.find((column) => column.characteristic === characteristic)?.locals
      return (position) => {
        const local = locals ? locals[position]! : 0
        return local === 0 ? -1 : values[local]! - first
      }
    },
  }
}

function figureColumn(
  { materials, rowOf }: CatalogueIndex,
  field: (typeof figures)[number],
): Column {
  const column = materials[field]
  const distinct = distinctOf(column)
  return {
    ranks: distinct.length,
    rankIn:
      ({ start }) =>
      (position) => {
        const figure = column[rowOf[start + position]!]!
        return Number.isNaN(figure) ? -1 : positionIn(distinct, figure)
      },
  }
}

/** A counting sort: equal models stay in default order, and models without a value come last both ways. */
export function byColumn(
  index: CatalogueIndex,
  { hits, classTotals, total }: Selected,
  { ranks, rankIn }: Column,
  { skip, wanted, ascending }: Window,
): number[] {
  const { list, places } = workspaceOf(index)
  const rankOf = new Uint32Array(total)
  const ends = new Uint32Array(ranks + 2)
  let length = 0
  for (let number = 0; number < index.parts.length; number++) {
    if (classTotals[number] === 0) continue
    const part = index.parts[number]!
    const found = listBits(hits, part.start / 32, part.start / 32 + wordsFor(part.size), list)
    const rank = rankIn(part)
    for (let nth = 0; nth < found; nth++) {
      const own = rank(list[nth]!)
      const place = own < 0 ? ranks : ascending ? own : ranks - 1 - own
      places[length] = part.start + list[nth]!
      rankOf[length++] = place
      ends[place + 1]!++
    }
  }
  for (let rank = 1; rank < ends.length; rank++) ends[rank]! += ends[rank - 1]!
  const page: number[] = []
  for (let nth = 0; nth < length; nth++) {
    const at = ends[rankOf[nth]!]!++ - skip
    if (at >= 0 && at < wanted) page[at] = places[nth]!
  }
  return page
}
