import { expect, test } from 'vitest'
import { sealLines } from '../../../src/server/audit/seal.sql'
import { unwatched } from '../../../src/server/audit/watch.sql'
import { changedFieldName, tableName } from '../../../src/server/operation/changed-fields'
import { translate } from '../../../src/i18n/translate'
import { startApp } from '../../app'
import { sql } from 'kysely'

const { call, database, userId } = await startApp()

const seal = () => database.transaction().execute((transaction) => sealLines(transaction))
const lines = async (query = '') =>
  (await call('operator', 'GET', `/office/audit/page?size=100${query}`)).data.records as {
    id: number
    operation: string
    record: string
    recordIds: string
    who: string
  }[]

const item = {
  paramId: 'industry',
  itemCode: 'space',
  nameZh: '航天',
  nameEn: 'Space',
  sort: 50,
  active: true,
}

test('a change is told with who made it, what was before and what is after, and only what differs', async () => {
  const { data } = await call('operator', 'POST', '/office/dictionary', item)
  const path = `/office/dictionary/${data.id}`
  await call('operator', 'PUT', path, { ...item, version: 1, nameEn: 'Spacecraft' })
  await seal()
  const [changed, added] = await lines(`&record=parameter_item:${data.id}`)
  expect(changed).toMatchObject({
    operation: 'changeDictionaryItem',
    operationName: '修改字典项',
    area: 'operation',
    record: '字典项 航天',
    recordIds: `parameter_item:${data.id}`,
    changed: 1,
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
  expect(added!.operation).toBe('addDictionaryItem')
  const detail = (await call('operator', 'GET', `/office/audit/${changed!.id}`)).data
  expect(detail.changes).toMatchObject([
    { field: '版本', column: 'version', before: '1', after: '2' },
    { field: '英文名称', column: 'item_name_en', before: 'Space', after: 'Spacecraft' },
  ])
})

test('a change reads as the office says it: titles, labels, moments and names instead of codes', async () => {
  const told = async (record: string, language: 'zh' | 'en') => {
    const [line] = await lines(`&record=${record}`)
    const { data } = await call('operator', 'GET', `/office/audit/${line!.id}`, undefined, {
      'accept-language': language,
    })
    return data.changes as { field: string; after?: string }[]
  }
  const message = { theme: '交货', description: '何时交货？', contact: '13800138000' }
  const { data: left } = await call('buyer', 'POST', '/web/message/board', message)
  const record = `board_message:${left.id}`
  expect(await told(record, 'zh')).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({ field: '用户', column: 'user_id', after: 'buyer' }),
      expect.objectContaining({ field: '主题', column: 'theme', after: '交货' }),
      expect.objectContaining({
        field: '创建时间',
        after: expect.stringMatching(/^[\d-]+T[\d:.]+Z$/),
      }),
    ]),
  )
  expect(await told(record, 'en')).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({ field: 'State', after: expect.stringMatching(/^[A-Z]/) }),
      expect.objectContaining({ field: 'Subject' }),
      expect.objectContaining({
        field: 'Created',
        after: expect.stringMatching(/^[\d-]+T[\d:.]+Z$/),
      }),
    ]),
  )
  const { data: added } = await call('operator', 'POST', '/office/dictionary', {
    ...item,
    itemCode: 'air',
    nameZh: '航空',
    nameEn: 'Aviation',
  })
  expect(await told(`parameter_item:${added.id}`, 'en')).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({ field: 'Dictionary', after: 'Industries' }),
      expect.objectContaining({ column: 'active', after: 'Yes' }),
    ]),
  )
})

test('the details of an audit line have readable names too', async () => {
  const login = { username: 'buyer', password: 'Demo1234' }
  expect((await call(null, 'POST', '/admin/web/user/login/psw/enterprise', login)).status).toBe(200)
  const [line] = await lines('&operation=logIn&area=account')
  const { data } = await call('operator', 'GET', `/office/audit/${line!.id}`)
  expect(data.details).toBe('登录入口：企业')
})

test('staff who log in came through their own entrance', async () => {
  const login = { username: 'editor', password: 'Demo1234' }
  expect((await call(null, 'POST', '/admin/web/user/login/psw', login)).status).toBe(200)
  const [line] = await lines(`&operation=logIn&who=editor`)
  const { data } = await call('operator', 'GET', `/office/audit/${line!.id}`)
  expect(data.details).toBe('登录入口：员工')
})

