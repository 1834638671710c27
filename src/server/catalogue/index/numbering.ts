import { shared } from './memory'
import { itemAt } from '../../../domain/lists/items'

/** Number by id: an array for dense ids, a Map otherwise (ids assigned by hand). */
export type Numbering = { table: Int32Array } | { map: Map<number, number> }

const denseEnough = 8
const smallTable = 65_536

/** Numbers ids by position; -1 stays unnumbered. */
export function numberingOf(ids: ArrayLike<number>): Numbering {
  let highest = 0
  for (let at = 0; at < ids.length; at++) highest = Math.max(highest, itemAt(ids, at))
  if (highest > ids.length * denseEnough + smallTable) {
    const map = new Map<number, number>()
    for (let at = 0; at < ids.length; at++) if (itemAt(ids, at) >= 0) map.set(itemAt(ids, at), at)
    return { map }
  }
  const table = shared.ints(highest + 1).fill(-1)
  for (let at = 0; at < ids.length; at++) if (itemAt(ids, at) >= 0) table[itemAt(ids, at)] = at
  return { table }
}

/** Number of an id, or -1. */
export function numberIn(numbering: Numbering, id: number): number {
  return ('table' in numbering ? numbering.table[id] : numbering.map.get(id)) ?? -1
}
