import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { text } from '../language/locale'
import styles from './Dialog.module.css'
import { IconButton } from './IconButton'
import { keyOf } from './keys'
import { openToastPlace } from './toast-list'

interface Props {
  title: string
  onClose: () => void
  children: ReactNode
  /** Buttons below the content, always visible. */
  actions?: ReactNode
  /** Buttons beside the cross. */
  tools?: ReactNode
  /** Beside the page, which stays usable, in place of over it. */
  docked?: boolean
  /**
   * side = panel at the left edge, as menus on a phone; wide = for tables; talk = on a phone the whole area above the
   * keyboard.
   */
  shape?: 'usual' | 'wide' | 'side' | 'talk'
}

/** A native dialog, open while mounted, modal unless docked; Esc, the cross and a click on the backdrop close it. */
export function Dialog({
  title,
  onClose,
  children,
  actions,
  tools,
  docked = false,
  shape = 'usual',
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const toasts = useRef<HTMLDivElement>(null)
  const titleId = useId()
  useSeenArea(dialog)

  // Close before unmounting: only then the browser restores the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    if (docked) element?.show()
    else if (element && !element.open) element.showModal()
    heading.current?.focus()
    return () => element?.close()
  }, [docked])

  useEffect(() => {
    const element = toasts.current
    return element && !docked ? openToastPlace(element) : undefined
  }, [docked])

  // The event target is the dialog element itself only for clicks on the backdrop. The second click of the double
  // click that opened the dialog does not count.
  const closeBeside = (event: MouseEvent) =>
    event.target === dialog.current && event.detail < 2 && onClose()

  return (
    <dialog
      ref={dialog}
      className={[styles.dialog, styles[shape], docked && styles.docked].filter(Boolean).join(' ')}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // `cancel` also bubbles up from a file input whose file dialog was cancelled.
        if (event.target !== dialog.current) return
        event.preventDefault()
        onClose()
      }}
      // Browsers send `cancel` to modal dialogs only.
      onKeyDown={(event) => docked && keyOf(event) === 'Escape' && onClose()}
      onMouseDown={closeBeside}
    >
      <div className={styles.sheet}>
        <div className={styles.header}>
          <h2 ref={heading} id={titleId} tabIndex={-1}>
            {title}
          </h2>
          {tools}
          <IconButton icon="close" label={text('common.close')} onClick={onClose} />
        </div>
        <div className={styles.content}>{children}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
        <div ref={toasts} />
      </div>
    </dialog>
  )
}

/**
 * Exposes the visible part of the window to an element's styles as `--seen-top` and `--seen-height`: a phone's
 * keyboard covers the rest, and no CSS unit accounts for that in all browsers.
 */
function useSeenArea(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const area = window.visualViewport
    if (!area) return
    const tell = () => {
      element.current?.style.setProperty('--seen-top', `${area.offsetTop}px`)
      element.current?.style.setProperty('--seen-height', `${area.height}px`)
    }
    tell()
    area.addEventListener('resize', tell)
    area.addEventListener('scroll', tell)
    return () => {
      area.removeEventListener('resize', tell)
      area.removeEventListener('scroll', tell)
    }
  }, [element])
}
