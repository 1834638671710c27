// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { startApp } from '../../../app'
import { sentAfter } from '../../clicks'
import { renderPage } from '../../render'
import { importCatalogue } from '../../../../src/server/catalogue/import/import'
import { readCustomOrder } from '../../../../src/web/actions/custom'
import { CustomProductPage } from '../../../../src/web/catalogue/custom/CustomProductPage'
import { readStored, removeStored, writeStored } from '../../../../src/web/session/storage'

const header = [
  'Category',
  'Product class',
  'Model/Specification',
  'Material name (en)',
  'Diameter (mm)',
  'Property class',
  'Surface finish',
]
const bolt = (size: string, propertyClass: string, finish: string) => [
  '螺栓',
  'Hexagon head bolts',
  `HB-M${size}-${propertyClass}-${finish}`,
  `Bolt M${size}`,
  size,
  propertyClass,
  finish,
]
const rows = [
  bolt('12', '8.8', 'zinc'),
  bolt('16', '8.8', 'zinc'),
  bolt('16', '10.9', 'flake'),
  bolt('20', '10.9', 'flake'),
  ['螺栓', 'Eye bolts', 'EB-M12', 'Eye bolt M12', '12', '', ''],
]

// Fill the catalogue before the shop opens.
const place = await startApp()
await importCatalogue(place.database, {
  tables: [{ name: 'bolts.csv', header, rows }],
  categories: [{ categoryType: 1, abbreviation: '螺栓', abbreviationEn: 'Bolts', sort: 1 }],
})
const { database } = place
const [classId, eyeBolts] = (
  await database.selectFrom('product_class').select('id').orderBy('id').execute()
).map(({ id }) => id) as [number, number]
const fieldId = async (code: string) =>
  (
    await database
      .selectFrom('characteristic')
      .select('id')
      .where('field_code', '=', code)
      .executeTakeFirstOrThrow()
  ).id
const [diameter, grade, finish] = [
  await fieldId('2021090001'),
  await fieldId('2021090008'),
  await fieldId('2021090009'),
]
const [tolerance, engraving, depth] = (
  await database
    .insertInto('characteristic')
    .values([
      { field_code: '2099000001', field_name: '公差', field_name_en: 'Tolerance', unit: '' },
      { field_code: '2099000002', field_name: '刻字', field_name_en: 'Engraving', unit: '' },
      { field_code: '2099000003', field_name: '孔深', field_name_en: 'Depth', unit: 'mm' },
    ])
    .returning('id')
    .execute()
).map(({ id }) => id) as [number, number, number]
await database
  .insertInto('class_characteristic')
  .values([
    { class_id: classId, characteristic_id: engraving, sort: 90, is_val_limited: 0 },
    { class_id: eyeBolts, characteristic_id: tolerance, sort: 90, is_required: 1 },
    { class_id: eyeBolts, characteristic_id: depth, sort: 91, is_val_limited: 0 },
  ])
  .execute()
const app = await startApp({ beside: place, catalogue: 'empty' })

let passed = 0
const now = Date.now.bind(Date)

beforeEach(() => {
  // The throttle must not ignore the next test's click.
  passed += 2000
  vi.spyOn(Date, 'now').mockImplementation(() => now() + passed)
  removeStored('customType')
  removeStored('customIntentionOrder')
})

const open = (query = `id=${classId}`, user?: string) =>
  renderPage(<CustomProductPage />, {
    app,
    ...(user && { user }),
    at: `/productCategories/customProduct?${query}`,
  })
const field = (name: RegExp) => screen.findByRole<HTMLSelectElement>('combobox', { name })
const choose = async (name: RegExp, value: string) =>
  fireEvent.change(await field(name), { target: { value } })
