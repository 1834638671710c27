import { text } from '../language/locale'
import { Button } from '../ui/Button'
import styles from './RestoredNote.module.css'

/** Says that a draft is here again which was not saved, and lets it be thrown away. */
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