test('messages and notices are told by their titles in the language of the reader', async () => {
  const message = { theme: '询价', description: '多少钱？', contact: '13800138000' }
  const { data: left } = await call('buyer', 'POST', '/web/message/board', message)
  const notice = {
    titleZh: '停机',
    titleEn: 'Maintenance',
    textZh: '周六',
    textEn: 'On Saturday',
    from: '2099-01-01',
    until: '2099-01-02',
    audience: 'customers',
  }
  const { data: told } = await call('operator', 'POST', '/office/notice', notice)
  const named = async (record: string, language: string) =>
    (
      await call('operator', 'GET', `/office/audit/page?record=${record}`, undefined, {
        'accept-language': language,
      })
    ).data.records[0].record
  expect(await named(`board_message:${left.id}`, 'zh')).toContain('询价')
  expect(await named(`notice:${told.id}`, 'zh')).toContain('停机')
  expect(await named(`notice:${told.id}`, 'en')).toContain('Maintenance')
  expect(await named(encodeURIComponent('停机'), 'en')).toContain('Maintenance')
})

test('saving without changes keeps the version and leaves no audit line', async () => {
  const kept = { ...item, itemCode: 'sea', nameZh: '航海', nameEn: 'Seafaring' }
  const { data } = await call('operator', 'POST', '/office/dictionary', kept)
  const path = `/office/dictionary/${data.id}`
  const before = (await lines(`&record=parameter_item:${data.id}`)).length
  const again = await call('operator', 'PUT', path, { ...kept, version: 1 })
  expect([again.status, again.data.version]).toEqual([200, 1])
  expect(await lines(`&record=parameter_item:${data.id}`)).toHaveLength(before)
  const staff = `/office/people/staff/${await userId('sales')}`
  const { data: person } = await call('operator', 'GET', staff)
  const { username, contactName, contactNameEn, email, staffRoles, version } = person
  const form = { username, contactName, contactNameEn, email, staffRoles, version }
  const total = (await lines('&operation=changeStaff')).length
  expect((await call('operator', 'PUT', staff, form)).data.version).toBe(version)
  expect(await lines('&operation=changeStaff')).toHaveLength(total)
})

test('the log is searched by who, operation, record, area and day', async () => {
  await call('engineer', 'PUT', '/admin/web/user/update/base', { industry: 'wind' })
  const id = await userId('engineer')
  const [line] = await lines(`&record=app_user:${id}`)
  expect(line).toMatchObject({ operation: 'updateBaseInfo', area: 'account' })
  // Users are shown by name.
  expect(line).toMatchObject({ record: '用户 engineer', recordIds: `app_user:${id}` })
  expect((await lines('&record=engineer'))[0]).toEqual(line)
  expect(await lines(`&record=${encodeURIComponent('用户')}`)).toContainEqual(line)
  expect((await lines('&who=zhao')).map((one) => one.who)).toContain(line!.who)
  expect(await lines('&who=nobody-of-this-name')).toEqual([])
  expect((await lines('&area=account')).every((one) => one.operation !== 'addDictionaryItem')).toBe(
    true,
  )
  expect(await lines('&to=2020-01-01')).toEqual([])
  expect((await lines('&from=2020-01-01&operation=dictionary')).length).toBeGreaterThan(0)
  const named = await lines(`&operation=${encodeURIComponent('字典项')}`)
  expect(new Set(named.map(({ operation }) => operation))).toEqual(
    new Set(['addDictionaryItem', 'changeDictionaryItem']),
  )
  const [oldest] = await lines('&order=time')
  expect(oldest!.id).toBeLessThan(line!.id)
})

test('a line is found by the words in which its record is told, in the language of the reader', async () => {
  await call('operator', 'POST', '/office/backup', {})
  await call('operator', 'POST', '/office/dictionary', {
    ...item,
    itemCode: 'river',
    nameZh: '河运',
    nameEn: 'River',
  })
  const { data: made } = await call('editor', 'POST', '/office/content', { kind: 'article' })
  const data = { name: { zh: '新文章', en: 'A new article' } }
  await call('editor', 'PUT', `/office/content/${made.id}`, { version: 1, data })
  const page = async (query: string, language: string) =>
    (
      await call('operator', 'GET', `/office/audit/page?size=100${query}`, undefined, {
        'accept-language': language,
      })
    ).data.records as { id: number; record: string; recordIds: string }[]
  for (const language of ['zh', 'en']) {
    // A line with several records lists them all.
    const told = (await page('', language)).flatMap(({ id, record, recordIds }) => {
      const ids = recordIds.split(', ')
      return record.split(/、|, /).map((name, at) => ({ id, name, recordId: ids[at]! }))
    })
    const kinds = told.map(({ recordId }) => recordId.split(':')[0])
    for (const kind of ['backup', 'parameter_item', 'content_item', 'content_version'])
      expect(kinds).toContain(kind)
    for (const { id, name } of told) {
      const found = await page(`&record=${encodeURIComponent(name)}`, language)
      expect(
        found.map((line) => line.id),
        name,
      ).toContain(id)
    }
    const part = { zh: '字典项 航', en: 'Dictionary item Spa' }[language]!
    expect(await page(`&record=${encodeURIComponent(part)}`, language)).not.toEqual([])
  }
})

