import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { text } from '../../language/locale'
import { Icon } from '../../ui/Icon'
import { CommandPalette } from './CommandPalette'
import styles from './Palette.module.css'
import { isShortcut, shortcut } from './shortcut'

/** A native dialog covers everything else, also a palette opened above it. */
const isCovered = () => document.querySelector('dialog:modal') !== null

/** Opens the search of pages, forms and records, by click or by its shortcut. */
export function PaletteButton() {
  // Each opening has a number: one that closes late, while its choice is opened, does not close the next.
  const [opening, setOpening] = useState<number>()
  const count = useRef(0)
  const open = () => setOpening((count.current += 1))
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isShortcut(event) || isCovered()) return
      event.preventDefault()
      // The input must be there before the next key.
      flushSync(() => setOpening((count.current += 1)))
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
  return (
    <>
      <button
        type="button"
        className={styles.opener}
        aria-label={text('office.search.label')}
        aria-keyshortcuts={shortcut.aria}
        aria-haspopup="dialog"
        onClick={open}
      >
        <Icon name="search" size={16} />
        <span className={styles.openerText}>{text('office.search')}</span>
        <kbd className={styles.shortcut}>{shortcut.shown}</kbd>
      </button>
      {opening !== undefined && (
        <CommandPalette
          key={opening}
          onClose={() => setOpening((latest) => (latest === opening ? undefined : latest))}
        />
      )}
    </>
  )
}
