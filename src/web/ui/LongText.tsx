import { useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { text } from '../language/locale'
import styles from './LongText.module.css'

/** A text cut to its space that can be expanded in place, on a phone too. */
export function LongText({
  value,
  link,
}: {
  value: string
  /** Target of a click on the text. */
  link?: { to: string; onClick?: () => void } | undefined
}) {
  const id = useId()
  const shown = useRef<HTMLSpanElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [isCut, setCut] = useState(false)

  useEffect(() => {
    const box = shown.current
    if (!box) return
    const size = new ResizeObserver(() => setCut(box.scrollHeight > box.clientHeight))
    size.observe(box)
    return () => size.disconnect()
  }, [])

  // The link must be the outer element: lists style links as boxes that could not be cut.
  const cut = (
    <span id={id} ref={shown} className={isOpen ? styles.whole : styles.beginning}>
      {value}
    </span>
  )
  return (
    <div>
      {link ? <Link {...link}>{cut}</Link> : cut}
      {(isOpen || isCut) && (
        <button
          type="button"
          className={styles.unfold}
          aria-controls={id}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {text(isOpen ? 'common.showLess' : 'common.showAll')}
        </button>
      )}
    </div>
  )
}
