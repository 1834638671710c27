import { useSyncExternalStore } from 'react'
import { text } from '../locale'
import { closeToast, currentToasts, subscribeToasts } from './toast-list'
import styles from './Toasts.module.css'

/** `offset`: px from the top of the window, where a dialog lies over the usual place. */
export function Toasts({ offset }: { offset?: number }) {
  const toasts = useSyncExternalStore(subscribeToasts, currentToasts)
  return (
    <div
      className={styles.toasts}
      aria-live="polite"
      style={offset === undefined ? undefined : { top: offset }}
    >
      {toasts.map(({ id, kind, message, action }) => (
        <div
          key={id}
          className={`${styles.toast} ${styles[kind]}`}
          role={kind === 'error' ? 'alert' : 'status'}
        >
          <span>{message}</span>
          {action && (
            <button type="button" className={styles.action} onClick={action.run}>
              {action.label}
            </button>
          )}
          <button
            type="button"
            className={styles.close}
            aria-label={text('common.close')}
            onClick={() => closeToast(id)}
          >
            ×
          </button>
        </div>
      ))}
    </div>
  )
}
