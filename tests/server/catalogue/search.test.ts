import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { eventually } from '../../patience'
import { modelsOf, openDemoShop } from './demo-shop'

const { ask, call, database, read } = await openDemoShop()
const search = (keyword: string, query = {}, language = 'zh') =>
  ask('/web/product/page', { keyword, size: 100, ...query }, [], language)

/** The models whose code fits a pattern of the database. */
async function codesLike(pattern: string): Promise<string[]> {
  const { rows } = await sql<{ model: string }>`
    select model from material where model ~ ${pattern}`.execute(database)
  return rows.map(({ model }) => model).sort()
}

test.each([
  ['m12x80 8.8', 'M12x80-8\\.8'],
  ['M12×80 8.8', 'M12x80-8\\.8'],
  ['m12*80-8.8', 'M12x80-8\\.8'],
  ['8.8 M12x80', 'M12x80-8\\.8'],
  ['M12x80', 'M12x80(\\D|$)'],
  ['hbm12x808.8zn', '^HB-M12x80-8.8-ZN$'],
  ['hb m12 x 80', '^HB-M12x80-'],
  ['RL1-127-16-R-ZN', '^RL1-127-16-R-ZN$'],
  ['rl1 127 16', '^RL1-127-16-'],
  ['M12 X 80', 'M12x80(\\D|$)'],
  ['m 12 × 80 mm', 'M12x80(\\D|$)'],
  ['M12*80*8.8', 'M12x80-8\\.8'],
  ['Ｍ１２＊８０＊８．８', 'M12x80-8\\.8'],
  ['M12 x 80 x 10.9', 'M12x80-10\\.9'],
  ['HB-M12×80×8.8×ZN', '^HB-M12x80-8.8-ZN$'],
  ['M12x81', '^$'],
  // The figure that no model has is left out.
  ['M12*80*8', 'M12x80(\\D|$)'],
])('"%s" finds the models of that code', async (keyword, pattern) => {
  expect(modelsOf(await search(keyword)).sort()).toEqual(await codesLike(pattern))
})

test.each(['GB/T5782', 'GB/T 5782', 'gbt5782', 'gb-t 5782', 'ISO4014', 'iso 4014'])(
  '"%s" finds the bolts of that standard',
  async (keyword) => {
    const { data } = await search(keyword)
    expect(data).toMatchObject({ total: 288, classCount: 1 })
    expect(data.records[0].className).toBe('六角头螺栓')
  },
)

