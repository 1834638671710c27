import styles from './FieldNote.module.css'

/** What a field says of what was typed. It stays in the page, so that what comes into it is read out. */
export function FieldNote({ id, children }: { id: string; children: string | undefined }) {
  return (
    <span id={id} role="status" className={styles.note}>
      {children}
    </span>
  )
}
