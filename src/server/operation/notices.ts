import { labelOf } from '../../domain/forms/field-schema'
import { contentOf } from '../../domain/forms/form-fields'
import type { Language } from '../../domain/language/language'
import { hasPage, withoutBase } from '../../domain/pages/paths'
import type { Schemas } from '../../domain/schemas'
import type { Context } from '../http/context'
import { todayAt } from '../database/clock'
import { Refusal } from '../http/errors'
import { formSchema } from '../records/form-schemas'
import type { Handlers } from '../http/handler'
import {
  companyNamed,
  deleteNotice,
  findNotice,
  insertNotice,
  pageNotices,
  publishNotices,
  updateNotice,
  type NewNotice,
  type NoticeRow,
} from './notices.sql'

/** Announcements to an audience for some days. */
export const notices = {
  async listNotices({ query: { keyword, order, current = 1, size = 20 } }, context) {
    const filter = { keyword, timeZone: context.settings.timeZone }
    const page = { current, size, order }
    const { total, notices } = await pageNotices(context.database, filter, page)
    return { records: notices.map((row) => noticeAnswer(row, context)), total, current, size }
  },

  getNotice: async ({ params: { id } }, context) =>
    noticeAnswer(await anyNotice(id, context), context),

  async addNotice({ body }, context) {
    const { database, text, settings } = context
    const { timeZone } = settings
    const notice = await noticeOf(body, context)
    if (notice.until < todayAt(timeZone)) throw wrong('until', text('operation.notice.over'))
    const id = await insertNotice(database, notice)
    await publishNotices(database, timeZone)
    return noticeAnswer(await anyNotice(id, context), context)
  },

  async changeNotice({ params: { id }, body }, context) {
    const { database, settings } = context
    const { timeZone } = settings
    await anyNotice(id, context)
    const notice = await noticeOf(body, context)
    const which = { id, version: body.version ?? 0, timeZone }
    if (!(await updateNotice(database, which, notice))) throw new Refusal('office.conflict')
    await publishNotices(database, timeZone)
    return noticeAnswer(await anyNotice(id, context), context)
  },

  async removeNotice({ params: { id } }, { database }) {
    if (!(await deleteNotice(database, id))) throw new Refusal('operation.notice.notFound')
    return null
  },
} satisfies Partial<Handlers>

async function anyNotice(id: number, { database, settings }: Context): Promise<NoticeRow> {
  const notice = await findNotice(database, id, settings.timeZone)
  if (!notice) throw new Refusal('operation.notice.notFound')
  return notice
}

async function noticeOf(body: Schemas['NoticeForm'], context: Context): Promise<NewNotice> {
  const { audience, from, until, link } = body
  if (until < from) throw wrong('until', context.text('operation.notice.endsBefore'))
  const page = link && withoutBase(link)
  if (page && !hasPage(page)) throw wrong('link', context.text('operation.notice.noPage'))
  const columns = ['audience', 'company', 'role', 'identity', 'from', 'until', 'link']
  const told = Object.entries(contentOf(formSchema('NoticeForm'), body)).filter(
    ([name]) => !columns.includes(name),
  )
  const data = { ...Object.fromEntries(told), ...(page && { link: page }) }
  return { audience, whose: await whoseOf(body, context), from, until, data }
}

async function whoseOf(body: Schemas['NoticeForm'], context: Context): Promise<string | null> {
  // The form's schema requires the field that belongs to the audience; its type cannot say so.
  const { audience, company, role, identity } = body as Schemas['NoticeForm'] & {
    company?: string
    role?: string
    identity?: string
  }
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

function noticeAnswer(row: NoticeRow, context: Context): Schemas['Notice'] {
  const { id, version, audience, whose, company, from, until, state, readers, data } = row
  return {
    // Validated by the form when it was stored.
    ...(data as Pick<Schemas['Notice'], 'titleZh' | 'titleEn' | 'textZh' | 'textEn' | 'link'>),
    id,
    version,
    audience,
    from,
    until,
    state,
    readers,
    audienceName: audienceName(row, context),
    ...(company !== null && { company }),
    // One of the form's choices.
    ...(audience === 'role' && { role: whose as Schemas['StaffRole'] }),
    ...(audience === 'identity' && { identity: whose as Schemas['Notice']['identity'] & string }),
  }
}

/** Label of an audience: 员工角色：销售. */
function audienceName(
  { audience, whose, company }: NoticeRow,
  { language, text }: Context,
): string {
  const called = labelOf(formSchema('NoticeAudience'), audience, language) ?? audience
  const named = audience === 'company' ? company : whose && whoseName(audience, whose, language)
  return named ? text('operation.notice.audience', { audience: called, whose: named }) : called
}

const whoseName = (field: string, whose: string, language: Language) =>
  labelOf(formSchema('Notice').properties?.[field] ?? {}, whose, language)
