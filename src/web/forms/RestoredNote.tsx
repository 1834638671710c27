import { text } from '../language/locale'
import { Button } from '../ui/Button'
import styles from './RestoredNote.module.css'

/** Says that an unsaved draft was restored, with a button that discards it. */
export function RestoredNote({ onDiscard }: { onDiscard: () => void }) {
  return (
    <p className={styles.restored} role="status">
      {text('screens.draft')}
      <Button small look="quiet" onClick={onDiscard}>
        {text('screens.draft.discard')}
      </Button>
    </p>
  )
}
