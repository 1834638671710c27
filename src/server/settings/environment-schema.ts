import { entriesIn } from '../../domain/lists/objects'
import base from './environment.json' with { type: 'json' }
import { mailEvents, type MailEvent } from './mail-events'

type EventRow = (typeof mailEvents)[MailEvent]

const readers: Record<EventRow['to'], { zh: string; en: string }> = {
  owner: { zh: '客户', en: 'the customer' },
  members: { zh: '供应商', en: 'the supplier' },
  sales: { zh: '销售', en: 'sales' },
  quality: { zh: '质检', en: 'quality' },
}

const switchOf = ({ to, title }: EventRow) => ({
  title: `Mail to ${readers[to].en}: ${title.en} (on, off)`,
  'x-zh': `给${readers[to].zh}的邮件：${title.zh}（on 为发送，off 为不发送）`,
  description: `\`off\`: ${readers[to].en} gets no mail of this event: ${title.en}.`,
  enum: ['on', 'off'],
  default: 'on',
  'x-office': true,
})

const rows = entriesIn<MailEvent, EventRow>(mailEvents)

// The keys are the settings of the events.
const switches = Object.fromEntries(rows.map(([, row]) => [row.setting, switchOf(row)])) as Record<
  EventRow['setting'],
  ReturnType<typeof switchOf>
>

/** The schema of all settings: those of environment.json, and a switch for the mail of each event. */
export const environmentSchema = { ...base, properties: { ...base.properties, ...switches } }
