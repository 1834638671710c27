import { sql } from 'kysely'
import { messageType } from '../../../src/domain/chat/rules'
import { localeOf, type Language } from '../../../src/domain/language/language'
import { keysIn } from '../../../src/domain/lists/objects'
import { appendMessage } from '../../../src/server/chat/messages.sql'
import { chatJobs } from '../../../src/server/chat/jobs'
import { eventMailJobs } from '../../../src/server/event-mails/jobs'
import { startWorker } from '../../../src/server/jobs/worker'
import { mailWriters } from '../../../src/server/mail-writers'
import { remindOfExpiry, remindOfReservations } from '../../../src/server/orders/reminders'
import { outboxJobs } from '../../../src/server/outbox/jobs'
import { remind } from '../../../src/server/quality/reminders'
import { mailEvents, type MailEvent } from '../../../src/server/settings/mail-events'
import { openQuotedShop } from '../orders/quoted-shop'
import { readMail } from '../outbox/read-mail'
import { startMailServer } from '../outbox/servers'

export const events = keysIn(mailEvents)

/** Texts that people type, in the language of the reader, so that a mail has only one language. */
const typed = {
  zh: { theme: '滑牙', description: '装配时滑牙', request: '七日内提交整改方案', note: '含包装' },
  en: { theme: 'Burrs', description: 'Sharp burrs', request: 'Within a week', note: 'Packed' },
}

/** A shop, a mail server, and for every event the calls that cause it. */
export async function openMailedShop() {
  const shop = await openQuotedShop()
  const { call, database, settings, today, tomorrow, yesterday, bolt, nut } = shop
  const server = await startMailServer()

  let answers = 0

  async function reserved(language: Language) {
    return shop.givenReservation([bolt, nut], { remark: typed[language].note })
  }
  async function quoted(language: Language) {
    const order = await reserved(language)
    await shop.answer(order.id, { note: typed[language].note })
    return order
  }
  async function accepted(language: Language) {
    const order = await quoted(language)
    await shop.confirm(order.id)
    return order
  }
  const ordered = (id: number, values: Record<string, unknown>) =>
    database.updateTable('intention_order').set(values).where('id', '=', id).execute()

  async function complained(language: Language): Promise<number> {
    const { theme, description: problemDescription } = typed[language]
    const body = { theme, product: 'HN-12', problemDescription }
    const path = '/quality/problem/customer/complaint'
    return (await call('partner', 'POST', path, body)).data.id
  }

  async function problem(language: Language): Promise<number> {
    const { theme, description: problemDescription, request } = typed[language]
    const { account_id: supplierId } = await database
      .selectFrom('app_user')
      .select('account_id')
      .where('id', '=', await shop.userId('supplier'))
      .executeTakeFirstOrThrow()
    const words = { theme, problemDescription, request, product: 'HN-12' }
    const body = { ...words, supplierId, severity: 3, lot: 'L1', quantity: 2 }
    return (await call('quality', 'POST', '/office/quality/problem', body)).data.id
  }

  async function problemDue(language: Language, day: string) {
    const id = await problem(language)
    await database
      .updateTable('supplier_problem')
      .set({ due_date: day })
      .where('id', '=', id)
      .execute()
    await remind(database, today)
  }

  /** Causes the event; a missing one is a compile error. */
  const cause: Record<MailEvent, (language: Language) => Promise<unknown>> = {
    quotationReady: quoted,
    async quotationExpiring(language) {
      const { id } = await quoted(language)
      await ordered(id, { quoted_at: sql`now() - interval '2 days'`, valid_until: tomorrow })
      await remindOfExpiry(database, today, settings)
    },
    acceptanceConfirmed: accepted,
    async amendmentProposed(language) {
      const { id } = await accepted(language)
      const { version, productList } = (await shop.asStaff(id)).data
      const lines = [{ lineId: productList[0].id, counts: 150 }]
      const body = { version, reason: typed[language].description, lines }
      await call('sales', 'POST', `/office/intention/order/amend/${id}`, body)
    },
    async deliveryShipped(language) {
      const { uniqueCode } = await accepted(language)
      const line = {
        specification: 'HB-12-80',
        deliveredCounts: 50,
        boxes: 1,
        weight: 10,
        lot: 'L7',
      }
      const delivery = {
        orderCode: uniqueCode,
        billNo: `FH-${uniqueCode}`,
        deliveryMethod: language === 'zh' ? '汽运' : 'Road',
        carrier: language === 'zh' ? '云驿物流' : 'Cloud Post',
        trackingNo: 'YY-1',
        contact: 'L. Y.',
        address: language === 'zh' ? '示例路 1 号' : '1 Sample Road',
        shipTime: today,
        lines: [line],
      }
      await call('sales', 'POST', '/office/delivery/order', delivery)
    },
    complaintReceived: complained,
    async complaintAnswered(language) {
      const id = await complained(language)
      const words = typed[language]
      await call('quality', 'POST', `/office/quality/complaint/${id}/report`, {
        problemCauses: words.description,
        treatmentPlan: words.request,
        rectificationProgram: words.note,
      })
    },
    async chatAnswered(language) {
      const { data } = await call('partner', 'POST', '/web/dialogue/manual')
      await database
        .updateTable('chat_conversation')
        .set({ customer_read: sql`last_seq`, customer_seen_at: null })
        .execute()
      await appendMessage(database, {
        conversationId: data.id,
        sender: 'agent',
        senderId: await shop.userId('agent'),
        name: '唐梅',
        clientId: `answer-${++answers}`,
        logType: messageType.text,
        content: typed[language].description,
        data: { nameEn: 'Tang Mei' },
      })
      await database
        .updateTable('chat_message')
        .set({ created_at: sql`now() - interval '2 minutes'` })
        .execute()
      await chatJobs(settings).tellOfAnswers?.work(database, {})
    },
    problemRaised: problem,
    problemDue: (language) => problemDue(language, tomorrow),
    inquiryReceived: reserved,
    quotationAccepted: accepted,
    async inquiryOverdue(language) {
      const { id } = await reserved(language)
      await ordered(id, { due_date: yesterday })
      await remindOfReservations(database, today)
    },
    problemOverdue: (language) => problemDue(language, yesterday),
  }

  /** Everybody uses this language from now on. */
  const speak = (language: Language) =>
    database
      .updateTable('app_user')
      .set({ data: sql`data || ${JSON.stringify({ locale: localeOf[language] })}::jsonb` })
      .execute()

  /** One server process that writes and sends mails until none is due. */
  async function sendAll(smtpUrl = server.url) {
    const kinds = {
      ...eventMailJobs(settings, mailWriters),
      // The content stays, so that the tests find the mails of an event.
      ...outboxJobs({ ...settings, smtpUrl, demo: true }),
    }
    const worker = await startWorker({
      pool: database,
      kinds,
      log: { error: () => {} },
      everyMs: 3_600_000,
    })
    await worker.runDue()
    await worker.stop()
  }

  const written = (event: MailEvent) =>
    database
      .selectFrom('outbox_message')
      .selectAll()
      .where(sql<string>`data ->> 'template'`, '=', event)
      .orderBy('id')
      .execute()

  /** The mails of an event as the mail server got them. */
  async function received(event: MailEvent) {
    const ids = new Set((await written(event)).map(({ message_id }) => message_id))
    return server.mails.map(readMail).filter(({ messageId }) => ids.has(messageId))
  }

  async function forget() {
    server.mails.length = 0
    await database.deleteFrom('job').execute()
    await database.deleteFrom('outbox_message').execute()
  }

  return { ...shop, server, cause, speak, sendAll, written, received, forget }
}
