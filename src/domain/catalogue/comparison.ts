/** Maximum and minimum number of compared products. */
export const comparisonLimits = { most: 10, least: 2 } as const

/** A characteristic and one of its values, normalised so that equal values are identical. */
export interface HeldValue {
  id: number
  value: string
}

/**
 * Match with the baseline in whole percent: of all characteristics that either product has, the share with equal
 * values. A characteristic that only one product has counts as a difference, because the customer does not get it
 * there. So the figure is symmetric and does not depend on other compared products. All characteristics have the same
 * weight: which one matters most depends on the use, which the shop does not know.
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

/** The colour of a match, warmer for closer ones; based on the displayed percent. */
export function matchColour(percent: number): MatchColour {
  if (percent >= 80) return 'red'
  return percent >= 60 ? 'orange' : 'pink'
}

/** Merges ordered lists without duplicates, keeping each list's order; lists with nothing in common are appended. */
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

/** The baseline first, then by match; equal matches keep their order. */
export function sortedByMatch<Item extends { id: number; pre: number }>(
  items: readonly Item[],
  baselineId: number | undefined,
): Item[] {
  const rank = ({ id, pre }: Item) => (id === baselineId ? Infinity : pre)
  return [...items].sort((a, b) => Math.sign(rank(b) - rank(a)) || 0)
}
