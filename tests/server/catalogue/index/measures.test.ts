import { expect, test } from 'vitest'
import { modelsOf, openDemoShop } from '../demo-shop'

const { ask, read, choices, classIdOf, idOf, fieldId } = await openDemoShop()
const lockbolts = await classIdOf('大直径环槽铆钉')
const bolts = await classIdOf('六角头螺栓')
const bolt = await idOf('HB-M12x80-8.8-ZN')

const hole = (measure: string) => choices('2021090005', measure)
const joint = (measure: string) => choices('2021090002', measure)
const diameter = (...values: string[]) => choices('2021090001', ...values)
const page = (classId: number, wanted: unknown, language = 'zh') =>
  ask('/web/product/page', { classId, size: 100 }, wanted, language)

test('a typed hole and joint choose the values that they stand for', async () => {
  const typed = await page(lockbolts, [...hole('14.2'), ...joint('30')])
  const chosen = await page(lockbolts, [...diameter('12.7'), ...choices('2021090003', '25.4-31.8')])
  expect(typed.data.total).toBeGreaterThan(0)
  expect(modelsOf(typed)).toEqual(modelsOf(chosen))
})

test('the list of classes and both matches understand a typed hole too', async () => {
  const classes = (wanted: unknown) =>
    ask('/web/product/class/page', { abbreviation: '螺栓', categoryType: 1 }, wanted)
  expect((await classes(hole('24'))).data).toEqual((await classes(diameter('20', '22'))).data)
  const match = (wanted: unknown) => ask('/web/product/match', { id: bolt }, wanted)
  expect((await match(hole('13.5'))).data).toEqual((await match(diameter('12'))).data)
  const custom = (wanted: unknown) => ask('/web/custom/product/match', { id: bolts }, wanted)
  expect((await custom(hole('13.5'))).data).toEqual((await custom(diameter('12'))).data)
  const replaced = (one: { id: number; fieldVal: string }) =>
    read('/web/custom/product/replace', { id: bolts, characterJson: JSON.stringify([one]) })
  expect((await replaced({ id: fieldId('2021090005'), fieldVal: '13.5' })).data).toEqual(
    (await replaced({ id: fieldId('2021090001'), fieldVal: '12' })).data,
  )
})

test('a hole stands in each class for the diameters that it fits there', async () => {
  const total = async (scope: object, wanted: unknown): Promise<number> =>
    (await ask('/web/product/page', scope as never, wanted)).data.total
  // A hole of 13.5 mm fits bolts M12 and rivet nuts M8, but not rivets of 8 mm.
  const found = diameter('8', '12')
  const typed = [...hole('13.5'), ...found]
  const rivets = { classId: await classIdOf('半圆头铆钉') }
  expect(await total(rivets, found)).toBeGreaterThan(0)
  expect(await total(rivets, hole('13.5'))).toBe(0)
  expect(await total({ classId: bolts }, typed)).toBe(
    await total({ classId: bolts }, diameter('12')),
  )
  for (const scope of [{}, { abbreviation: '铆钉' }]) {
    expect(await total(scope, typed)).toBeLessThan(await total(scope, found))
    expect(await total(scope, hole('13.5'))).toBe(await total(scope, typed))
  }
})

test('chosen diameters are narrowed to those that fit the hole', async () => {
  const both = await page(bolts, [...hole('24'), ...diameter('12', '20')])
  expect(modelsOf(both)).toEqual(modelsOf(await page(bolts, diameter('20'))))
})

test('a hole that nothing fits is named as what to give up', async () => {
  for (const wanted of [hole('99'), [...hole('99'), ...diameter('12')]]) {
    const { data } = await page(bolts, wanted, 'en')
    expect(data.total).toBe(0)
    expect(data.suggestions).toContainEqual(
      expect.objectContaining({
        change: 'drop',
        fieldName: 'Hole diameter',
        characterVal: '99',
      }),
    )
  }
})

test.each(['abc', '-14', '14.2.1', '1e3', '100001', "14' or 1=1"])(
  'a hole of “%s” is refused in the words of the caller',
  async (typed) => {
    for (const [path, query] of [
      ['/web/product/page', { classId: bolts }],
      ['/web/product/class/page', {}],
      ['/web/product/match', { id: bolt }],
      ['/web/custom/product/match', { id: bolts }],
    ] as const) {
      const { status, data } = await ask(path, query, hole(typed), 'en')
      expect(status).toBe(400)
      expect(data.errors).toEqual([
        {
          path: '0.characterVal',
          message: `“${typed}” is not a valid dimension; please enter a number up to 100,000`,
        },
      ])
    }
  },
)
