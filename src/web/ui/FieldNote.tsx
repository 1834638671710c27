import { useUnpressed } from './useUnpressed'
import styles from './FieldNote.module.css'

/** What a field says of what was typed. It stays in the page, so that what comes into it is read out. */
export function FieldNote({
  id,
  isFault = false,
  children,
}: {
  id: string
  /** It has to be put right before anything is sent. */
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
