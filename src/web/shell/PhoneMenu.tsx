import { Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { lazyPage } from '../pages/lazy-page'
import { text } from '../language/locale'
import { Icon } from '../ui/Icon'
import { LoadFailure } from './LoadFailure'
import styles from './PhoneMenu.module.css'

const PhoneMenuDialog = lazyPage(
  'PhoneMenuDialog',
  () => import('./PhoneMenuDialog'),
  'screens',
  'shell',
)

/** Menu of a narrow screen: the parts of the header that do not fit. */
export function PhoneMenu() {
  const { key } = useLocation()
  /** History key at which it was opened: it closes on navigation. */
  const [openAt, setOpenAt] = useState<string>()
  return (
    <>
      <button
        type="button"
        className={styles.opener}
        aria-label={text('shell.menu')}
        aria-haspopup="dialog"
        onClick={() => setOpenAt(key)}
      >
        <Icon name="menu" size={24} />
      </button>
      {openAt === key && (
        <LoadFailure>
          <Suspense>
            <PhoneMenuDialog close={() => setOpenAt(undefined)} />
          </Suspense>
        </LoadFailure>
      )}
    </>
  )
}
