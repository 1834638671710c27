import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { accountNames, nameOf, personNames } from '../../../src/domain/account/names'
import { languages, localeOf } from '../../../src/domain/language/language'
import { present } from '../../../src/domain/lists/items'
import { findLoginById } from '../../../src/server/account/logins.sql'
import { mailChanged } from '../../../src/server/account/mails'
import * as inSql from '../../../src/server/names/names.sql'
import { openMailbox } from '../account/mailbox'
import { textOfPages } from '../pdf/pdf-text'
import { openQuotedShop } from '../orders/quoted-shop'

const shop = await openQuotedShop()
const { call, database, bolt, answer, deliver, givenReservation } = shop

const company = { zh: '远岭轨道车辆（演示）', en: 'Yuanling Rail Vehicles (demo)' }
const supplier = { zh: '北山锻造（演示）', en: 'Beishan Forging (demo)' }
const partner = { zh: '魏岚', en: 'Wei Lan' }
const buyer = { zh: '林悦', en: 'Lin Yue' }
const sales = { zh: '方洁', en: 'Fang Jie' }
const agent = { zh: '唐梅', en: 'Tang Mei' }

beforeAll(async () => {
  const { id, uniqueCode } = await givenReservation([bolt])
  await answer(id)
  await shop.confirm(id)
  await deliver(uniqueCode, 'HB-12-80', 10)
  const message = { theme: 'Steel', description: 'In stock?', contact: 'me' }
  await call('buyer', 'POST', '/web/message/board', message)
  const accounts = await database.selectFrom('account').select(['id', 'account_name']).execute()
  await call('quality', 'POST', '/office/quality/problem', {
    supplierId: accounts.find(({ account_name }) => account_name === supplier.zh)?.id,
    theme: '套环裂纹',
    product: 'RL1-127-16-R-ZN',
    lot: 'L2609',
    quantity: 200,
    defect: 'crack',
    severity: 3,
    problemDescription: '铆接后套环出现轴向裂纹',
    request: '七日内提交整改方案',
  })
  await call('partner', 'POST', '/quality/problem/customer/complaint', {
    theme: '铆钉松动',
    product: 'RL1',
    problemDescription: '松动',
  })
  await call('buyer', 'POST', '/web/dialogue/manual')
})

test.each([
  ['reservations', 'sales', '/office/intention/order/page', company],
  ['deliveries', 'sales', '/office/delivery/order/page', company],
  ['messages', 'sales', '/office/message/board/page', company],
  ['customers', 'operator', '/office/people/customer/page', company],
  ['customers', 'operator', '/office/people/customer/page', buyer],
  ['suppliers', 'operator', '/office/people/supplier/page', supplier],
  ['staff', 'operator', '/office/people/staff/page', sales],
  ['audit lines', 'operator', '/office/audit/page?size=100', buyer],
  ['quality problems', 'quality', '/office/quality/problem/page', supplier],
  ['suppliers to choose', 'quality', '/office/quality/supplier/list', supplier],
  ['complaints', 'quality', '/office/quality/complaint/page', partner],
  ['colleagues', 'sales', '/office/colleague/list?role=sales', sales],
  ['conversations', 'agent', '/office/chat/queue', company],
  ['agents', 'agent', '/office/chat/agents', agent],
  ['own reservations', 'buyer', '/web/intention/order/page', buyer],
  ['the session', 'buyer', '/admin/web/user/loginuser/baseinfo', company],
  ['the company page', 'designer', '/web/company', company],
  ['notifications', 'sales', '/admin/sysnotifyremind/page?size=100', buyer],
])('the list of %s shows names in the language of its reader', async (_what, who, path, name) => {
  for (const language of languages) {
    const { status, data } = await call(who, 'GET', path, undefined, {
      'accept-language': language,
    })
    expect(status).toBe(200)
    const text = JSON.stringify(data)
    expect(text).toContain(name[language])
    expect(text).not.toContain(name[language === 'en' ? 'zh' : 'en'])
  }
})

