import type { Schemas } from '../../domain/schemas'
import { text } from '../language/locale'
import { IconButton } from '../ui/IconButton'
import styles from './ServiceDialog.module.css'

/** Names the product that the next message refers to. */
export function AboutProduct({
  product: { model },
  onDrop,
}: {
  product: Schemas['ComparedProduct']
  onDrop: () => void
}) {
  return (
    <p className={styles.about}>
      <span>{text('chat.about')}</span>
      <strong>{model}</strong>
      <IconButton
        small
        icon="close"
        label={text('chat.about.drop', { model })}
        onClick={({ currentTarget }) => {
          // This button goes, and the focus must not fall out of the chat.
          currentTarget.closest('dialog')?.querySelector('textarea')?.focus()
          onDrop()
        }}
      />
    </p>
  )
}
