import { gateOf, seesCustomerAnalysis, type Visitor } from '../../domain/account/access'
import { isCustomer } from '../../domain/account/account'
import { fixedPages } from '../../domain/content/content'
import type { TextKey } from '../language/locale'
import { hasPage } from '../../domain/pages/paths'

export type NavigationMenu = 'scenes' | 'experiments' | 'aboutUs'

export interface NavigationEntry {
  label: TextKey
  /** Target; a group has none. */
  to?: string
  children?: NavigationEntry[]
  /** Its submenu comes from the server; `to` shows all of it. */
  menu?: NavigationMenu
  visible?: (user: Visitor) => boolean
}

/** The main navigation. An entry is seen if its page exists. */
const entries: NavigationEntry[] = [
  { label: 'shell.nav.selection', to: '/productCategories' },
  { label: 'shell.nav.scenes', to: '/industryScene', menu: 'scenes' },
  { label: 'shell.nav.experiments', to: '/experimentalServices', menu: 'experiments' },
  { label: 'shell.nav.cases', to: '/industryCase' },
  {
    label: 'shell.nav.technology',
    children: [
      { label: 'shell.nav.articles', to: '/articleListing' },
      { label: 'shell.nav.calculation', to: '/productCategories/calculationReports' },
    ],
  },
  { label: 'shell.nav.customerAnalysis', to: '/customerAnalysis', visible: seesCustomerAnalysis },
  { label: 'shell.nav.aboutUs', to: fixedPages.company, menu: 'aboutUs' },
  { label: 'shell.nav.reservations', to: '/reserve', visible: isCustomer },
]

export function navigationFor(user: Visitor, list = entries): NavigationEntry[] {
  return list.flatMap((entry) => {
    if (entry.visible && !entry.visible(user)) return []
    if (entry.to) return leadsSomewhere(entry.to, user) ? [entry] : []
    const children = navigationFor(user, entry.children ?? [])
    return children.length > 0 ? [{ ...entry, children }] : []
  })
}

/** True if the page exists and admits this user; a visitor may log in on the way. */
export const leadsSomewhere = (to: string, user: Visitor) =>
  hasPage(to) && gateOf(to, user) !== 'forbidden'

const selectionPages = ['productSelection', 'details', 'customProduct']

/** True if the current page belongs to an entry. */
export function isAt(to: string, { pathname, search }: { pathname: string; search: string }) {
  const [path = '', query] = to.split('?')
  // The selection's entry covers all pages below it except the calculators, which have their own.
  if (path === '/productCategories')
    return pathname === path || selectionPages.some((page) => pathname === `${path}/${page}`)
  if (path !== pathname) return false
  const open = new URLSearchParams(search)
  return [...new URLSearchParams(query)].every(([name, value]) => open.get(name) === value)
}
