import { formatNumber, text } from '../../language/locale'
import { opening } from '../../screens/resource'
import type { IconName } from '../../ui/Icon'
import type { PageEntry } from './page-entries'
import { addressOfFound, type Found } from './record-hits'

export interface PaletteOption {
  key: string
  to: string
  label: string
  /** Its group in the menu, or the reason why it was found. */
  note?: string
  icon: IconName
  onOpen?: () => void
}

export interface PaletteGroup {
  title: string
  options: PaletteOption[]
}

/** Groups the options: pages and forms first, then the records of each list. */
export function paletteGroups(pages: PageEntry[], lists: Found[], keyword: string): PaletteGroup[] {
  const named = { title: text('office.search.pages'), options: pages.map(optionOfPage) }
  const groups = [named, ...lists.map((list) => groupOf(list, keyword))]
  return groups.filter(({ options }) => options.length > 0)
}

function optionOfPage({ to, names: [label = ''], icon, group }: PageEntry): PaletteOption {
  return { key: to, to, label, icon, ...(group && { note: text(group) }) }
}

function groupOf({ resource, hits, total }: Found, keyword: string): PaletteGroup {
  const { name: list, icon, title } = resource
  const records = hits.map(({ row, to, name, reason }) => ({
    key: `${list} ${row.id}`,
    to,
    label: name,
    icon,
    onOpen: () => opening(resource, row),
    ...(reason && { note: reason }),
  }))
  const all: PaletteOption = {
    key: list,
    to: addressOfFound(resource, keyword),
    label: text('office.search.all', { total: formatNumber(total) }),
    icon: 'list',
  }
  return {
    title: text(title),
    options: total > hits.length ? [...records, all] : records,
  }
}
