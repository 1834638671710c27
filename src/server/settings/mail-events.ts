import type { StaffRoleName } from '../../domain/account/access'

/**
 * People who get the mail of an event: the person whose record it is (the administrators of the account if that
 * person gets no mails), all members of an account, or staff with a role.
 */
export type MailAudience = 'owner' | 'members' | StaffRoleName

interface EventRow {
  to: MailAudience
  /** The setting that switches the mail off. */
  setting: `MAIL_${string}`
  title: { zh: string; en: string }
}

/** The events of which people hear by mail. The template of a mail has the name of its event (`mails.<event>.…`). */
export const mailEvents = {
  quotationReady: {
    to: 'owner',
    setting: 'MAIL_QUOTATION_READY',
    title: { zh: '报价已发出', en: 'quotation ready' },
  },
  quotationExpiring: {
    to: 'owner',
    setting: 'MAIL_QUOTATION_EXPIRING',
    title: { zh: '报价即将到期', en: 'quotation about to expire' },
  },
  acceptanceConfirmed: {
    to: 'owner',
    setting: 'MAIL_ACCEPTANCE_CONFIRMED',
    title: { zh: '已接受报价的确认', en: 'confirmation of an acceptance' },
  },
  amendmentProposed: {
    to: 'owner',
    setting: 'MAIL_AMENDMENT_PROPOSED',
    title: { zh: '订单变更待同意', en: 'change of an order that needs consent' },
  },
  deliveryShipped: {
    to: 'owner',
    setting: 'MAIL_DELIVERY_SHIPPED',
    title: { zh: '已发货', en: 'goods shipped' },
  },
  complaintReceived: {
    to: 'owner',
    setting: 'MAIL_COMPLAINT_RECEIVED',
    title: { zh: '已收到投诉', en: 'complaint received' },
  },
  complaintAnswered: {
    to: 'owner',
    setting: 'MAIL_COMPLAINT_ANSWERED',
    title: { zh: '投诉已答复', en: 'complaint answered' },
  },
  chatAnswered: {
    to: 'owner',
    setting: 'MAIL_CHAT_ANSWERED',
    title: { zh: '离开期间客服已回复', en: 'customer service answered meanwhile' },
  },
  problemRaised: {
    to: 'members',
    setting: 'MAIL_PROBLEM_RAISED',
    title: { zh: '新的质量问题', en: 'quality problem raised' },
  },
  problemDue: {
    to: 'members',
    setting: 'MAIL_PROBLEM_DUE',
    title: { zh: '质量问题到期', en: 'quality problem due' },
  },
  inquiryReceived: {
    to: 'sales',
    setting: 'MAIL_INQUIRY_RECEIVED',
    title: { zh: '新的询价', en: 'new inquiry' },
  },
  quotationAccepted: {
    to: 'sales',
    setting: 'MAIL_QUOTATION_ACCEPTED',
    title: { zh: '客户已接受报价', en: 'quotation accepted' },
  },
  inquiryOverdue: {
    to: 'sales',
    setting: 'MAIL_INQUIRY_OVERDUE',
    title: { zh: '询价逾期未答复', en: 'inquiry unanswered past its term' },
  },
  problemOverdue: {
    to: 'quality',
    setting: 'MAIL_PROBLEM_OVERDUE',
    title: { zh: '供应商的质量问题逾期', en: 'problem of a supplier past its term' },
  },
} as const satisfies Record<string, EventRow>

export type MailEvent = keyof typeof mailEvents
