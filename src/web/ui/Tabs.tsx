import { Suspense, useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { keyOf } from './keys'
import { PageSkeleton } from './PageSkeleton'
import styles from './Tabs.module.css'

export interface Tab<Key extends string> {
  key: Key
  title: string
  /** Shown beside the title, for example a count. */
  note?: string
  /** Accessible text of a "new" mark. */
  mark?: string
}

interface Props<Key extends string> {
  /** Accessible label of the tab list. */
  label: string
  tabs: readonly Tab<Key>[]
  active: Key
  onChange: (key: Key) => void
  /** The panel of the active tab. */
  children: ReactNode
}

/** Tabs with one panel; arrow keys, Home and End move between them. */
export function Tabs<Key extends string>({ label, tabs, active, onChange, children }: Props<Key>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)

  function pressed(event: KeyboardEvent) {
    const at = tabs.findIndex(({ key }) => key === active)
    const to = targetOf(keyOf(event), at, tabs.length)
    if (to === undefined) return
    const tab = tabs[to]
    if (!tab) return
    event.preventDefault()
    onChange(tab.key)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus()
  }

  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className={styles.list}>
        {tabs.map(({ key, title, note, mark }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}${key}`}
            aria-selected={key === active}
            aria-controls={`${id}panel`}
            tabIndex={key === active ? 0 : -1}
            onClick={() => onChange(key)}
            onKeyDown={pressed}
          >
            {title}
            {note && <span className={styles.note}>{note}</span>}
            {mark && <span className={styles.mark}>{mark}</span>}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}panel`}
        aria-labelledby={`${id}${active}`}
        className={styles.panel}
      >
        {/* While a panel loads the tabs stay, with the focus. */}
        <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
      </div>
    </div>
  )
}

function targetOf(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
