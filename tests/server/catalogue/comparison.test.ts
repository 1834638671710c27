import { expect, test } from 'vitest'
import { openDemoShop } from './demo-shop'

const { call, database, fieldId, idOf } = await openDemoShop()

const zinc = await idOf('HB-M12x80-8.8-ZN')
const flake = await idOf('HB-M12x80-8.8-ZF')
const stronger = await idOf('HB-M12x80-10.9-ZF')
const lockbolt = await idOf('RL1-127-16-R-ZN')
const pump = await idOf('PE-15-15')

const compare = (body: unknown, who: string | null = 'partner', language = 'zh') =>
  call(who, 'POST', '/web/product/compare', body, { 'accept-language': language })
const matchesOf = ({ data }: Awaited<ReturnType<typeof compare>>) =>
  data.map(({ id, pre }: { id: number; pre: number }) => [id, pre])

test('products come in the order asked for, with all that the page shows of them', async () => {
  const { status, data } = await compare({ materialIds: [lockbolt, zinc] })
  expect(status).toBe(200)
  expect(data.map(({ model }: { model: string }) => model)).toEqual([
    'RL1-127-16-R-ZN',
    'HB-M12x80-8.8-ZN',
  ])
  expect(data[1]).toMatchObject({
    id: zinc,
    materialName: expect.any(String),
    genericName: expect.any(String),
    description: expect.any(String),
    prodImgs: [expect.stringMatching(/\.webp$/), expect.stringMatching(/\.webp$/)],
    className: '六角头螺栓',
    baseInfo: { origins: expect.any(Object) },
  })
  expect(data[1].characterList).toContainEqual(
    expect.objectContaining({
      id: expect.any(Number),
      fieldName: '公称直径',
      fieldVal: '12',
      unit: 'mm',
    }),
  )
})

test('the match is computed against the first product or the chosen baseline', async () => {
  const byFirst = matchesOf(await compare({ materialIds: [zinc, flake, stronger] }))
  expect(byFirst[0]).toEqual([zinc, 100])
  const [, [, nearer], [, farther]] = byFirst
  expect(nearer).toBeLessThan(100)
  expect(farther).toBeLessThan(nearer)

  const named = { materialIds: [zinc, flake, stronger], baselineId: stronger }
  const [[, first], [, second], third] = matchesOf(await compare(named))
  expect(third).toEqual([stronger, 100])
  expect(first).toBe(farther)
  expect(second).toBe(nearer)
})

test('the match is the same in both languages', async () => {
  const body = { materialIds: [zinc, flake, lockbolt, pump] }
  expect(matchesOf(await compare(body, 'partner', 'en'))).toEqual(matchesOf(await compare(body)))
})

test('a bare list of ids is understood; an unknown one does not count', async () => {
  expect(matchesOf(await compare([zinc, 2_000_000, flake]))).toEqual([
    [zinc, 100],
    [flake, expect.any(Number)],
  ])
  expect((await compare([2_000_000, 2_000_001])).data).toEqual([])
  const gone = { materialIds: [zinc, flake], baselineId: 2_000_000 }
  expect(matchesOf(await compare(gone))[0]).toEqual([zinc, 100])
})

test('several values of one characteristic are one entry, and all of them count', async () => {
  const finish = fieldId('2021090009')
  const finishOf = async () =>
    (await compare([flake, zinc], 'partner', 'en')).data.map(
      (item: { pre: number; characterList: { id: number; fieldVal: string }[] }) =>
        item.characterList.filter(({ id }) => id === finish).map(({ fieldVal }) => fieldVal),
    )
  const [[zincFlake], [zincPlated]] = await finishOf()
  const { id: value_id } = await database
    .selectFrom('characteristic_value')
    .select('id')
    .where('characteristic_id', '=', finish)
    .where('val_en', '=', zincFlake)
    .executeTakeFirstOrThrow()
  await database.insertInto('material_value').values({ material_id: zinc, value_id }).execute()
  expect((await finishOf())[1]).toEqual([expect.stringMatching(/^[^,]+, [^,]+$/)])
  await database
    .deleteFrom('material_value')
    .where('material_id', '=', zinc)
    .where('value_id', '=', value_id)
    .execute()
  expect((await finishOf())[1]).toEqual([zincPlated])
})

test('a characteristic hidden in every class is not compared; one shown by any class is shown for all', async () => {
  const diameter = { characteristic_id: fieldId('2021090001') }
  const hide = async (product: number) => {
    const { class_id } = await database
      .selectFrom('material')
      .select('class_id')
      .where('id', '=', product)
      .executeTakeFirstOrThrow()
    await database
      .updateTable('class_characteristic')
      .set({ is_hidden: 1 })
      .where('class_id', '=', class_id)
      .where('characteristic_id', '=', diameter.characteristic_id)
      .execute()
  }
  const shown = async () =>
    (await compare([zinc, lockbolt])).data.map(
      ({ characterList }: { characterList: { id: number }[] }) =>
        characterList.some(({ id }) => id === diameter.characteristic_id),
    )
  await hide(zinc)
  expect(await shown()).toEqual([true, true])
  await hide(lockbolt)
  expect(await shown()).toEqual([false, false])
})

test.each([
  ['no product', [], ''],
  ['one product', { materialIds: [zinc] }, 'materialIds'],
  ['one product in a bare list', [zinc], ''],
  ['the same product twice', { materialIds: [zinc, zinc] }, 'materialIds'],
  [
    'more than ten products',
    { materialIds: Array.from({ length: 11 }, (_, at) => at + 1) },
    'materialIds',
  ],
  ['a text instead of an id', { materialIds: ['1; drop table', 2] }, 'materialIds.0'],
  ['an id that is too large', { materialIds: [2 ** 31, 2] }, 'materialIds.0'],
  ['a fraction', [1.5, 2], '0'],
  ['nothing named', {}, 'materialIds'],
])('%s is refused with the place of the fault', async (_what, body, path) => {
  const { status, data } = await compare(body, 'partner', 'en')
  expect(status).toBe(400)
  expect(data.errors[0]).toEqual({ path, message: expect.any(String) })
})

test('the refusal says how many products it takes, in the language of the caller', async () => {
  const said = async (body: unknown, language: string) =>
    (await compare(body, 'partner', language)).data.errors
  const zh = '请选择 2 至 10 个不同的产品进行对比'
  const en = 'Please choose 2 to 10 different products to compare'
  expect(await said([zinc], 'zh')).toEqual([{ path: '', message: zh }])
  expect(await said({ materialIds: [zinc, zinc] }, 'en')).toEqual([
    { path: 'materialIds', message: en },
  ])
})

test('a visitor is asked to log in; suppliers and staff do not compare', async () => {
  expect((await compare([zinc, flake], null)).status).toBe(401)
  expect((await compare([zinc, flake], 'supplier')).status).toBe(403)
  expect((await compare([zinc, flake], 'sales')).status).toBe(403)
})
