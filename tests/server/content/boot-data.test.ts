import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { startApp } from '../../app'

const shop = await startApp()
const english = { 'accept-language': 'en' }

interface Item {
  imageUrl?: string
  imageName?: string
  content?: string
}

const areas = async (headers = {}): Promise<{ area: number; name: string; items: Item[] }[]> =>
  (await shop.call(null, 'GET', '/web/home/boot/data', undefined, headers)).data

test('the frame has the areas 1 to 11, each with something to show', async () => {
  const all = await areas()
  expect(all.map(({ area }) => area)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  for (const { items } of all) expect(items.length).toBeGreaterThan(0)
  expect(all[10]).toEqual({
    area: 11,
    name: '采购热线',
    items: [{ content: '400-000-0000（演示）' }],
  })
})

test.each([
  [1, 'Login background', ['imageUrl', 'imageName']],
  [2, 'Default image', ['imageUrl', 'imageName']],
  [3, 'Carousel', ['imageUrl', 'imageName', 'content', 'link']],
  [4, 'Member benefits', ['imageUrl', 'imageName', 'content']],
  [5, 'Industry backgrounds', ['imageUrl', 'imageName']],
  [6, 'Logo', ['imageUrl', 'imageName', 'content', 'link']],
  [7, 'Partners', ['imageUrl', 'imageName']],
  [8, 'QR code: mobile site', ['imageName', 'content', 'link']],
  [9, 'QR code: service account', ['imageName', 'content', 'link']],
  [10, 'User guide', ['imageUrl', 'imageName', 'content', 'link']],
  [11, 'Purchasing hotline', ['content']],
])('area %i of the frame is the %s, with the fields %j', async (number, name, fields) => {
  const [area] = (await areas(english)).filter((one) => one.area === number)
  expect(area?.name).toBe(name)
  for (const item of area?.items ?? []) expect(Object.keys(item)).toEqual(fields)
  if (number === 10) expect(area?.items[0]?.imageUrl).toMatch(/\.pdf$/)
})

test('in English no Chinese character is left', async () => {
  expect(JSON.stringify(await areas(english))).not.toMatch(/\p{Script=Han}/u)
})

test('every picture of the frame is there', async () => {
  const pictures = (await areas()).flatMap(({ items }) =>
    items.flatMap(({ imageUrl }) => imageUrl ?? []),
  )
  expect(pictures.length).toBeGreaterThan(15)
  for (const picture of pictures) {
    expect(existsSync(picture.replace('/crrc_sales_web_html/', 'demo/public/')), picture).toBe(true)
  }
})

test('the footer has the partner logos with their names', async () => {
  const { data } = await shop.call(null, 'GET', '/web/home/footer/logo', undefined, english)
  expect(data).toHaveLength(6)
  expect(data[0]).toEqual({
    imageUrl: '/crrc_sales_web_html/pictures/shell/partner-1.svg',
    imageName: 'Northline Rail (fictional)',
  })
})

test('there is a placeholder for missing pictures', async () => {
  const { data } = await shop.call(null, 'GET', '/web/system/default/picture')
  expect(data).toMatchObject({ imageUrl: '/crrc_sales_web_html/pictures/shell/default.svg' })
})

test('a shop without content answers empty areas', async () => {
  const empty = await startApp({ demo: false })
  const { data } = await empty.call(null, 'GET', '/web/home/boot/data')
  expect(data).toHaveLength(11)
  expect(data[0]).toEqual({ area: 1, name: '登录背景', items: [] })
  expect((await empty.call(null, 'GET', '/web/home/footer/logo')).data).toEqual([])
  expect((await empty.call(null, 'GET', '/web/system/default/picture')).data).toEqual({})
})
