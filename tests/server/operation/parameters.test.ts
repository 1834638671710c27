import { expect, test } from 'vitest'
import { startApp } from '../../app'

const { call } = await startApp({ demo: false })
const items = async (paramId: string, headers = {}) =>
  (
    await call(
      null,
      'GET',
      `/web/param/item/list?paramId=${encodeURIComponent(paramId)}`,
      undefined,
      headers,
    )
  ).data

test('a dictionary is answered in its order and in the language of the reader', async () => {
  expect(
    (await items('evaluation_level')).map(({ itemName }: { itemName: string }) => itemName),
  ).toEqual(['非常满意', '满意', '一般', '不满意'])
  const [rail] = await items('industry', { 'accept-language': 'en' })
  expect(rail).toMatchObject({ paramId: 'industry', itemCode: 'rail', itemName: 'Rail transit' })
})

test('an unknown dictionary is empty, and one must be named', async () => {
  expect(await items("x' or 1=1")).toEqual([])
  expect((await call(null, 'GET', '/web/param/item/list')).status).toBe(400)
})
