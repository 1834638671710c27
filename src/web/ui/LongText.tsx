import { useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { text } from '../language/locale'
import styles from './LongText.module.css'

/** A text among others of which all can be read where it stands, on a phone too. */
export function LongText({
  value,
  link,
}: {
  value: string
  /** Where a press of the text leads. */
  link?: { to: string; onClick?: () => void } | undefined
}) {
  const id = useId()
  const shown = useRef<HTMLSpanElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [isCut, setCut] = useState(false)

  useEffect(() => {
    const box = shown.current!
    const size = new ResizeObserver(() => setCut(box.scrollHeight > box.clientHeight))
    size.observe(box)
    return () => size.disconnect()
  }, [])

  // The link is around it: what lists make of a link is a box of its own, which could not be cut.
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
