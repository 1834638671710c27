import { Suspense, useEffect } from 'react'
import { text } from '../../language/locale'
import { lazyPart } from '../../pages/lazy-page'
import { Icon } from '../../ui/Icon'
import styles from './Palette.module.css'
import { shortcut, usePalette } from './usePalette'

const CommandPalette = lazyPart('CommandPalette', () => import('./CommandPalette'))

/** Opens the search of pages, forms and records, by click or by its shortcut. */
export function PaletteButton() {
  const { isOpen, open, close, typed, type, input } = usePalette()
  // Loads the palette before it is needed, once the open page has come first.
  useEffect(() => {
    const timer = window.setTimeout(() => void CommandPalette.arrive().catch(() => undefined), 1500)
    return () => window.clearTimeout(timer)
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
      {isOpen && (
        <Suspense fallback={null}>
          <CommandPalette input={input} typed={typed} onType={type} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
