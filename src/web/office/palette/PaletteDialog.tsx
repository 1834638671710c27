import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { text } from '../../language/locale'
import { keyOf } from '../../ui/keys'
import styles from './Palette.module.css'
import { isShortcut } from './shortcut'

interface Props {
  /** The input that gets the focus. */
  input: RefObject<HTMLInputElement | null>
  onClose: () => void
  children: ReactNode
}

/** A native modal dialog, open while mounted; Esc, the shortcut and a click beside it close it. */
export function PaletteDialog({ input, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Opens in the same task as the key that asked for it, so that the next key is already typed here.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    input.current?.focus()
    // Close before unmounting: only then the browser restores the focus.
    return () => element?.close()
  }, [input])
  const onKeyDown = (event: KeyboardEvent) => {
    // Panels below it also listen for Esc.
    if (keyOf(event) === 'Escape') event.stopPropagation()
    if (isShortcut(event)) {
      event.preventDefault()
      onClose()
    }
  }
  return (
    <dialog
      ref={dialog}
      className={styles.palette}
      aria-label={text('office.search.label')}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // The event target is the dialog element itself only for clicks beside its content.
      onMouseDown={(event) => event.target === dialog.current && onClose()}
    >
      <div className={styles.sheet}>{children}</div>
    </dialog>
  )
}
