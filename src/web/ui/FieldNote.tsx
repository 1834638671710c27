import { useUnpressed } from './useUnpressed'
import styles from './FieldNote.module.css'

/** A note below a field. It stays mounted as a live region, so that screen readers announce changes. */
export function FieldNote({
  id,
  isFault = false,
  children,
}: {
  id: string
  /** True for an error that blocks sending. */
  isFault?: boolean
  children: string | undefined
}) {
  const note = useUnpressed(children)
  return (
    <span
      id={id}
      role="status"
      className={isFault ? `${styles.note} ${styles.fault}` : styles.note}
    >
      {note}
    </span>
  )
}