test('a page says whether the log is valid, and where it ends', async () => {
  await seal()
  const { data } = await call('operator', 'GET', '/office/audit/verification')
  expect(data).toMatchObject({ holds: true, head: expect.stringMatching(/^\d+:[0-9a-f]{64}$/) })
  expect(data.sentence).toContain('日志完整')
})

test('no secret comes into the log', async () => {
  await call('designer', 'POST', '/admin/web/user/update/psw', {
    oldPsw: 'Demo1234',
    newPsw: 'Other1234',
    password: 'Demo1234',
  })
  const { rows } = await sql<{
    text: string
  }>`select string_agg(audit::text, ' ') as text from audit`.execute(database)
  expect(rows[0]!.text).not.toMatch(/argon2|Demo1234|Other1234/)
})

test('a look at an article is no change: it leaves no line', async () => {
  const { total: before } = (await call('operator', 'GET', '/office/audit/page')).data
  await call(null, 'POST', '/web/technology/article/1')
  await call('buyer', 'POST', '/web/technology/article/1')
  expect((await call('operator', 'GET', '/office/audit/page')).data.total).toBe(before)
})

test('every table is watched, unless it is named with a reason', async () => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace
      and not exists (select from pg_trigger where tgrelid = pg_class.oid and tgname = 'audit_note')`.execute(
    database,
  )
  expect(rows.map(({ name }) => name).sort()).toEqual([...unwatched].sort())
})

test.each(['zh', 'en'] as const)(
  'every table that is watched has a name in %s, and each of its columns too',
  async (language) => {
    const { rows } = await sql<{ table: string; column: string }>`
      select class.relname as table, attname as column from pg_attribute
      join pg_class as class on class.oid = attrelid
      where attnum > 0 and not attisdropped
        and exists (select from pg_trigger where tgrelid = class.oid and tgname = 'audit_note')`.execute(
      database,
    )
    const context: Parameters<typeof tableName>[1] = {
      language,
      text: (key, values) => translate(language, key, values),
    }
    const tables = [...new Set(rows.map(({ table }) => table))]
    expect(tables.filter((one) => tableName(one, context) === one)).toEqual([])
    // Secrets are not logged, and `data` is logged field by field.
    const unnoted = [
      'data',
      'password_hash',
      'is_system_password',
      'token_hash',
      'storage_key',
      'views',
      'account_kind',
    ]
    const unnamed = rows
      .filter(({ column }) => !unnoted.includes(column))
      .filter(({ table, column }) => changedFieldName(table, column, context) === column)
    expect(unnamed.map(({ table, column }) => `${table}.${column}`)).toEqual([])
  },
)

test('audit content about an account is deleted with it, and the chain stays valid', async () => {
  const id = await userId('engineer')
  await call('engineer', 'PUT', '/admin/web/user/update/base', { contactName: 'Zhao Before' })
  await seal()
  await call('engineer', 'POST', '/web/my/account/deletion', { password: 'Demo1234' })
  await seal()
  const { rows } = await sql<{
    text: string
  }>`select string_agg(audit::text, ' ') as text from audit`.execute(database)
  expect(rows[0]!.text).not.toContain('Zhao')
  const [line] = await lines(`&record=app_user:${id}`)
  const { data } = await call('operator', 'GET', `/office/audit/${line!.id}`)
  expect(data).toMatchObject({ forgotten: true })
  const verified = (await call('operator', 'GET', '/office/audit/verification')).data
  expect(verified.holds).toBe(true)
})

test('only operators read the log', async () => {
  for (const who of ['sales', 'buyer', 'supplier']) {
    expect((await call(who, 'GET', '/office/audit/page')).status).toBe(403)
  }
  expect((await call(null, 'GET', '/office/audit/page')).status).toBe(401)
})