test.each([
  ['锁紧螺母', '锁紧螺母', 'lock nut'],
  ['lock nut', '锁紧螺母', 'lock nut'],
  ['hcmd', '环槽铆钉', 'hcmd'],
  ['平垫圈', '平垫圈', 'plain washer'],
])('"%s" finds whatever is called so', async (keyword, zh, en) => {
  const { data } = await search(keyword)
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from material
      join product_class on product_class.id = class_id
      join category on category.id = category_id
    where concat_ws(' ', class_name, abbreviation, material_name, material.data ->> 'genericName') like ${`%${zh}%`}
      or concat_ws(' ', class_name_en, abbreviation_en, material_name_en, material.data ->> 'genericNameEn')
        ~* ${`\\m${en}`}`.execute(database)
  expect(data.total).toBe(rows[0]?.total)
  expect(data.total).toBeGreaterThan(50)
})

test.each([
  [
    ['12.7mm', '12.7 mm', '12.70mm', '12.7毫米', '１２．７ｍｍ'],
    ['12.7m', '2.7mm'],
  ],
  [['ø12.7', 'φ12.7mm', 'Φ 12.7 mm'], ['φ2.7']],
])('a figure is found with its unit and without, glued or apart: %j', async (alike, others) => {
  const [first, ...same] = await Promise.all(alike.map((keyword) => search(keyword)))
  expect(first!.data.total).toBeGreaterThan(50)
  for (const { data } of same) expect(data.total).toBe(first!.data.total)
  for (const keyword of others) expect((await search(keyword)).data.total, keyword).toBe(0)
})

test('classes are found by what their models are called', async () => {
  const { data } = await ask('/web/product/class/page', { keyword: '开口销' })
  expect(data.records.map(({ className }: { className: string }) => className)).toContain('开口销')
})

test('a search for models looks at codes alone', async () => {
  expect((await search('螺母', { searchType: 2 })).data.total).toBe(0)
  expect((await search('m12x80', { searchType: 2 })).data.total).toBe(
    (await codesLike('M12x80(\\D|$)')).length,
  )
})

test.each([
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '%',
  '_',
  '\\',
  '(((',
  '(.+)?',
  '"]}',
  '😀',
  'x'.repeat(200),
])('a search for %s is a search like another', async (keyword) => {
  const { status, data } = await search(keyword)
  expect({ status, total: data.total }).toEqual({ status: 200, total: 0 })
})

test.each([
  { keyword: 'x'.repeat(201) },
  { keyword: 'a\u0000b' },
  { keyword: 'x', searchType: 3 },
  { keyword: 'x', size: 0 },
  { keyword: 'x', size: -5 },
  { keyword: 'x', size: 101 },
  { keyword: 'x', current: 0 },
  { keyword: 'x', current: 1_000_001 },
  { keyword: 'x', orderColumn: 5 },
  { keyword: 'x', asc: 'up' },
  { keyword: 'x', strange: 1 },
])('a search of %j is refused', async (query) => {
  expect((await ask('/web/product/page', query)).status).toBe(400)
  expect((await ask('/web/product/class/page', query)).status).toBe(400)
})

test.each([
  ['hot', '/web/hot/search/list'],
  ['top', '/web/top/search'],
])('every %s word finds something in its language', async (_which, path) => {
  for (const language of ['zh', 'en']) {
    const { data } = await read(path, {}, null, language)
    expect(data.length).toBeGreaterThan(4)
    for (const word of data) {
      if (language === 'en') expect(word).not.toMatch(/\p{Script=Han}/u)
      expect((await search(word, {}, language)).data.total, word).toBeGreaterThan(0)
    }
  }
})

test('tips complete what is typed, in the language of the caller, and each finds something', async () => {
  const tips = async (keyword: string, query = {}, language = 'zh') =>
    (await read('/web/search/tips', { keyword, ...query }, null, language)).data
  expect(await tips('螺')).toEqual(expect.arrayContaining(['螺栓', '螺钉', '螺母']))
  expect(await tips('nut', {}, 'en')).toContain('Nuts')
  expect(await tips('HB-M12x8', { searchType: 2 })).toContain('HB-M12x80-8.8-ZN')
  for (const keyword of ['螺', 'm12', 'lock', 'RL1-12']) {
    const found = await tips(keyword)
    expect(found.length).toBeGreaterThan(0)
    expect(found.length).toBeLessThanOrEqual(10)
    for (const tip of found) expect((await search(tip)).data.total, tip).toBeGreaterThan(0)
  }
  for (const keyword of ['', ' ', '%', 'x'.repeat(200), "'"])
    expect(await tips(keyword)).toEqual([])
  expect((await read('/web/search/tips')).data).toEqual([])
  expect((await read('/web/search/tips', { keyword: 'x'.repeat(201) })).status).toBe(400)
})

const misses = (who: string | null, query = {}) => read('/office/search/misses', query, who)
const missed = async (keyword: string) =>
  (await misses('sales', { size: 100 })).data.records.filter(
    (one: { keyword: string }) => one.keyword === keyword,
  )

test('a search without a result is counted for staff, however it is written', async () => {
  for (const keyword of ['Titanwing', ' titanwing ', 'TITANWING']) await search(keyword)
  await ask('/web/product/class/page', { keyword: 'titanwing' })
  await search('titanwing', { searchType: 2 })
  await eventually(async () =>
    expect(await missed('titanwing')).toMatchObject([
      { searchType: 1, counts: 4 },
      { searchType: 2, counts: 1 },
    ]),
  )
})

test('a search that was narrowed, or that finds something, is no miss', async () => {
  await search('m12x80')
  await search('wingless', { abbreviation: '螺栓' })
  await ask('/web/product/page', { keyword: 'wingless' }, [{ characterId: 1, characterVal: 'x' }])
  await search(' ', { abbreviation: '没有' })
  await search('later-than-these')
  await eventually(async () => expect(await missed('later-than-these')).toHaveLength(1))
  for (const keyword of ['m12x80', 'wingless', '']) expect(await missed(keyword)).toEqual([])
})

test('misses come in pages, the most frequent first', async () => {
  const all = (await misses('operator', { size: 100 })).data
  const counts = all.records.map((one: { counts: number }) => one.counts)
  expect(counts).toEqual([...counts].sort((a: number, b: number) => b - a))
  const { data } = await misses('editor', { size: 1, current: 1000 })
  expect(data).toEqual({ records: [], total: all.total, current: 1000, size: 1 })
})

test('misses are for staff', async () => {
  expect((await misses(null)).status).toBe(401)
  for (const who of ['buyer', 'supplier', 'agent']) expect((await misses(who)).status).toBe(403)
})

test('an empty dictionary has no words', async () => {
  await database.deleteFrom('parameter_item').execute()
  expect((await call(null, 'GET', '/web/top/search')).data).toEqual([])
})