test('the expressions in SQL give the names that the server gives in TypeScript', async () => {
  const cases = [
    { username: 'both', data: { contactName: '林悦', contactNameEn: 'Lin Yue' } },
    { username: 'cleared', data: { contactName: '林悦', contactNameEn: '' } },
    { username: 'chinese', data: { contactName: '林悦' } },
    { username: 'bare', data: {} },
  ]
  for (const { username, data } of cases) {
    const person = sql`(select ${username}::text as username, ${JSON.stringify(data)}::jsonb as data)`
    const { rows } = await sql`
      select ${inSql.personNames()} as names, ${inSql.personNameIn('zh')} as zh,
        ${inSql.personNameIn('en')} as en from ${person} as app_user`.execute(database)
    const names = personNames({ username, data })
    expect(rows).toEqual([{ names, ...names }])
    expect(nameOf({ username, data }, 'en')).toBe(names.en)
  }
  for (const accountNameEn of ['', 'Harbour Forge']) {
    const account = sql`(select '港口锻造' as account_name, ${accountNameEn}::text as account_name_en)`
    const { rows } = await sql`select ${inSql.accountNames()} as names,
      ${inSql.accountNameIn('zh')} as zh, ${inSql.accountNameIn('en')} as en
      from ${account} as account`.execute(database)
    const names = accountNames({ accountName: '港口锻造', accountNameEn })
    expect(rows).toEqual([{ names, ...names }])
  }
})

test('a row that an outer join misses has no name', async () => {
  const { rows } = await sql`select ${inSql.personNames()} as names
    from (select) as nothing left join app_user on false`.execute(database)
  expect(rows).toEqual([{ names: null }])
})

const update = (who: string, body: object, language = 'en') =>
  call(who, 'PUT', '/admin/web/user/update/base', body, { 'accept-language': language })
const profile = async (who: string) => (await call(who, 'GET', '/web/my/profile')).data

test('the names of a personal account follow the person', async () => {
  const names = { contactName: '赵一宁', contactNameEn: ' Zhao Yining ' }
  expect((await update('engineer', names)).data).toMatchObject({
    contactName: 'Zhao Yining',
    identityName: 'Zhao Yining',
  })
  expect(await profile('engineer')).toMatchObject({
    contactName: '赵一宁',
    contactNameEn: 'Zhao Yining',
    identityName: '赵一宁',
    identityNameEn: 'Zhao Yining',
  })
})

test('a company without a name in Latin letters keeps its only name in English', async () => {
  expect((await update('buyer', { identityNameEn: '' })).data.identityName).toBe(company.zh)
  expect((await update('buyer', { identityNameEn: company.en })).data.identityName).toBe(company.en)
})

test('a change of the name in Latin letters in another tab is a conflict', async () => {
  const { version } = await profile('partner')
  expect((await update('partner', { contactNameEn: 'Wei L.' })).status).toBe(200)
  expect((await update('partner', { contactName: '魏', version })).status).toBe(409)
  await update('partner', { contactNameEn: partner.en })
})

test.each([
  ['林悦', 'A name in Latin letters cannot contain Chinese characters or line breaks'],
  ['Lin 悦', 'A name in Latin letters cannot contain Chinese characters or line breaks'],
  ['Lin\nYue', 'A name in Latin letters cannot contain Chinese characters or line breaks'],
  ['123', 'Please use Latin letters, for example Zhao Min'],
  ['x'.repeat(61), 'A name in Latin letters cannot exceed 60 characters'],
])('%j is refused as a name in Latin letters, in words', async (contactNameEn, message) => {
  const refused = await update('buyer', { contactNameEn })
  expect(refused.status).toBe(400)
  expect(refused.data.errors).toMatchObject([{ path: 'contactNameEn', message }])
  expect((await profile('buyer')).contactNameEn).toBe(buyer.en)
})

