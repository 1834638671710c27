import { expect, test } from 'vitest'
import { startApp } from '../../app'

const { call, database } = await startApp({ demo: false })
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

test('a request for all items includes withdrawn ones with a mark; the default list does not', async () => {
  const list = async (address: string) => (await call(null, 'GET', `${address}`)).data
  const all = '/web/param/item/list?paramId=industry&all=1'
  const [first] = await list(all)
  expect(first.offered).toBe(true)
  await database
    .updateTable('parameter_item')
    .set({ active: false })
    .where('id', '=', first.id)
    .execute()
  expect((await list(all))[0]).toEqual({ ...first, offered: false })
  const codes = (found: { itemCode: string }[]) => found.map(({ itemCode }) => itemCode)
  expect(codes(await items('industry'))).not.toContain(first.itemCode)
  const front = await list('/admin/web/front/param/item/list?paramId=industry')
  expect(codes(front)).not.toContain(first.itemCode)
  expect(front[0].offered).toBeUndefined()
})
