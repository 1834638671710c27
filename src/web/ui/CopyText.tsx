import { text } from '../language/locale'
import styles from './CopyText.module.css'
import { Icon } from './Icon'
import { showToast } from './toast-list'

/** A number with a button that copies it. */
export function CopyText({ value }: { value: string }) {
  const label = text('common.copy', { value })
  return (
    <span className={styles.copy}>
      {value}
      <button type="button" aria-label={label} title={label} onClick={() => void copy(value)}>
        <Icon name="copy" size={16} />
      </button>
    </span>
  )
}

async function copy(value: string) {
  try {
    await navigator.clipboard.writeText(value)
    showToast('success', text('common.copied', { value }))
  } catch {
    // Browsers have no clipboard without HTTPS.
    showToast('error', text('common.copyFailed'))
  }
}
