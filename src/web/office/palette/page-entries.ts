import type { Visitor } from '../../../domain/account/access'
import { text, type TextKey } from '../../language/locale'
import { fitOf, namesOf } from '../../language/page-names'
import { mayChange, mayOpen } from '../../screens/may-open'
import type { IconName } from '../../ui/Icon'
import { mayOpenOwn, menuPages, ownPages } from '../own-pages'
import { officeGroups } from '../resources'

/** A page or form that the palette offers. */
export interface PageEntry {
  to: string
  /** The title first, then the former names. */
  names: string[]
  icon: IconName
  /** The group of the menu. */
  group?: TextKey
}

/** The pages and forms of the office that a user may open, in the order of the menu. */
export function pageEntries(user: Visitor): PageEntry[] {
  return [
    ...menuPages
      .filter((page) => page.mayOpen(user))
      .map(({ path, title, icon }) => ({ to: path, names: namesOf(title), icon })),
    ...officeGroups.flatMap(({ title: group, resources }) =>
      resources
        .filter((resource) => mayOpen(resource, user))
        .flatMap((resource) => {
          const { route, title, icon } = resource
          const names = namesOf(title)
          const list = { to: route, names, icon, group }
          if (!mayChange(resource, user).create) return [list]
          const form = names.map((name) => text('office.search.new', { title: name }))
          return [list, { to: `${route}/new`, names: form, icon: 'plus' as const, group }]
        }),
    ),
    ...ownPages.flatMap((page) =>
      page.title && mayOpenOwn(page, user)
        ? [{ to: page.path, names: namesOf(page.title), icon: 'file' as const }]
        : [],
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
    .sort((one, other) => one.fit - other.fit)
    .slice(0, mostPages)
    .map(({ entry }) => entry)
}

const mostPages = 8
