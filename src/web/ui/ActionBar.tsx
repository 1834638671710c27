import { createContext, use, useState, type FocusEvent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { text } from '../language/locale'
import styles from './ActionBar.module.css'
import { useFootBar } from './foot-bar'

const Place = createContext<HTMLElement | null>(null)

/** A page whose actions stay in sight in a bar at the foot of the window. An empty bar is not shown. */
export function WithActionBar({ actions, children }: { actions?: ReactNode; children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  return (
    <div className={styles.frame} onFocus={showAboveBar}>
      <Place value={place}>{children}</Place>
      <div
        ref={useFootBar('page')}
        className={styles.bar}
        role="group"
        aria-label={text('screens.actions')}
        data-actions
      >
        <div ref={setPlace} className={styles.main} />
        {actions && <div className={styles.others}>{actions}</div>}
      </div>
    </div>
  )
}

/** Browsers scroll to the caret of a text field that takes the focus, so its lower lines can stay behind the bar. */
function showAboveBar({ target }: FocusEvent) {
  if (!target.closest('[data-actions]')) target.scrollIntoView({ block: 'nearest' })
}

/** True within a page that has an action bar. */
export const useHasActionBar = () => use(Place) !== null

/** Shows its content in the page's action bar; in place if the page has none. */
export function InActionBar({ children }: { children: ReactNode }) {
  const place = use(Place)
  return place ? createPortal(children, place) : children
}
