import type { Visitor } from '../../../domain/account/access'
import { text, type TextKey } from '../../language/locale'
import { fitOf, namesOf } from '../../language/page-names'
import { mayChange } from '../../screens/may-open'
import type { IconName } from '../../ui/Icon'
import { mayOpenOwn, ownPages } from '../own-pages'
import { groupsFor } from '../resources'

/** A page or form that the palette offers. */
export interface PageEntry {
  to: string
  /** The title first, then the former names. */
  names: string[]
  icon: IconName
  /** The group of the menu. */
  group?: TextKey
}

/** The pages and forms of the office that a user may open: as in the menu, then those that it does not show. */
export function pageEntries(user: Visitor): PageEntry[] {
  const open = ownPages.filter((page) => mayOpenOwn(page, user))
  return [
    ...open.flatMap(({ path, entry }) =>
      entry ? [{ to: path, names: namesOf(entry.title), icon: entry.icon }] : [],
    ),
    ...groupsFor(user).flatMap(({ title: group, resources }) =>
      resources.flatMap((resource) => {
        const { route, title, icon } = resource
        const names = namesOf(title)
        const list = { to: route, names, icon, group }
        if (!mayChange(resource, user).create) return [list]
        const form = names.map((name) => text('office.search.new', { title: name }))
        return [list, { to: `${route}/new`, names: form, icon: 'plus' as const, group }]
      }),
    ),
    ...open.flatMap(({ path, title }) =>
      title ? [{ to: path, names: namesOf(title), icon: 'file' as const }] : [],
    ),
  ]
}

/** The entries that a typed text names, the best first; all pages before anything is typed. */
export function pagesNamed(entries: PageEntry[], typed: string): PageEntry[] {
  if (typed.trim() === '') return entries.filter(({ to }) => !to.endsWith('/new'))
  return entries
    .flatMap((entry) => {
      const fit = fitOf(entry.names, typed)
      return fit === undefined ? [] : [{ entry, fit }]
    })
    .sort((first, second) => first.fit - second.fit)
    .slice(0, mostPages)
    .map(({ entry }) => entry)
}

const mostPages = 8
