import { Suspense, useEffect } from 'react'
import { text } from '../../language/locale'
import { lazyPart } from '../../pages/lazy-page'
import { Icon } from '../../ui/Icon'
import { isEnter, keyOf } from '../../ui/keys'
import styles from './Palette.module.css'
import { shortcut, usePalette } from './usePalette'

const CommandPalette = lazyPart('CommandPalette', () => import('./CommandPalette'))

/** Opens the search of pages, forms and records, by click or by its shortcut. */
export function PaletteButton() {
  const palette = usePalette()
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
        onClick={palette.open}
      >
        <Icon name="search" size={16} />
        <span className={styles.openerText}>{text('office.search')}</span>
        <kbd className={styles.shortcut}>{shortcut.shown}</kbd>
      </button>
      <input
        ref={palette.catcher}
        className="visually-hidden"
        aria-label={text('office.search.label')}
        tabIndex={-1}
        value={palette.typed}
        onChange={({ target }) => palette.type(target.value)}
        onKeyDown={(event) => {
          if (isEnter(event)) palette.enter()
          if (keyOf(event) === 'Escape') palette.close()
        }}
      />
      {palette.opening !== undefined && (
        <Suspense fallback={null}>
          <CommandPalette key={palette.opening} palette={palette} />
        </Suspense>
      )}
    </>
  )
}
