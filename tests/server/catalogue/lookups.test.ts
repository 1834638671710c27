import { expect, test } from 'vitest'
import { openDemoShop } from './demo-shop'

const { ask, read, classIdOf, fieldId } = await openDemoShop()
const valuesOf = ({ data }: { data: { val: string }[] }) => data.map(({ val }) => val)

const lockbolts = await classIdOf('大直径环槽铆钉')
const bolts = await classIdOf('六角头螺栓')

const diameterPaths = ['class', 'model', 'info', 'class/code'].map(
  (list) => `/web/product/filter/${list}/diameter`,
)
const thicknessPaths = ['class', 'model', 'info'].map(
  (list) => `/web/product/filter/${list}/thickness`,
)

test.each(diameterPaths)('%s answers by POST and by GET', async (path) => {
  const named = path.includes('code')
    ? { fieldCode: '2021090005' }
    : { characterId: fieldId('2021090005') }
  const asked = { ...named, diameter: 14.2, classId: lockbolts }
  const posted = await ask(path, {}, asked)
  expect(posted.data).toEqual([{ id: expect.any(Number), val: '12.7' }])
  expect((await read(path, asked)).data).toEqual(posted.data)
})

test.each(thicknessPaths)('%s answers by POST and by GET', async (path) => {
  const asked = { characterId: fieldId('2021090002'), thickness: 30, classId: lockbolts }
  const posted = await ask(path, {}, asked)
  expect(valuesOf(posted)).toEqual(['25.4-31.8'])
  expect((await read(path, asked)).data).toEqual(posted.data)
})

test.each([
  ['lockbolts', 14.2, ['12.7']],
  ['lockbolts', 14.3, ['12.7']],
  ['lockbolts', 14.31, []],
  ['lockbolts', 17, ['15.9']],
  ['bolts', 13.5, ['12']],
  ['bolts', 12.4, []],
  ['bolts', 0, []],
  ['bolts', 99_999, []],
])('for %s a hole of %d mm leaves the diameters %j', async (range, diameter, diameters) => {
  const classId = range === 'bolts' ? bolts : lockbolts
  expect(valuesOf(await ask(diameterPaths[0]!, {}, { diameter, classId }))).toEqual(diameters)
})

test('a hole may fit two sizes, and the sizes on sale are found', async () => {
  const found = async (diameter: number) =>
    valuesOf(await ask(diameterPaths[1]!, {}, { diameter, abbreviation: '螺栓' }))
  expect(await found(24)).toEqual(['20', '22'])
  // It fits M18 too.
  expect(await found(21)).toEqual(['20'])
})

test('across classes a hole finds the diameters of lockbolts and of bolts that it fits', async () => {
  const found = async (scope: object, diameter: number) =>
    valuesOf(await ask(diameterPaths[0]!, {}, { diameter, ...scope }))
  expect(await found({ categoryType: 1, abbreviation: '环槽铆钉' }, 14.2)).toEqual(['12.7'])
  // M12 with a coarse hole: bolts are found beside the lockbolt.
  expect(await found({ categoryType: 1 }, 14.2)).toEqual(['12', '12.7'])
  expect(await found({ categoryType: 1, abbreviation: '螺栓' }, 14.2)).toEqual(['12'])
  // The pin of another kind of fastener of 8 mm needs that hole too.
  expect(await found({ categoryType: 1 }, 13.5)).toEqual(['8', '12'])
})

test('another characteristic than that of the measure leaves nothing', async () => {
  const classId = lockbolts
  const length = fieldId('2021090012')
  const hole = { diameter: 14.2, classId }
  for (const path of diameterPaths) {
    expect(valuesOf(await ask(path, {}, { ...hole, characterId: length }))).toEqual([])
    expect(valuesOf(await ask(path, {}, { ...hole, characterId: 2_000_000 }))).toEqual([])
    expect(valuesOf(await ask(path, {}, { ...hole, fieldCode: '2021090002' }))).toEqual([])
    expect(valuesOf(await ask(path, {}, { ...hole, fieldCode: '2021090001' }))).toEqual(['12.7'])
  }
  for (const path of thicknessPaths) {
    const asked = { thickness: 30, classId, characterId: length }
    expect(valuesOf(await ask(path, {}, asked))).toEqual([])
    expect((await read(path, asked)).data).toEqual([])
  }
})

test.each([
  [30, ['25.4-31.8']],
  [25.4, ['19.1-25.4', '25.4-31.8']],
  [200, []],
  [0, []],
])(
  'a joint of %d mm leaves the grip ranges %j of the large lockbolts',
  async (thickness, grips) => {
    const asked = { thickness, classId: lockbolts }
    expect(valuesOf(await ask(thicknessPaths[0]!, {}, asked))).toEqual(grips)
  },
)

test('a thin joint leaves multi-grip lockbolts and no large one', async () => {
  const grips = async (className: string) =>
    valuesOf(
      await ask(thicknessPaths[1]!, {}, { thickness: 5, classId: await classIdOf(className) }),
    )
  expect(await grips('多铆接厚度环槽铆钉')).toContain('1.6-15.9')
  expect(await grips('大直径环槽铆钉')).toEqual([])
})

test('found values can be chosen and match models', async () => {
  const [value] = valuesOf(
    await ask(thicknessPaths[0]!, {}, { thickness: 30, abbreviation: '环槽铆钉' }),
  )
  const choice = { characterId: fieldId('2021090003'), characterVal: value }
  const { data } = await ask('/web/product/page', { abbreviation: '环槽铆钉' }, [choice])
  expect(data.total).toBeGreaterThan(0)
})

test('a class that does not exist leaves nothing', async () => {
  expect((await ask(diameterPaths[0]!, {}, { diameter: 14.2, classId: 999_999 })).data).toEqual([])
})

test.each([
  [diameterPaths[0]!, {}, '缺少“直径”'],
  [diameterPaths[0]!, { thickness: 30 }, '缺少“直径”'],
  [thicknessPaths[0]!, { diameter: 30 }, '缺少“厚度”'],
  [diameterPaths[0]!, { diameter: -1 }, '直径'],
  [diameterPaths[0]!, { diameter: '14.2' }, '直径'],
  [diameterPaths[0]!, { diameter: 1e9 }, '直径'],
  [diameterPaths[0]!, { diameter: 14.2, strange: 1 }, 'strange'],
])('%s refuses %j', async (path, body, named) => {
  const answer = await ask(path, {}, body)
  expect(answer.status).toBe(400)
  expect(answer.data.errors).toHaveLength(1)
  expect(answer.data.errors[0].message).toContain(named)
})

test.each(['', 'abc', '-1', '1e400', 'NaN', '14.2&diameter=15'])(
  'a hole of "%s" mm is refused by GET too',
  async (diameter) => {
    expect((await read(`${diameterPaths[0]}?diameter=${diameter}`)).status).toBe(400)
  },
)
