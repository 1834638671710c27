import { useEffect, useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { text } from '../language/locale'
import styles from './Dialog.module.css'
import { IconButton } from './IconButton'
import { useSeenArea } from './seen-area'
import { openToastPlace } from './toast-list'

interface Props {
  title: string
  onClose: () => void
  children: ReactNode
  /** What to do, below the content and always in sight. */
  actions?: ReactNode
  /** side = a panel at the left edge, as menus of a phone; wide = for tables; talk = all of a phone above its keyboard. */
  shape?: 'usual' | 'wide' | 'side' | 'talk'
  /** Where messages stand in it, in px from the top of the window; without, at their usual place. */
  toastOffset?: number
}

/** A native modal dialog: while it is drawn it is open; Esc, the cross and a click beside it close it. */
export function Dialog({ title, onClose, children, actions, shape = 'usual', toastOffset }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  useSeenArea(dialog)

  // Closed before it is taken out of the page: only then does the browser put the focus back where it was.
  useLayoutEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
    heading.current?.focus()
    return () => element?.close()
  }, [])

  useEffect(() => openToastPlace({ element: dialog.current!, offset: toastOffset }), [toastOffset])

  // The dialog itself is hit only beside its content.
  // The second press of a double click on what opened it is none beside it.
  const closeBeside = (event: MouseEvent) =>
    event.target === dialog.current && event.detail < 2 && onClose()

  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${styles[shape]}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // Who gives up choosing a file cancels the input, and that is heard here as well.
        if (event.target !== dialog.current) return
        event.preventDefault()
        onClose()
      }}
      onMouseDown={closeBeside}
    >
      <div className={styles.sheet}>
        <div className={styles.header}>
          <h2 ref={heading} id={titleId} tabIndex={-1}>
            {title}
          </h2>
          <IconButton icon="close" label={text('common.close')} onClick={onClose} />
        </div>
        <div className={styles.content}>{children}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  )
}
