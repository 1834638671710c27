import { formatNumber, text } from '../language/locale'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import styles from './Choosing.module.css'
import type { Outcome as Came } from './useChoice'

/** Result of a bulk action: the number of successes, and the reason of each failure. */
export function Outcome({
  of: { action, total, refused },
  onClose,
}: {
  of: Came
  onClose: () => void
}) {
  const done = formatNumber(total - refused.length)
  return (
    <Dialog
      title={text('screens.several.partly', { action, done, total: formatNumber(total) })}
      onClose={onClose}
      actions={
        <Button look="main" onClick={onClose}>
          {text('common.close')}
        </Button>
      }
    >
      <p>{text('screens.several.refused', { count: formatNumber(refused.length) })}</p>
      <ul className={styles.refused}>
        {refused.map(({ id, name, reason }) => (
          <li key={id}>
            <strong>{name}</strong>
            {text('screens.several.because')}
            {reason}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
