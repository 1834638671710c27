import { expect, test } from 'vitest'
import { startApp } from '../../app'

const { call } = await startApp({ demo: false })

interface Node {
  code: string
  name: string
  children?: Node[]
}

const tree = async (language: string): Promise<Node[]> =>
  (
    await call(null, 'GET', '/admin/web/front/region/tree', undefined, {
      'accept-language': language,
    })
  ).data

const flat = (nodes: Node[]): Node[] =>
  nodes.flatMap((node) => [node, ...flat(node.children ?? [])])

test('a visitor sees China with its provinces and cities first, then the other countries', async () => {
  const [china, ...others] = await tree('zh')
  expect(china).toMatchObject({ code: 'CN', name: '中国' })
  expect(china!.children).toHaveLength(34)
  const guangdong = china!.children!.find(({ code }) => code === '440000')
  expect(guangdong).toMatchObject({ name: '广东省' })
  expect(guangdong!.children).toContainEqual({ code: '440300', name: '深圳市' })
  expect(others.length).toBeGreaterThan(200)
  expect(others).toContainEqual({ code: 'DE', name: '德国' })
  expect(others.map(({ code }) => code)).not.toContain('TW')
})

test('every place has a name in English letters, and every code is there once', async () => {
  const places = flat(await tree('en'))
  expect(
    places.filter(({ name }) => !/^[A-Z\p{Lu}][\p{Script=Latin} '’.,()&-]*$/u.test(name)),
  ).toEqual([])
  expect(new Set(places.map(({ code }) => code)).size).toBe(places.length)
})

test.each([
  ['610100', "Xi'an"],
  ['610000', 'Shaanxi'],
  ['140000', 'Shanxi'],
  ['150100', 'Hohhot'],
  ['222400', 'Yanbian'],
  ['652300', 'Changji'],
  ['500000', 'Chongqing'],
  ['220100', 'Changchun'],
  ['350200', 'Xiamen'],
  ['530800', "Pu'er"],
  ['CN', 'China'],
  ['US', 'United States'],
])('%s is called %s', async (code, name) => {
  expect(flat(await tree('en')).find((place) => place.code === code)?.name).toBe(name)
})
