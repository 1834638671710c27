import { chatMails } from './chat/chat-mails'
import type { MailWriters } from './event-mails/writer'
import { orderMails } from './orders/order-mails'
import { qualityMails } from './quality/quality-mails'

/** The writers of all areas; a missing one is a compile error. */
export const mailWriters: MailWriters = { ...orderMails, ...qualityMails, ...chatMails }
