import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { keyOf } from './keys'
import styles from './Popover.module.css'

interface Props {
  /** Accessible label, if the button's content does not say it. */
  label?: string
  button: ReactNode
  buttonClass?: string
  /** Rendered while open; may close the panel. */
  children: (close: () => void) => ReactNode
  align?: 'start' | 'end'
  /** The panel takes the width of its content, for menus across the page. */
  wide?: boolean
  onOpen?: () => void
  onClose?: () => void
  /** Invisible but keeps its space, until its data have loaded. */
  hidden?: boolean
  /** As a tooltip: hovering opens it too. */
  tip?: boolean
  /**
   * For actions in a table row: the panel leaves the scrolling frame and stays mounted, so that a button without any
   * action can be hidden.
   */
  inRow?: boolean
  /** The panel leaves a scrolling frame, as in a row, but is mounted only while it is open. */
  floating?: boolean
}

/** Pixels between the panel and the edges of the window. */
const gap = 8

/** A button with a panel below it; Esc, a click outside and moving the focus out close the panel. */
export function Popover({
  label,
  button,
  buttonClass,
  children,
  align = 'end',
  wide = false,
  onOpen,
  onClose,
  hidden = false,
  tip = false,
  inRow = false,
  floating = inRow,
}: Props) {
  const [open, setOpen] = useState(false)
  const whole = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)

  // Shift the panel into the window: below a button in the middle of a phone's header it would start outside.
  useLayoutEffect(() => {
    const element = panel.current
    if (!open || !element) return
    if (floating && opener.current) placeBelow(element, opener.current)
    const { left, right } = element.getBoundingClientRect()
    const beyond = Math.max(0, right + gap - document.documentElement.clientWidth)
    const shift = left < gap ? gap - left : -Math.min(beyond, left - gap)
    if (shift !== 0) element.style.translate = `${shift}px 0`
  }, [open, floating])

  const closed = useRef(onClose)
  useEffect(() => {
    closed.current = onClose
  })
  useEffect(() => (open ? () => closed.current?.() : undefined), [open])

  useEffect(() => {
    if (!open) return
    const closeOutside = (event: PointerEvent) => {
      // A pointer event of the document always has a node as target.
      if (!whole.current?.contains(event.target as Node | null)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [open])

  return (
    <div
      ref={whole}
      className={[
        styles.whole,
        hidden && styles.hidden,
        inRow && styles.inRow,
        floating && styles.floating,
      ]
        .filter(Boolean)
        .join(' ')}
      onKeyDown={(event) => {
        if (keyOf(event) !== 'Escape' || !open) return
        event.stopPropagation()
        // Otherwise an enclosing dialog would close too.
        event.preventDefault()
        setOpen(false)
        opener.current?.focus()
      }}
      onPointerEnter={({ pointerType }) => tip && pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={({ pointerType }) => tip && pointerType === 'mouse' && setOpen(false)}
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
        onClick={({ nativeEvent }) => {
          if (!open) onOpen?.()
          // Hovering has already opened it before the click.
          const byMouse = (nativeEvent as PointerEvent).pointerType === 'mouse'
          setOpen(!open || (tip && byMouse))
        }}
      >
        {button}
      </button>
      {(open || inRow) && (
        <div
          ref={panel}
          hidden={!open}
          className={`${styles.panel} ${styles[align]} ${wide ? styles.wide : ''}`}
        >
          {children(() => setOpen(false))}
        </div>
      )}
    </div>
  )
}

/** Puts a panel of fixed position below its button, or above it at the bottom of the window. */
function placeBelow(panel: HTMLElement, button: HTMLElement) {
  const { top, bottom, right } = button.getBoundingClientRect()
  const isBelow = bottom + panel.offsetHeight + gap < window.innerHeight
  panel.style.top = isBelow ? `${bottom}px` : `${top - panel.offsetHeight}px`
  panel.style.right = `${document.documentElement.clientWidth - right}px`
}
