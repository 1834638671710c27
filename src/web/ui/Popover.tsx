import { useEffect, useRef, useState, type ReactNode } from 'react'
import styles from './Popover.module.css'

interface Props {
  /** Says what the button opens, where its content does not. */
  label?: string
  button: ReactNode
  buttonClass?: string
  /** Drawn while it is open; may close itself. */
  children: (close: () => void) => ReactNode
  align?: 'start' | 'end'
  /** The panel is as wide as its content says, for menus across the page. */
  wide?: boolean
  onOpen?: () => void
  /** Keeps its place unseen, for what is not known yet. */
  hidden?: boolean
}

/** A button with a panel below it; Esc, a click elsewhere and leaving it with the keyboard close the panel. */
export function Popover({
  label,
  button,
  buttonClass,
  children,
  align = 'end',
  wide = false,
  onOpen,
  hidden = false,
}: Props) {
  const [open, setOpen] = useState(false)
  const whole = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!open) return
    const closeOutside = (event: PointerEvent) => {
      if (!whole.current?.contains(event.target as Node | null)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [open])

  return (
    <div
      ref={whole}
      className={`${styles.whole} ${hidden ? styles.hidden : ''}`}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return
        event.stopPropagation()
        // A dialog around it would close as well.
        event.preventDefault()
        setOpen(false)
        opener.current?.focus()
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false)
      }}
    >
      <button
        ref={opener}
        type="button"
        className={buttonClass}
        aria-label={label}
        title={label}
        aria-expanded={open}
        onClick={() => {
          if (!open) onOpen?.()
          setOpen(!open)
        }}
      >
        {button}
      </button>
      {open && (
        <div className={`${styles.panel} ${styles[align]} ${wide ? styles.wide : ''}`}>
          {children(() => setOpen(false))}
        </div>
      )}
    </div>
  )
}
