import type { NotificationProvider } from '@refinedev/core'
import { showToast } from '../ui/toast-list'

/** Shows Refine's notifications as toasts. */
export const notifications: NotificationProvider = {
  open: ({ type, message }) => showToast(type === 'progress' ? 'info' : type, message),
  close: () => undefined,
}
