/** So many products are compared at once, and no fewer. */
export const comparisonLimits = { most: 10, least: 2 } as const

/** A characteristic of a product and one of its values, in a form that is the same for equal values. */
export interface HeldValue {
  id: number
  value: string
}

/**
 * How far a product matches a baseline, in whole percent: of all characteristics that either of the two has, the part
 * in which both have the same values. What only one of them has counts as a difference, because a customer who wants
 * the baseline does not get it there; so the figure is the same whichever of the two is the baseline, and does not
 * depend on what else is compared. Characteristics weigh alike: which one matters most depends on the use, which the
 * shop does not know.
 */
export function matchPercent(baseline: readonly HeldValue[], other: readonly HeldValue[]): number {
  const wanted = valuesById(baseline)
  const given = valuesById(other)
  const all = new Set([...wanted.keys(), ...given.keys()])
  const same = [...all].filter((id) => wanted.get(id) === given.get(id)).length
  return all.size === 0 ? 0 : Math.round((same / all.size) * 100)
}

function valuesById(held: readonly HeldValue[]): Map<number, string> {
  const lists = new Map<number, string[]>()
  for (const { id, value } of held) lists.set(id, [...(lists.get(id) ?? []), value])
  return new Map([...lists].map(([id, values]) => [id, values.sort().join('\n')]))
}

export type MatchColour = 'red' | 'orange' | 'pink'

/** The colour of a match: the warmer, the closer. Goes by the percent that is shown. */
export function matchColour(percent: number): MatchColour {
  if (percent >= 80) return 'red'
  return percent >= 60 ? 'orange' : 'pink'
}

/**
 * What several ordered lists name, each once: what only a later one has follows what it follows there, and a list that
 * shares nothing with those before comes after them.
 */
export function mergedOrder<T>(lists: readonly (readonly T[])[]): T[] {
  const merged: T[] = []
  for (const list of lists) {
    let at = list.some((entry) => merged.includes(entry)) ? 0 : merged.length
    for (const entry of list) {
      const known = merged.indexOf(entry)
      if (known < 0) merged.splice(at, 0, entry)
      at = (known < 0 ? at : known) + 1
    }
  }
  return merged
}

/** The baseline first, then the closest; equally close ones stay as they were. */
export function sortedByMatch<Item extends { id: number; pre: number }>(
  items: readonly Item[],
  baselineId: number | undefined,
): Item[] {
  const rank = ({ id, pre }: Item) => (id === baselineId ? Infinity : pre)
  return [...items].sort((a, b) => Math.sign(rank(b) - rank(a)) || 0)
}
