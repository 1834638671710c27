import { Breadcrumb } from 'antd'
import { Link, useLocation } from 'react-router'
import { text } from '../language/locale'
import { Icon } from '../ui/Icon'
import { useOpenTitle } from '../ui/page-title'
import styles from './OfficeFrame.module.css'
import { menuPlaceAt } from './own-pages'

/** The way to the open page: start page, group of the menu, list, and the page's own title. */
export function OfficeTrail() {
  const { pathname } = useLocation()
  const title = useOpenTitle()
  const { group, list } = menuPlaceAt(pathname) ?? {}
  const isList = list?.route === pathname.replace(/\/$/, '')
  return (
    <Breadcrumb
      className={styles.trail}
      aria-label={text('office.trail')}
      items={[
        {
          title: (
            <Link to="/office" aria-label={text('office.home')} title={text('office.home')}>
              <Icon name="home" size={16} />
            </Link>
          ),
        },
        ...(group ? [{ title: text(group.title) }] : []),
        ...(list && !isList ? [{ title: <Link to={list.route}>{text(list.title)}</Link> }] : []),
        { title: <span aria-current="page">{isList ? text(list.title) : title}</span> },
      ]}
    />
  )
}
