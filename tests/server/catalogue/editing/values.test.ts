import { expect, test } from 'vitest'
import { exportSheet } from '../../../../src/server/catalogue/export'
import { importCatalogue } from '../../../../src/server/catalogue/import/import'
import { startApp } from '../../../app'
import { addModels, done, givenCharacteristic, givenClass } from './kept'

const shop = await startApp({ catalogue: 'empty' })
const { call, database } = shop
const { categoryId, size } = await givenClass(shop)

interface Value {
  id?: number
  val: string
  valEn: string
}

const at = (id: number) => `/office/catalogue/characteristic/${id}/values`
const listed = async (id: number): Promise<Value[]> =>
  (await done(call('editor', 'GET', at(id)))).values.map(({ id, val, valEn }: Value) => ({
    id,
    val,
    valEn,
  }))
const texts = async (id: number) => (await listed(id)).map(({ val }) => val)
async function put(id: number, values: Value[]) {
  const { version, ordered } = await done(call('editor', 'GET', at(id)))
  return call('editor', 'PUT', at(id), { version, ordered, values })
}
const fresh = (val: string) => ({ val, valEn: '' })

/** As stored before numbers were normalised. */
const written = (id: number, before: string, val: string) =>
  database
    .updateTable('characteristic_value')
    .set({ val })
    .where('characteristic_id', '=', id)
    .where('val', '=', before)
    .execute()

test('a figure is stored plainly, so that one size is one value; a text stays as it is typed', async () => {
  const figures = await givenCharacteristic(shop, 'vplain', '平', 'Plain', 'figure', [
    ['27.0', ''],
    ['08', ''],
    ['05-10.50', ''],
  ])
  expect((await texts(figures)).sort()).toEqual(['27', '5-10.5', '8'])
  const codes = await givenCharacteristic(shop, 'vcode', '代号', 'Code', 'choice', [
    ['08', ''],
    ['8', ''],
    ['8.0', ''],
  ])
  expect((await texts(codes)).sort()).toEqual(['08', '8', '8.0'])

  const { status, data } = await put(figures, [...(await listed(figures)), fresh('27.00')])
  expect(status).toBe(400)
  expect(data.errors).toEqual([{ path: 'values.3.val', message: expect.any(String) }])
})

test('figures that were stored otherwise become plain with the next change, unless their size stands there already', async () => {
  const id = await givenCharacteristic(shop, 'vold', '旧', 'Old', 'figure', [
    ['27', ''],
    ['8', ''],
    ['9', ''],
  ])
  await written(id, '27', '27.0')
  await written(id, '8', '08')
  await done(put(id, [...(await listed(id)), fresh('10')]))
  expect((await texts(id)).sort()).toEqual(['10', '27', '8', '9'])

  await written(id, '9', '8.0')
  const { status, data } = await put(id, [...(await listed(id)), fresh('27.0')])
  expect([status, data.errors[0].path]).toEqual([400, 'values.4.val'])
  // Existing duplicates do not prevent other changes.
  await done(put(id, [...(await listed(id)), fresh('11')]))
  expect((await texts(id)).sort()).toEqual(['10', '11', '27', '8', '8.0'])
  // A new value of equal size is refused as a third one.
  expect((await put(id, [fresh('08.00'), ...(await listed(id))])).data.errors).toMatchObject([
    { path: 'values.0.val' },
  ])
})

test('a figure that may be two is reported as such', async () => {
  const { status, data } = await put(size, [...(await listed(size)), fresh('12,500')])
  expect(status).toBe(400)
  expect(data.errors[0].message).toContain('12.5 / 12500')
})

test('figures of the office go out, and taken in again, with zeros or without, are the same values', async () => {
  const id = await givenCharacteristic(shop, 'vround', '环', 'Ring', 'figure', [
    ['27.0', ''],
    ['08', ''],
  ])
  const made = await done(
    call('editor', 'POST', '/office/catalogue/class', {
      categoryId,
      className: '环夹',
      classNameEn: 'Ring clip',
      characteristics: [{ characteristicId: id }],
    }),
  )
  const { rows } = await done(
    addModels(
      shop,
      made.id,
      ['model', 'materialName', `c${id}`],
      [
        ['V-1', '夹', '27.00'],
        ['V-2', '夹', '8'],
      ],
    ),
  )
  expect(rows).toHaveLength(2)
  const again = async (change: (cell: string) => string = (cell) => cell) => {
    const sheet = await exportSheet(database, { classId: made.id, name: 'ring' })
    const rows = sheet.rows.map((cells) => cells.map((cell) => change(String(cell ?? ''))))
    return importCatalogue(database, { tables: [{ name: 'ring', header: sheet.header, rows }] })
  }
  const same = { added: 0, changed: 0, unchanged: 2, refused: [] }
  expect(await again()).toMatchObject(same)
  expect(
    await again((cell) => (cell === '27' ? '27.0' : cell === '8' ? '008' : cell)),
  ).toMatchObject(same)
  await written(id, '27', '27.0')
  expect(await again()).toMatchObject(same)
  expect(await again((cell) => (cell === '27.0' ? '27' : cell))).toMatchObject(same)
  expect((await texts(id)).sort()).toEqual(['27.0', '8'])
})
