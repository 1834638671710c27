import { afterEach, expect, test, vi } from 'vitest'
import type { Schemas } from '../../../../src/domain/schemas'
import { startApp } from '../../../app'

const app = await startApp({ catalogue: 'demo' })
const { call, database } = app
/** A second process on the same database. */
const other = await startApp({ catalogue: 'demo', beside: app })
const lockbolt = 'RL1-127-16-R-ZN'

type Form = Partial<Schemas['ReadingWord']>

afterEach(() => database.deleteFrom('reading_word').execute())

const add = (form: Form, who = 'editor') => call(who, 'POST', '/office/catalogue/word', form)
const synonym = (word: string, sameAs: string): Form => ({ word, kind: 'synonym', sameAs })

/** The models that the quick entry offers for a line in a process. */
async function offered(line: string, { call: ask } = app): Promise<string[]> {
  const { data } = await ask('buyer', 'POST', '/web/my/cart/resolve', { text: line })
  const [first] = data as Schemas['QuickEntryLine'][]
  return first?.products.map(({ model }) => model) ?? []
}

async function total(keyword: string, { call: ask } = app): Promise<number> {
  const query = new URLSearchParams({ keyword, current: '1', size: '1' })
  const { data } = await ask(null, 'POST', `/web/product/page?${query}`, [])
  return data.total
}

test('a word that staff add is used at once by every process, in quick entry and search', async () => {
  const line = '锁固钉 12.7 200件'
  for (const process of [app, other]) {
    expect(await offered(line, process)).toEqual([])
    expect(await total('锁固钉', process)).toBe(0)
  }
  const { data, status } = await add(synonym('锁固钉', '环槽铆钉'))
  expect([status, data.word]).toEqual([200, '锁固钉'])
  for (const process of [app, other]) {
    await vi.waitFor(async () => expect(await offered(line, process)).not.toEqual([]))
    expect((await offered(line, process)).every((model) => model.startsWith('RL'))).toBe(true)
    expect(await total('锁固钉', process)).toBe(await total('环槽铆钉', process))
  }
  await other.call('operator', 'DELETE', `/office/catalogue/word/${data.id}`)
  for (const process of [app, other])
    await vi.waitFor(async () => expect(await offered(line, process)).toEqual([]))
})

test('a unit of the office counts pieces, and a changed word has its new meaning', async () => {
  await add({ word: '打头', kind: 'unit' })
  const read = async () => {
    const body = { text: `${lockbolt} 30打头` }
    const { data } = await call('buyer', 'POST', '/web/my/cart/resolve', body)
    return data[0].counts
  }
  await vi.waitFor(async () => expect(await read()).toBe('30'))
  const { data } = await add(synonym('锁固钉', '环槽铆钉'))
  const path = `/office/catalogue/word/${data.id}`
  const changed = { ...synonym('锁固钉', '六角螺母'), version: data.version }
  expect((await call('editor', 'PUT', path, changed)).status).toBe(200)
  await vi.waitFor(async () =>
    expect((await offered('锁固钉 M12 8级 镀锌')).every((model) => model.startsWith('HN'))).toBe(
      true,
    ),
  )
  expect((await call('editor', 'PUT', path, changed)).status).toBe(409)
})

test.each<[string, Form, string, string]>([
  ['word', synonym('12345', '螺母'), '词语必须包含文字或字母', 'A word must contain letters'],
  ['word', synonym('M12', '螺母'), '已识别为螺纹规格', 'is recognised as Thread'],
  ['word', synonym('哈克钉', '环槽铆钉'), '已有此含义', 'already has this meaning'],
  ['word', synonym('哈克钉', '螺母'), '在内置词中是产品', 'is a built-in word for Product'],
  [
    'sameAs',
    synonym('锁固钉', '镀锌螺母'),
    '有多个含义：表面处理、产品',
    'has several meanings: Surface finish, Product',
  ],
  [
    'sameAs',
    synonym('锁固钉', 'zzqqk'),
    '系统和产品目录都不认识',
    'is not in the vocabulary or the catalogue',
  ],
  ['sameAs', synonym('锁固钉', '锁固钉'), '循环引用', 'leads back to'],
  ['word', synonym('字'.repeat(61), '螺母'), '60', '60'],
  ['sameAs', { word: '锁固钉', kind: 'synonym' }, '', ''],
  ['word', { word: '锁固钉', kind: 'removed' }, '不是内置词', 'is not a built-in word'],
])('a wrong %s is refused in both languages: %j', async (path, form, zh, en) => {
  for (const [language, words] of [
    ['zh', zh],
    ['en', en],
  ] as const) {
    const { status, data } = await call('editor', 'POST', '/office/catalogue/word', form, {
      'accept-language': language,
    })
    expect(status).toBe(400)
    const [error] = data.errors
    expect(error.path).toBe(path)
    expect(error.message).toContain(words)
  }
})

test('a word is kept once, however it is written, and a replacement may not lead in a circle', async () => {
  await add(synonym('Swage-Pin', 'lockbolt'))
  const again = await add(synonym('swage  pin', 'nut'))
  expect(again.data.errors[0].path).toBe('word')
  expect((await add(synonym('大锁钉', 'swage pin'))).status).toBe(200)
  const standard: Form = {
    word: 'din7968',
    kind: 'standard',
    sameAs: 'DIN 7990',
    degree: 'similar',
  }
  expect((await add(standard)).data).toMatchObject({ word: 'DIN 7968', sameAs: 'DIN 7990' })
  const back = await add({ ...standard, word: 'DIN 7990', sameAs: 'DIN 7968' })
  expect(back.data.errors[0]).toMatchObject({ path: 'sameAs' })
})

test('a word that others take their meaning from cannot be removed', async () => {
  const { data } = await add(synonym('锁固钉', '环槽铆钉'))
  await add(synonym('大锁钉', '锁固钉'))
  const refused = await call('editor', 'DELETE', `/office/catalogue/word/${data.id}`)
  expect([refused.status, refused.meta.message]).toEqual([
    409,
    '“大锁钉”以此词为含义，请先修改“大锁钉”',
  ])
})

test('two words added at the same time cannot make a circle', async () => {
  const answers = await Promise.all([
    add(synonym('甲锁钉', '环槽铆钉')),
    other.call('editor', 'POST', '/office/catalogue/word', synonym('乙锁钉', '甲锁钉')),
    other.call('editor', 'POST', '/office/catalogue/word', synonym('甲锁钉', '乙锁钉')),
  ])
  const words = (await database.selectFrom('reading_word').select('word').execute()).length
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(words)
  expect(words).toBeGreaterThan(0)
  expect(words).toBeLessThan(3)
})