test.each(['designer', 'engineer'])(
  '%s gives the company no name in Latin letters',
  async (who) => {
    expect((await update(who, { identityNameEn: 'Mine' })).status).toBe(403)
  },
)

test('an operator sets both names of a company, and leaving them out changes neither', async () => {
  const { data: suppliers } = await call('operator', 'GET', '/office/people/supplier/page')
  const { id } = suppliers.records.find((one: { username: string }) => one.username === 'supplier')
  const path = `/office/people/supplier/${id}`
  const stored = async () => (await call('operator', 'GET', path)).data
  const change = async (body: object) =>
    call('operator', 'PUT', path, {
      identity: '3',
      custType: 1,
      version: (await stored()).version,
      ...body,
    })
  expect((await change({})).data).toMatchObject({
    accountName: supplier.zh,
    accountNameEn: supplier.en,
  })
  const renamed = { accountName: '北山锻造厂', accountNameEn: 'Beishan Forge' }
  expect((await change(renamed)).data).toMatchObject(renamed)
  expect((await change({ accountName: '北山锻造厂' })).data).not.toHaveProperty('accountNameEn')
  await change({ accountName: supplier.zh, accountNameEn: supplier.en })
})

test('lists are sorted by the name that they show, and searches find both names', async () => {
  const usernames = async (query: string, language: string) => {
    const path = `/office/people/staff/page?${query}`
    const { data } = await call('operator', 'GET', path, undefined, { 'accept-language': language })
    return data.records.map(({ contactName }: { contactName: string }) => contactName)
  }
  const english = await usernames('order=contactName', 'en')
  expect(english).toEqual([...english].sort())
  for (const keyword of [sales.zh, 'fang ji']) {
    expect(await usernames(`keyword=${encodeURIComponent(keyword)}`, 'en')).toEqual([sales.en])
    expect(await usernames(`keyword=${encodeURIComponent(keyword)}`, 'zh')).toEqual([sales.zh])
  }
})

test('histories keep both names, and those from before show their only one', async () => {
  const { id } = await givenReservation([bolt])
  const whoIn = async (language: string) => {
    const path = `/web/intention/order/${id}`
    const { data } = await call('buyer', 'GET', path, undefined, { 'accept-language': language })
    return data.timeline[0].who
  }
  expect([await whoIn('zh'), await whoIn('en')]).toEqual([buyer.zh, buyer.en])
  await sql`update timeline set data = jsonb_set(data, '{who}', '"林悦"')
    where subject = 'intentionOrder' and subject_id = ${id}`.execute(database)
  expect([await whoIn('zh'), await whoIn('en')]).toEqual([buyer.zh, buyer.zh])
})

test('a mail greets its reader by the name of its language', async () => {
  const mailbox = await openMailbox(shop)
  for (const language of languages) {
    const body = { email: 'buyer@demo.example' }
    await call('buyer', 'POST', '/admin/sysi18n/language/change', {
      locale: localeOf[language],
      username: 'buyer',
    })
    await mailChanged(
      database,
      present(await findLoginById(database, await shop.userId('buyer')), 'login'),
      'passwordChanged',
      'zh',
    )
    const mails = await mailbox.all(body.email)
    const mail = mails.find(({ content }) => content.template === 'passwordChanged')
    expect(mail?.content.params.name).toBe(buyer[language])
  }
})

test('the quotation names customer and staff in the language of the document', async () => {
  const { id } = await givenReservation([bolt])
  await answer(id)
  for (const language of languages) {
    const path = `/web/intention/order/quotation/${id}`
    const { bytes } = await call('buyer', 'GET', path, undefined, { 'accept-language': language })
    const text = (await textOfPages(bytes)).join('\n')
    for (const name of [company, buyer, sales]) {
      expect(text).toContain(name[language])
      expect(text).not.toContain(name[language === 'en' ? 'zh' : 'en'])
    }
  }
})
