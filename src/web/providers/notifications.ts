import type { NotificationProvider } from '@refinedev/core'
import { showToast } from '../ui/toast-list'

/** Refine's messages as our own. */
export const notifications: NotificationProvider = {
  open: ({ type, message }) => showToast(type === 'progress' ? 'info' : type, message),
  close: () => undefined,
}
