import type { Schemas } from '../../domain/schemas'

export type Subscription = Schemas['Subscription']

/** A category with its subscribable classes. */
export interface Branch {
  name: string
  classes: { id: number; name: string }[]
}

/** A string key for each subject. */
export const keyOf = ({ typeId, dataId }: Subscription): string => `${typeId}.${dataId}`

export const ofClass = (id: number): Subscription => ({ typeId: 1, dataId: id })

/** Groups classes by category; both keep their order. */
export function branchesOf(
  classes: Schemas['ProductClass'][],
  named: (zh: string, en: string | undefined) => string,
): Branch[] {
  const branches = new Map<string, Branch>()
  for (const productClass of classes) {
    const category = productClass.abbreviation ?? ''
    const branch = branches.get(category) ?? {
      name: named(category, productClass.abbreviationEn),
      classes: [],
    }
    branches.set(category, branch)
    branch.classes.push({
      id: productClass.id,
      name: named(productClass.className, productClass.classNameEn),
    })
  }
  return [...branches.values()]
}

/** The choice with these subjects added or removed. */
export function changed(
  chosen: Subscription[],
  subjects: Subscription[],
  include: boolean,
): Subscription[] {
  const keys = new Set(subjects.map(keyOf))
  const others = chosen.filter((choice) => !keys.has(keyOf(choice)))
  return include ? [...others, ...subjects] : others
}

/** True if both choose the same subjects, in any order. */
export function sameChoice(a: Subscription[], b: Subscription[]): boolean {
  const keys = new Set(b.map(keyOf))
  return a.length === b.length && a.every((subject) => keys.has(keyOf(subject)))
}

/** Three-way merge: their choice with my changes to the common base applied. */
export function mergedSubscriptions({
  mine,
  theirs,
  base,
}: Record<'mine' | 'theirs' | 'base', Subscription[]>): Subscription[] {
  const added = changed(mine, base, false)
  const removed = changed(base, mine, false)
  return changed(changed(theirs, removed, false), added, true)
}
