import type { TextKey } from '../../generated/text-key'

/** Notifications that ask the reader to act; all others only inform. */
const asking: ReadonlySet<TextKey> = new Set<TextKey>([
  'chat.notify.questionAssigned',
  'chat.notify.questionDueSoon',
  'chat.notify.questionOverdue',
  'content.notify.returned',
  'content.notify.submitted',
  'messages.notify.assigned',
  'messages.notify.dueSoon',
  'messages.notify.left',
  'messages.notify.overdue',
  'orders.notify.approvalAsked',
  'orders.notify.approvalReturned',
  'orders.notify.assigned',
  'orders.notify.dueSoon',
  'orders.notify.followUp',
  'orders.notify.overdue',
  'orders.notify.submitted',
  'orders.notify.answered',
  'quality.notify.raised',
  'quality.notify.schemeApproved',
  'quality.notify.schemeReturned',
  'quality.notify.evidenceReturned',
  'quality.notify.schemeSubmitted',
  'quality.notify.evidenceSubmitted',
  'quality.notify.complaintFiled',
  'quality.notify.reported',
  'quality.notify.dueSoon',
  'quality.notify.overdue',
])

export const asksForAction = (key: TextKey): boolean => asking.has(key)
