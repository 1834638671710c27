import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { text } from '../language/locale'
import { closeToast, currentToastPlace, currentToasts, subscribeToasts } from './toast-list'
import styles from './Toasts.module.css'

/** The messages of the moment, in the dialog that is open, if one is. */
export function Toasts() {
  const toasts = useSyncExternalStore(subscribeToasts, currentToasts)
  const { element, offset } = useSyncExternalStore(subscribeToasts, currentToastPlace) ?? {}
  const list = (
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
            // Beside the button that closes the dialog it stands in, it has a name of its own.
            aria-label={text('common.dismiss')}
            onClick={() => closeToast(id)}
          >
            ×
          </button>
        </div>
      ))}
    </div>
  )
  return element ? createPortal(list, element) : list
}
