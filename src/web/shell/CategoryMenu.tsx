import { Suspense } from 'react'
import { lazyPage } from '../pages/lazy-page'
import { text } from '../language/locale'
import { Icon } from '../ui/Icon'
import { Popover } from '../ui/Popover'
import styles from './CategoryMenu.module.css'
import { LoadFailure } from './LoadFailure'

const CategoryPanels = lazyPage('CategoryPanels', () => import('./CategoryPanels'), 'shell')

/** The mega menu: all categories with their classes. */
export function CategoryMenu() {
  return (
    <Popover
      align="start"
      wide
      buttonClass={styles.opener}
      button={
        <>
          <Icon name="grid" size={18} />
          {text('shell.nav.all')}
          <Icon name="chevronDown" size={16} />
        </>
      }
    >
      {(close) => (
        <LoadFailure>
          <Suspense fallback={<p className={styles.panel}>{text('common.loading')}</p>}>
            <CategoryPanels close={close} />
          </Suspense>
        </LoadFailure>
      )}
    </Popover>
  )
}
