import { useMenu, type TreeMenuItem } from '@refinedev/core'
import { Menu, type MenuProps } from 'antd'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { text } from '../language/locale'
import styles from './OfficeFrame.module.css'
import { menuPlaceAt } from './own-pages'

/** The groups of the menu; that of the open page is unfolded. */
export function OfficeMenu({ isFolded, onChoose }: { isFolded: boolean; onChoose?: () => void }) {
  const { pathname } = useLocation()
  const { menuItems } = useMenu()
  const place = menuPlaceAt(pathname)
  const group = place?.group.title
  const open = place?.list.name ?? pathname.replace(/\/$/, '')
  const [unfolded, setUnfolded] = useState<string[]>(group ? [group] : [])
  const [seen, setSeen] = useState(pathname)
  if (seen !== pathname) {
    setSeen(pathname)
    if (group && !unfolded.includes(group)) setUnfolded([group])
  }
  return (
    <nav className={styles.menu} aria-label={text('office.menu')}>
      <Menu
        mode="inline"
        inlineIndent={14}
        items={menuItems.map((item) => entryOf(item, open))}
        selectedKeys={[open]}
        {...(!isFolded && { openKeys: unfolded })}
        onOpenChange={(keys) => setUnfolded(keys)}
        onClick={() => onChoose?.()}
      />
    </nav>
  )
}

type Entry = NonNullable<MenuProps['items']>[number]

function entryOf(item: TreeMenuItem, open: string): Entry {
  const { name, label, icon, route, children } = item
  if (children.length > 0)
    return { key: name, label, icon, children: children.map((child) => entryOf(child, open)) }
  return {
    key: name,
    icon,
    title: label,
    label: (
      <Link to={route ?? ''} aria-current={name === open ? 'page' : undefined}>
        {label}
      </Link>
    ),
  }
}
