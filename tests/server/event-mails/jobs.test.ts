import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { languages } from '../../../src/domain/language/language'
import { hasPage, webBase } from '../../../src/domain/pages/paths'
import { mailEvents } from '../../../src/server/settings/mail-events'
import { events, openMailedShop } from './mailed-shop'

const shop = await openMailedShop()
const { cause, database, forget, received, sendAll, server, settings, speak, written } = shop

beforeEach(async () => {
  await forget()
  Object.assign(settings, { mailsOff: [] })
})

const ownerOf = (event: string) => (/complaint|chat/.test(event) ? 'partner' : 'buyer')

/** The people whose mail it is: of the own account, or of the role. */
async function readersOf(event: keyof typeof mailEvents): Promise<string[]> {
  const { to } = mailEvents[event]
  const owner = database
    .selectFrom('app_user')
    .select('account_id')
    .where('username', '=', 'supplier')
  const which = {
    owner: sql<boolean>`username = ${ownerOf(event)}`,
    members: sql<boolean>`account_id = (${owner})`,
    sales: sql<boolean>`'sales' = any(staff_roles)`,
    quality: sql<boolean>`'quality' = any(staff_roles)`,
  }[to]
  const rows = await database.selectFrom('app_user').select('email').where(which).execute()
  return rows.map(({ email }) => email ?? '').sort()
}

/** The text of a mail without addresses, numbers of records and models. */
const spoken = (text: string) =>
  text.replaceAll(/https?:\/\/\S+/g, '').replaceAll(/[\w-]*\d[\w-]*/g, '')

describe.each(events)('the mail of %s', (event) => {
  test.each(languages)(
    'reaches its readers in %s, complete and with a link to its page',
    async (language) => {
      await speak(language)
      await cause[event](language)
      await sendAll()
      const mails = await received(event)
      expect(mails.flatMap(({ to }) => to).sort()).toEqual(await readersOf(event))
      for (const { subject, text, html } of mails) {
        const name = settings.company.name[language]
        expect(subject).not.toBe('')
        for (const part of [text, html]) {
          expect(part).toContain(name)
          expect(part).not.toMatch(/undefined|null|NaN|\{\{|\[object|mails\./)
        }
        for (const part of [subject, spoken(text)])
          if (language === 'en') expect(part).not.toMatch(/\p{Script=Han}/u)
          else expect(part.replaceAll(name, '')).not.toMatch(/[a-z]{3,} [a-z]{2,}/)
        const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, link = '']) =>
          link.replaceAll('&amp;', '&'),
        )
        const page = new URL(links.at(-1) ?? '')
        expect(page.origin).toBe(new URL(settings.publicUrl).origin)
        expect(page.pathname.startsWith(webBase)).toBe(true)
        const path = page.pathname.slice(webBase.length - 1)
        expect(path.startsWith('/office/') || hasPage(path)).toBe(true)
        expect(text).toContain(page.href)
      }
    },
  )

  test('is not written while its switch is off', async () => {
    Object.assign(settings, { mailsOff: [event] })
    await cause[event]('zh')
    await sendAll()
    expect(await written(event)).toEqual([])
  })

  test.each([
    ['has left', sql`removed_at = now()`],
    ['is locked', sql`blocked_at = now()`],
    ['never confirmed the address', sql`activated_at = null`],
    ['never replaced the issued password', sql`is_system_password = 1`],
    ['has no address', sql`data = data - 'email'`],
  ])('does not go to anybody who %s', async (_who, change) => {
    await cause[event]('zh')
    const before = await database
      .selectFrom('app_user')
      .select(['id', 'removed_at', 'blocked_at', 'activated_at', 'is_system_password', 'data'])
      .execute()
    await sql`update app_user set ${change}`.execute(database)
    await sendAll()
    for (const { id, ...row } of before)
      await database
        .updateTable('app_user')
        .set({ ...row, data: JSON.stringify(row.data) })
        .where('id', '=', id)
        .execute()
    expect(await written(event)).toEqual([])
  })
})

test('an event that is announced again sends no second mail', async () => {
  await cause.quotationReady('zh')
  const jobs = await database.selectFrom('job').selectAll().execute()
  await sendAll()
  const [first] = await received('quotationReady')
  for (const { kind, data } of jobs)
    await database
      .insertInto('job')
      .values({ kind, data: JSON.stringify(data) })
      .execute()
  await sendAll()
  expect(await received('quotationReady')).toEqual([first])
})

test('a mail that was sent before a crash is sent again with the same Message-ID', async () => {
  await cause.quotationReady('zh')
  await sendAll()
  await database.updateTable('outbox_message').set({ sent_at: null }).execute()
  await database
    .updateTable('job')
    .set({ done_at: null, run_at: new Date(0) })
    .where('kind', '=', 'sendBulkMail')
    .execute()
  await sendAll()
  const [first, second, ...others] = await received('quotationReady')
  expect([second?.messageId, others]).toEqual([first?.messageId, []])
})

test('a mail server that is down stops no call, and the mails leave when it is back', async () => {
  const { port } = server
  await cause.quotationReady('zh')
  await sendAll('smtp://127.0.0.1:1')
  expect(await received('quotationReady')).toEqual([])
  expect(await written('quotationReady')).toMatchObject([{ sent_at: null }])
  await database
    .updateTable('job')
    .set({ run_at: new Date(0) })
    .execute()
  await sendAll(`smtp://127.0.0.1:${port}`)
  expect(await received('quotationReady')).toHaveLength(1)
})
