import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { text } from '../language/locale'
import { closeToast, currentToastPlace, currentToasts, subscribeToasts } from './toast-list'
import styles from './Toasts.module.css'

/** The current toasts: at the bottom of the window, or in a row of the open dialog, so that they cover none of it. */
export function Toasts() {
  const toasts = useSyncExternalStore(subscribeToasts, currentToasts)
  const place = useSyncExternalStore(subscribeToasts, currentToastPlace)
  const list = (
    <div className={`${styles.toasts} ${place ? styles.row : styles.floating}`} aria-live="polite">
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
            // Its name must differ from that of the dialog's own close button.
            aria-label={text('common.dismiss')}
            onClick={() => closeToast(id)}
          >
            ×
          </button>
        </div>
      ))}
    </div>
  )
  return place ? createPortal(list, place) : list
}
