import { expect, test } from 'vitest'
import { importCatalogue } from '../../../src/server/catalogue/import/import'
import { listOperations } from '../../../src/server/http/operations'
import { startApp } from '../../app'
import { eventually } from '../../patience'
import { openDemoShop } from './demo-shop'

const shop = await openDemoShop()
const { ask, call, database, fieldId, idOf, read } = shop
const page = '/web/product/page'

/** A sheet of one class of bolts with these models. */
const sheetOf = (...models: string[]) => ({
  name: 'new.csv',
  header: ['类别', '产品类', '型号', '材料名称', '公称直径', '颜色 / Colour'],
  rows: models.map((model) => ['螺栓', '新螺栓 / New bolts', model, '新螺栓', '7', '蓝 / Blue']),
})

test('an import in a running shop shows in the next answers of all servers', async () => {
  const sister = await startApp({ catalogue: 'demo', beside: shop })
  await importCatalogue(database, { tables: [sheetOf('NEW-1', 'NEW-2')] })
  for (const { call } of [shop, sister]) {
    await eventually(async () => {
      const { data } = await call(null, 'POST', `${page}?keyword=NEW-`, [])
      expect(data.total).toBe(2)
      const colour = data.characterList.find(
        ({ fieldName }: { fieldName: string }) => fieldName === '颜色',
      )
      expect(colour.valueList).toMatchObject([{ val: '蓝', count: 2 }])
    })
    const { data } = await call(null, 'POST', page, [])
    expect(data.total).toBe(3049)
  }
  const { data } = await read(`/web/product/info/${await idOf('NEW-1')}`)
  expect(data.prodImgs[0]).toMatch(/\.webp$/)
})

test('a shop without products answers every question with nothing', async () => {
  const empty = await startApp({ catalogue: 'empty' })
  const data = async (method: 'GET' | 'POST', path: string, body?: unknown) => {
    const answer = await empty.call(null, method, path, body)
    expect(answer.status, path).toBe(200)
    return answer.data
  }
  const nothing = { records: [], total: 0, characterList: [], suggestions: [], classCount: 0 }
  expect(await data('POST', page, [])).toMatchObject(nothing)
  expect(await data('POST', `${page}?keyword=m12&orderColumn=2`, [])).toMatchObject(nothing)
  expect(await data('POST', '/web/product/class/page', [])).toMatchObject(nothing)
  for (const list of [
    'revision/class/list',
    'revision/character',
    'filter/class/diameter?diameter=1',
  ])
    expect(await data('GET', `/web/product/${list}`)).toEqual([])
  expect(await data('GET', '/web/search/tips?keyword=m')).toEqual([])
  const tree = await data('GET', '/web/product/revision/categoryType/abbreviation')
  expect(tree.map(({ abbreviationList }: { abbreviationList: [] }) => abbreviationList)).toEqual([
    [],
    [],
  ])
  for (const path of ['info/1', 'character/all?id=1', 'file/1/model.glb'])
    expect((await empty.call(null, 'GET', `/web/product/${path}`)).status).toBe(404)
})

test('until it has read its products a server says that it cannot answer', async () => {
  const { call } = await startApp({ catalogue: 'unready' })
  const answer = await call(null, 'POST', page, [])
  expect(answer).toMatchObject({ status: 503, meta: { message: '服务暂时不可用，请稍后再试' } })
})

const bolt = await idOf('HB-M12x80-8.8-ZN')

/** A valid question for each public call of the catalogue. */
const questions = listOperations()
  .filter(({ operation: { tags } }) => tags.includes('catalogue'))
  .filter(({ operation: { security } }) => !security)
  // The demo has no media of its own: attachments.test.ts uploads some.
  .filter(({ path }) => !path.includes('/media/'))
  .map(({ path, method, operation }) => {
    // Products made to measure are named by their class.
    const id = path.startsWith('/web/custom/') ? '1' : String(bolt)
    const given: Record<string, string> = {
      id,
      ids: String(bolt),
      grip: '50',
      diameter: '14.2',
      thickness: '30',
      down: String(fieldId('2021090001')),
      across: String(fieldId('2021090012')),
    }
    const needed = (operation.parameters ?? []).flatMap(({ name, in: where, required }) =>
      where === 'query' && required ? `${name}=${given[name]}` : [],
    )
    if (path.endsWith('character/all')) needed.push(`materialId=${bolt}`)
    const address = path
      .replace('{id}', path.includes('/tool/') ? '{tool}' : id)
      .replace('{name}', 'size.svg')
    const body = path.includes('/filter/') ? { diameter: 14.2, thickness: 30 } : []
    return {
      method: method === 'get' ? ('GET' as const) : ('POST' as const),
      address,
      needed,
      body,
    }
  })
const pump = await idOf('PE-15-15')

test.each(questions)(
  '$method $address is answered to visitors, customers, suppliers and staff alike',
  async ({ method, address, needed, body }) => {
    const path = `${address.replace('{tool}', String(pump))}?${needed.join('&')}`
    const answers = []
    for (const who of [null, 'engineer', 'supplier', 'sales']) {
      const answer = await call(who, method, path, method === 'POST' ? body : undefined)
      expect(answer.status, String(who)).toBe(200)
      answers.push(answer.text)
    }
    expect(new Set(answers).size).toBe(1)
  },
)

test.each(questions)(
  '$method $address refuses fields that it does not know, and text for numbers',
  async ({ method, address, needed, body }) => {
    const path = address.replace('{tool}', String(pump))
    const asked = (query: string, sent: unknown = body) =>
      call(
        null,
        method,
        `${path}?${[...needed, query].join('&')}`,
        method === 'POST' ? sent : undefined,
      )
    for (const query of ['strange=1', '__proto__=1', 'strange=%00', "size=1'--"]) {
      const { status, meta } = await asked(query)
      expect([query, status]).toEqual([query, 400])
      expect(meta.message).toBe('输入有误，请检查标出的内容')
    }
    if (method === 'GET') return
    for (const sent of ['text', 7, null, { strange: 1 }, [7], [{ strange: 1 }]])
      expect((await asked('', JSON.stringify(sent))).status, JSON.stringify(sent)).toBe(400)
  },
)

test('two hundred choices are answered, one more is refused', async () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, nth) => ({ characterId: nth + 301, characterVal: `'${nth}` }))
  expect((await ask(page, {}, many(200))).data).toMatchObject({ total: 0, suggestions: [] })
  const { status, data } = await ask(page, {}, many(201), 'en')
  expect([status, data.errors.length]).toEqual([400, 1])
})

test.each([
  "'; drop table material; --",
  '<img src=x onerror=alert(1)>',
  '%',
  '\\u0000',
  '${7*7}',
  'constructor',
  '__proto__',
])('the value %s is a value like another', async (characterVal) => {
  const [choice] = shop.choices('2021090009', characterVal)
  const { status, data } = await ask(page, {}, [choice])
  expect([status, data.total]).toEqual([200, 0])
  expect(data.suggestions[0]).toMatchObject({ change: 'drop', characterVal })
})

test.each(['abbreviation', 'keyword'])('a zero character in %s is refused', async (name) => {
  const { status, meta } = await ask(page, { [name]: 'a\u0000' }, [], 'en')
  expect(status).toBe(400)
  expect(meta.message).toBe('Please check the marked fields')
})

test('after all of this the catalogue is as it was', async () => {
  const rows = await database.selectFrom('material').select('id').execute()
  expect(rows).toHaveLength(3049)
})
