import { Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import { lazyPage } from '../pages/lazy-page'
import { text } from '../language/locale'
import { useUser } from '../session/session'
import { Icon } from '../ui/Icon'
import { Popover } from '../ui/Popover'
import { CategoryMenu } from './CategoryMenu'
import { Hotline } from './Hotline'
import { LoadFailure } from './LoadFailure'
import { isAt, navigationFor } from './navigation'
import styles from './Navigation.module.css'

const ContentMenu = lazyPage('ContentMenu', () => import('./ContentMenu'), 'shell')

/** Main navigation, below the search. */
export function Navigation() {
  const user = useUser()
  const location = useLocation()
  return (
    <nav className={styles.row} aria-label={text('shell.nav')}>
      <div className={`page ${styles.entries}`}>
        <CategoryMenu />
        {navigationFor(user).map(({ label, to, menu, children }) =>
          to && !menu ? (
            <Link
              key={label}
              to={to}
              className={styles.entry}
              aria-current={isAt(to, location) ? 'page' : undefined}
            >
              {text(label)}
            </Link>
          ) : (
            <Popover
              key={label}
              align="start"
              buttonClass={styles.entry}
              button={
                <>
                  {text(label)} <Icon name="chevronDown" size={14} />
                </>
              }
            >
              {(close) =>
                menu ? (
                  <LoadFailure>
                    <Suspense fallback={<p className={styles.group}>{text('common.loading')}</p>}>
                      <ContentMenu menu={menu} close={close} />
                    </Suspense>
                  </LoadFailure>
                ) : (
                  <ul className={styles.children}>
                    {children?.map((child) => (
                      <li key={child.label}>
                        <Link to={child.to ?? '/'} onClick={close}>
                          {text(child.label)}
                        </Link>
                      </li>
                    ))}
                  </ul>
                )
              }
            </Popover>
          ),
        )}
        <Hotline />
      </div>
    </nav>
  )
}
