import type { Schemas } from '../../domain/schemas'

export type Subscription = Schemas['Subscription']

/** A category with its classes, as far as they can be subscribed. */
export interface Branch {
  name: string
  classes: { id: number; name: string }[]
}

/** One word for each subject, to look it up by. */
export const keyOf = ({ typeId, dataId }: Subscription): string => `${typeId}.${dataId}`

export const ofClass = (id: number): Subscription => ({ typeId: 1, dataId: id })

/** The classes under their categories, both in the order in which they come. */
export function branchesOf(
  classes: Schemas['ProductClass'][],
  named: (zh: string, en: string | undefined) => string,
): Branch[] {
  const branches = new Map<string, Branch>()
  for (const one of classes) {
    const category = one.abbreviation ?? ''
    const branch = branches.get(category) ?? {
      name: named(category, one.abbreviationEn),
      classes: [],
    }
    branches.set(category, branch)
    branch.classes.push({ id: one.id, name: named(one.className, one.classNameEn) })
  }
  return [...branches.values()]
}

/** The choice with these subjects in it, or without them. */
export function changed(
  chosen: Subscription[],
  subjects: Subscription[],
  include: boolean,
): Subscription[] {
  const keys = new Set(subjects.map(keyOf))
  const others = chosen.filter((one) => !keys.has(keyOf(one)))
  return include ? [...others, ...subjects] : others
}

/** Whether both choose the same subjects, in whatever order. */
export function sameChoice(one: Subscription[], other: Subscription[]): boolean {
  const keys = new Set(other.map(keyOf))
  return one.length === other.length && one.every((subject) => keys.has(keyOf(subject)))
}

/** Their choice with what I changed of the one that both began with. */
export function together({
  mine,
  theirs,
  base,
}: Record<'mine' | 'theirs' | 'base', Subscription[]>): Subscription[] {
  const added = changed(mine, base, false)
  const removed = changed(base, mine, false)
  return changed(changed(theirs, removed, false), added, true)
}
