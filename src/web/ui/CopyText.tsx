import { text } from '../language/locale'
import styles from './CopyText.module.css'
import { Icon } from './Icon'
import { showToast } from './toast-list'

/** A number with a button that copies it. */
export function CopyText({ value }: { value: string }) {
  return (
    <span className={styles.copy}>
      {value}
      <CopyButton value={value} />
    </span>
  )
}

export function CopyButton({ value }: { value: string }) {
  const label = text('common.copy', { value })
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      onClick={() => void copy(value)}
    >
      <Icon name="copy" size={16} />
    </button>
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
