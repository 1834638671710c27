import { expect, test } from 'vitest'
import type { ImportTable } from '../../../src/domain/catalogue/import/table'
import { importCatalogue } from '../../../src/server/catalogue/import/import'
import { startApp } from '../../app'

const { database, call } = await startApp({ catalogue: 'empty' })

const categories = [
  { categoryType: 1 as const, abbreviation: '螺栓', abbreviationEn: 'Bolts', sort: 1 },
]
const sheet = (...rows: [productClass: string, model: string, weight?: string][]): ImportTable => ({
  name: 'sheet.csv',
  header: ['类别', '产品类', '型号', '材料名称', '净重'],
  rows: rows.map(([productClass, model, weight = '1']) => [
    '螺栓',
    productClass,
    model,
    '螺栓 / Bolt',
    weight,
  ]),
})
const load = (...rows: Parameters<typeof sheet>) =>
  importCatalogue(database, { tables: [sheet(...rows)], categories })

const flange = '法兰螺栓 / Flange bolts'
const eye = '吊环螺栓 / Eye bolts'
await load([flange, 'F-1'], [eye, 'E-1'], ['钩头螺栓 / Hook bolts', 'H-1'])
const classes = await database.selectFrom('product_class').select(['id', 'class_name']).execute()
const idOf = (name: string) => classes.find(({ class_name }) => class_name === name)!.id

const follow = (who: string, ...names: string[]) =>
  call(
    who,
    'PUT',
    '/web/my/subscription',
    names.map((name) => ({ typeId: 1, dataId: idOf(name) })),
  )
const messages = async (who: string) =>
  (await call(who, 'GET', '/admin/sysnotifyremind/page')).data.records.map(
    ({ content, link }: { content: string; link: string }) => ({ content, link }),
  )

await follow('buyer', '法兰螺栓')
await follow('designer', '法兰螺栓', '吊环螺栓')

test('followers of a class are notified of its new models once per import', async () => {
  await load([flange, 'F-2'], [flange, 'F-3'], [eye, 'E-2'], ['钩头螺栓 / Hook bolts', 'H-2'])
  expect(await messages('buyer')).toEqual([
    {
      content: '您订阅的“法兰螺栓”有 2 个新型号',
      link: `/productCategories/productSelection?classId=${idOf('法兰螺栓')}&sort=4`,
    },
  ])
  expect(await messages('designer')).toMatchObject([
    { content: '您订阅的 2 个产品类有 3 个新型号' },
  ])
  expect(await messages('partner')).toEqual([])
})

test('a model that only changed, the same sheet again, and a class nobody follows are no news', async () => {
  await load([flange, 'F-2', '2'], [flange, 'F-3'], ['钩头螺栓 / Hook bolts', 'H-3'])
  await load([flange, 'F-2', '2'])
  expect(await messages('buyer')).toHaveLength(1)
  expect(await messages('designer')).toHaveLength(1)
})