const engrave = (value: string) => type('Engraving', value)
const type = async (label: string, value: string) => {
  const input = await screen.findByLabelText(label)
  fireEvent.change(input, { target: { value } })
  fireEvent.blur(input)
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const cart = () => database.selectFrom('cart_item').selectAll().execute()

test('a class is shown with what it is chosen by; what is required is marked', async () => {
  await open()
  expect(await screen.findByRole('heading', { level: 1 })).toHaveProperty(
    'textContent',
    'Hexagon head bolts, custom-made',
  )
  expect((await field(/Nominal diameter/)).getAttribute('aria-required')).toBe('true')
  expect((await field(/Surface finish/)).getAttribute('aria-required')).toBe('false')
})

test('before anything is chosen, it is said what to do first', async () => {
  await open()
  await field(/Nominal diameter/)
  const finish = () => screen.getByRole('button', { name: 'Finish choosing' })
  const hint = document.getElementById(finish().getAttribute('aria-describedby') ?? '')
  expect(hint?.textContent).toBe('Please choose at least one value above')
  await choose(/Nominal diameter/, '12')
  expect(finish().hasAttribute('disabled')).toBe(false)
  expect(screen.queryByText('Please choose at least one value above')).toBeNull()
})

test('the choices of a match that failed are there', async () => {
  writeStored('customType', {
    classId,
    className: 'Hexagon head bolts',
    choices: { [diameter]: '20', [grade]: '8.8', [finish]: 'no such finish' },
  })
  await open()
  expect(await field(/Nominal diameter/)).toHaveProperty('value', '20')
  expect(await field(/Property class/)).toHaveProperty('value', '8.8')
  expect(await field(/Surface finish/)).toHaveProperty('value', '')
})

test('a link may name its class as classId and its choices as the selection does', async () => {
  writeStored('customType', { classId, className: '', choices: { [diameter]: '20' } })
  await open(`classId=${classId}&f2021090001=16&f2021090009=flake&f2021090008=none`)
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toContain(
    'Hexagon head bolts',
  )
  expect(await field(/Nominal diameter/)).toHaveProperty('value', '16')
  expect(await field(/Surface finish/)).toHaveProperty('value', 'flake')
  expect(await field(/Property class/)).toHaveProperty('value', '')
})

test('the choices of another class are not', async () => {
  writeStored('customType', { classId: classId + 1, className: '', choices: { [diameter]: '20' } })
  await open()
  expect(await field(/Nominal diameter/)).toHaveProperty('value', '')
})

test('choices are kept in this tab, including free text', async () => {
  await open()
  await choose(/Nominal diameter/, '16')
  await engrave('A 7')
  expect(readStored<{ choices: object }>('customType')?.choices).toEqual({
    [diameter]: '16',
    [engraving]: 'A 7',
  })
})

test('models that have everything are named as the match', async () => {
  await open()
  await choose(/Nominal diameter/, '12')
  await choose(/Property class/, '8.8')
  press('Finish choosing')
  const models = within(await screen.findByRole('list', { name: 'Alternative standard models' }))
  expect(models.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'HB-M12-8.8-zinc',
  ])
  expect(screen.getByText('Standard models that meet all your requirements: 1')).toBeTruthy()
})

test('otherwise the nearest models are shown with their differences, until another value is chosen', async () => {
  await open()
  await choose(/Nominal diameter/, '20')
  await choose(/Property class/, '8.8')
  await choose(/Surface finish/, 'zinc')
  press('Finish choosing')
  const models = within(await screen.findByRole('list', { name: 'Alternative standard models' }))
  expect(models.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'HB-M16-8.8-zincNominal diameter: 16 mm instead of 20 mm',
    'HB-M12-8.8-zincNominal diameter: 12 mm instead of 20 mm',
  ])
  await choose(/Surface finish/, 'flake')
  expect(screen.queryByRole('list', { name: 'Alternative standard models' })).toBeNull()
})

