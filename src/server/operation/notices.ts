import { labelOf } from '../../domain/forms/field-schema'
import type { Language } from '../../domain/language/language'
import { hasPage, withoutBase } from '../../domain/pages/paths'
import type { Schemas } from '../../domain/schemas'
import type { Context } from '../http/context'
import { todayAt } from '../database/clock'
import { Refusal } from '../http/errors'
import { formSchema } from '../records/form-schemas'
import type { RecordHooks } from '../records/record-hooks'
import { companyNamed, correctNotice, noticeFields, publishNotices } from './notices.sql'

type Notice = Schemas['Notice']

/** Fields that are stored in the column `whose`. */
const audienceFields = ['company', 'role', 'identity']

/** Rules of announcements to an audience for some days. */
export const noticeHooks: RecordHooks<'Notice'> = {
  fields: ({ settings, language }) => noticeFields(settings.timeZone, language),
  answer: noticeAnswer,

  async beforeSave({ body, before, stored }, context) {
    const { until, from, link } = body
    const { text, settings } = context
    if (until < from) throw wrong('until', text('operation.notice.endsBefore'))
    const page = link && withoutBase(link)
    if (page && !hasPage(page)) throw wrong('link', text('operation.notice.noPage'))
    const whose = await whoseOf(body, context)
    if (!before && until < todayAt(settings.timeZone))
      throw wrong('until', text('operation.notice.over'))
    const words = Object.entries(stored.data).filter(([name]) => !audienceFields.includes(name))
    return {
      columns: { ...stored.columns, whose },
      data: { ...Object.fromEntries(words), ...(page && { link: page }) },
    }
  },

  async afterSave(id, { database, settings }) {
    await correctNotice(database, id, settings.timeZone)
    await publishNotices(database, settings.timeZone)
  },
}

interface Addressed extends Pick<Schemas['NoticeForm'], 'audience'> {
  company?: string
  role?: string
  identity?: string
}

async function whoseOf(body: Schemas['NoticeForm'], context: Context): Promise<string | null> {
  // The form's schema requires the field that belongs to the audience; its type cannot say so.
  const { audience, company, role, identity }: Addressed = body
  if (audience === 'role') return role ?? null
  if (audience === 'identity') return identity ?? null
  if (audience !== 'company') return null
  const id = await companyNamed(context.database, company ?? '')
  if (id === undefined) throw wrong('company', context.text('operation.notice.noCompany'))
  return String(id)
}

function wrong(path: string, message: string): Refusal {
  return new Refusal('common.badInput', { errors: [{ path, message }] })
}

interface Row extends Notice {
  /** Id of a company's account, a role, or a kind of account, depending on the audience. */
  whose?: string
}

function noticeAnswer({ whose, ...notice }: Row, context: Context): Notice {
  const { audience } = notice
  return {
    ...notice,
    audienceName: audienceName({ ...notice, whose }, context),
    // One of the form's choices.
    ...(audience === 'role' && { role: whose as Schemas['StaffRole'] }),
    ...(audience === 'identity' && { identity: whose as NonNullable<Notice['identity']> }),
  }
}

/** Label of an audience: 员工角色：销售. */
function audienceName({ audience, whose, company }: Row, { language, text }: Context): string {
  const called = labelOf(formSchema('NoticeAudience'), audience, language) ?? audience
  const named = audience === 'company' ? company : whose && whoseName(audience, whose, language)
  return named ? text('operation.notice.audience', { audience: called, whose: named }) : called
}

const whoseName = (field: string, whose: string, language: Language) =>
  labelOf(formSchema('Notice').properties?.[field] ?? {}, whose, language)