test('an invalid size is refused before models are searched', async () => {
  await open(`id=${eyeBolts}`)
  await type('Depth (mm)', 'abc')
  press('Finish choosing')
  expect(await screen.findByText(/^Depth cannot be “abc”: enter a number or a range/)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Depth (mm)'))
})

test('a message says that no model comes near', async () => {
  await open()
  await engrave('A 7')
  press('Finish choosing')
  const said = await screen.findAllByText(/There is no standard alternative/)
  expect(said.length).toBeGreaterThan(0)
})

test.each(['Reserve & get quotation', 'Add to cart'])(
  '“%s” asks for the required choices and leads to them',
  async (button) => {
    await open(undefined, 'buyer')
    await choose(/Nominal diameter/, '20')
    press(button)
    expect(await screen.findByText('Please select Property class')).toBeTruthy()
    expect(document.activeElement).toBe(await field(/Property class/))
    expect((await field(/Property class/)).getAttribute('aria-invalid')).toBe('true')
    expect(await cart()).toEqual([])
  },
)

test('an invalid quantity stays to be corrected, and nothing is put into the cart', async () => {
  await open(undefined, 'buyer')
  await choose(/Nominal diameter/, '20')
  await choose(/Property class/, '8.8')
  const quantity = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Quantity' })
  fireEvent.change(quantity, { target: { value: 'abc' } })
  fireEvent.blur(quantity)
  press('Add to cart')
  expect([quantity.value, document.activeElement]).toEqual(['abc', quantity])
  expect(await cart()).toEqual([])
})

test('a product made to measure is put into the cart; its entry opens with the choices', async () => {
  await open(undefined, 'engineer')
  await choose(/Nominal diameter/, '20')
  await choose(/Property class/, '8.8')
  press('Add to cart')
  expect(await screen.findByText('Added to cart')).toBeTruthy()
  const [line] = await cart()
  expect(line).toMatchObject({ type_id: 3, counts: 1 })

  removeStored('customType')
  await open(`id=${classId}&dataId=${line!.data_id}`, 'engineer')
  expect(await field(/Nominal diameter/)).toHaveProperty('value', '20')
  expect(await field(/Property class/)).toHaveProperty('value', '8.8')
})

test('a second click on the cart of a product made to measure counts after a second', async () => {
  await open(undefined, 'engineer')
  await choose(/Nominal diameter/, '20')
  await choose(/Property class/, '8.8')
  const button = screen.getByRole('button', { name: 'Add to cart' })
  const path = '/web/custom/product/add/cart'
  expect(await sentAfter([0, 999, 1000], { button, path })).toEqual([1, 1, 2])
})

test('reserving opens its own page with what was chosen', async () => {
  const { address } = await open(undefined, 'designer')
  await choose(/Nominal diameter/, '20')
  await choose(/Property class/, '8.8')
  press('Reserve & get quotation')
  await waitFor(() => expect(address()).toBe('/customIntentionOrder'))
  expect(readCustomOrder().lines).toMatchObject([
    { classId, counts: 1, choices: [{ fieldVal: '20' }, { fieldVal: '8.8' }] },
  ])
})

test('a visitor can browse and match; a reservation waits for the login', async () => {
  const { address } = await open()
  await choose(/Nominal diameter/, '20')
  await choose(/Property class/, '8.8')
  press('Reserve & get quotation')
  await waitFor(() => expect(address()).toMatch(/^\/login/))
  expect(readStored('pendingAction')).toMatchObject({ name: 'reserveCustom' })
})

test('a customised product cannot be a favourite, and a tip says so', async () => {
  await open()
  await field(/Nominal diameter/)
  press('Add to favourites')
  expect(await screen.findByText('Custom products cannot be added to favourites')).toBeTruthy()
})

test('a required choice without possible values refers the customer to the administrator', async () => {
  await open(`id=${eyeBolts}`, 'buyer')
  await choose(/Nominal diameter/, '12')
  press('Add to cart')
  expect((await screen.findAllByText('Please contact administrator')).length).toBeGreaterThan(1)
})

test('a missing class is reported with a way back', async () => {
  await open('id=2000000')
  expect(await screen.findByText('Product class not found')).toBeTruthy()
  await open('id=abc')
  expect(await screen.findByText('Product class not found')).toBeTruthy()
})
