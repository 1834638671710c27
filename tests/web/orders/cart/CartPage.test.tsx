// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { startApp } from '../../../app'
import { givenContents } from '../../../contents'
import { givenProducts } from '../../../products'
import { renderPage } from '../../render'
import { dayAt, daysAfter } from '../../../../src/domain/days/day'
import { timeZone } from '../../../../src/web/language/locale'
import { readLocalOrder } from '../../../../src/web/actions/reserve'
import { currentToasts } from '../../../../src/web/ui/toast-list'
import { queries } from '../../../../src/web/calls/api'
import { CartPage } from '../../../../src/web/orders/cart/CartPage'
import { settingsQuery } from '../../../../src/web/calls/settings'

const app = await startApp({ catalogue: 'demo' })
const { database, call } = app
const lockbolt = 'RL1-127-16-R-ZN'
const nut = 'NF-M8x1-8-ZN'
const ids = await idsOf([lockbolt, nut])

beforeEach(async () => {
  window.sessionStorage.clear()
  await database.deleteFrom('cart_item').execute()
  await database.deleteFrom('customer_part').execute()
})

async function idsOf(models: string[]): Promise<Record<string, number>> {
  const rows = await database
    .selectFrom('material')
    .select(['id', 'model'])
    .where('model', 'in', models)
    .execute()
  return Object.fromEntries(rows.map(({ id, model }) => [model, id]))
}

const put = (lines: { dataId: number | undefined; counts: number }[]) =>
  call('buyer', 'POST', '/web/my/cart/lines', { lines })
const cart = async () => (await call('buyer', 'GET', '/web/my/cart')).data

async function open() {
  const page = await renderPage(<CartPage />, { app, user: 'buyer', at: '/cart', path: '/cart' })
  await screen.findByRole('heading', { name: 'Cart' })
  return page
}

async function openBoth() {
  await put([
    { dataId: ids[lockbolt], counts: 200 },
    { dataId: ids[nut], counts: 2000 },
  ])
  return open()
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const quantity = (model: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^Quantity: .*${model}`))

test('an empty cart says where to find products, and that a list can be entered', async () => {
  await open()
  expect(screen.getByText('Your cart is empty')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to product selection' }).getAttribute('href')).toBe(
    '/productCategories/productSelection',
  )
  expect(button('Quick entry')).toBeTruthy()
})

test('a changed quantity and date are kept', async () => {
  await openBoth()
  fireEvent.change(quantity(lockbolt), { target: { value: '600' } })
  fireEvent.blur(quantity(lockbolt))
  fireEvent.change(screen.getAllByLabelText('Required date')[0]!, {
    target: { value: '2099-01-15' },
  })
  await waitFor(async () =>
    expect(await cart()).toMatchObject([
      { counts: 600, requiredDate: '2099-01-15' },
      { counts: 2000 },
    ]),
  )
})

test('a quantity steps by whole packages, and an odd quantity offers the next one', async () => {
  await openBoth()
  const line = within(quantity(lockbolt).closest('li')!)
  const type = (counts: string) => {
    fireEvent.change(quantity(lockbolt), { target: { value: counts } })
    fireEvent.blur(quantity(lockbolt))
  }
  const isShown = (counts: string) => waitFor(() => expect(quantity(lockbolt).value).toBe(counts))

  fireEvent.click(line.getByRole('button', { name: 'Increase' }))
  await isShown('400')
  type('450')
  expect(await line.findByText('Not a full package quantity')).toBeTruthy()
  fireEvent.click(line.getByRole('button', { name: 'Change to 600' }))
  await isShown('600')
  type('1')
  await isShown('20')
})

test('the day of the shop counts, wherever its customer is', async () => {
  const own = timeZone()
  // These zones are 25 hours apart, so one of them has another date than this machine.
  const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago']
  const zone = zones.find((one) => dayAt(one) !== dayAt(own))!
  const shop = await startApp({ beside: app, settings: { timeZone: zone } })
  await put([{ dataId: ids[lockbolt], counts: 200 }])
  await renderPage(<CartPage />, { app: shop, user: 'buyer', at: '/cart', path: '/cart' })
  const date = await screen.findByLabelText('Required date')
  // Until the settings have loaded, the browser's date counts.
  await waitFor(() => expect(queries.getQueryData(settingsQuery.queryKey)?.timeZone).toBe(zone))
  const type = (value: string) => {
    fireEvent.change(date, { target: { value } })
    fireEvent.blur(date)
  }
  const today = dayAt(zone)
  type(daysAfter(today, -1))
  expect(await screen.findByText(`Please choose ${today} or a later date`)).toBeTruthy()
  type(today)
  await waitFor(async () => expect((await cart())[0].requiredDate).toBe(today))
  expect(screen.queryByText(/or a later date/)).toBeNull()
})

test('a past day is reported at its line and not stored', async () => {
  await openBoth()
  fireEvent.change(screen.getAllByLabelText('Required date')[0]!, {
    target: { value: '2020-01-01' },
  })
  expect(screen.getByText(/^Please choose .* or a later date$/)).toBeTruthy()
  expect((await cart())[0].requiredDate).toBeUndefined()
})

test.each(['31 Feb 2099', '2020-01-01'])(
  'a selected line is not reserved with another day while its field holds %s',
  async (typed) => {
    await openBoth()
    const [date] = screen.getAllByLabelText<HTMLInputElement>('Required date')
    fireEvent.change(date!, { target: { value: '2099-01-15' } })
    await waitFor(() => expect(date!.value).toBe('2099-01-15'))
    fireEvent.change(date!, { target: { value: typed } })
    fireEvent.blur(date!)
    fireEvent.click(screen.getByLabelText('Select all'))
    fireEvent.click(button('Reserve selected'))
    await waitFor(() => expect(document.activeElement).toBe(date))
    expect([date!.value, readLocalOrder().productList]).toEqual([typed, []])
  },
)

test('a selected line is not reserved with the former quantity while its field holds what is none', async () => {
  await openBoth()
  const quantity = screen.getAllByLabelText<HTMLInputElement>(/^Quantity/)[0]!
  fireEvent.change(quantity, { target: { value: '500/600' } })
  fireEvent.blur(quantity)
  fireEvent.click(screen.getByLabelText('Select all'))
  fireEvent.click(button('Reserve selected'))
  await waitFor(() => expect(document.activeElement).toBe(quantity))
  expect([quantity.value, readLocalOrder().productList]).toEqual(['500/600', []])
})

test('a selected line that was raised to the smallest order says so where it is reserved at once', async () => {
  const { address } = await openBoth()
  fireEvent.click(screen.getByLabelText(new RegExp(`^Select .*${lockbolt}`)))
  fireEvent.change(quantity(lockbolt), { target: { value: '5' } })
  fireEvent.blur(quantity(lockbolt))
  fireEvent.click(button('Reserve selected'))
  await waitFor(() => expect(address()).toBe('/intentionOrder'))
  expect(readLocalOrder().productList).toMatchObject([{ counts: 20 }])
  expect(currentToasts().map(({ message }) => message)).toContain(
    'Minimum order quantity: 20. Set to 20',
  )
})

test('nothing comes below a line while a button is pressed', async () => {
  await openBoth()
  const line = within(quantity(lockbolt).closest('li')!)
  fireEvent.change(quantity(lockbolt), { target: { value: '450' } })
  fireEvent.pointerDown(button('Reserve selected'))
  fireEvent.blur(quantity(lockbolt))
  await waitFor(() => expect(quantity(lockbolt).value).toBe('450'))
  expect(line.queryByText('Not a full package quantity')).toBeNull()
  fireEvent.pointerUp(button('Reserve selected'))
  fireEvent.click(button('Reserve selected'))
  expect(await line.findByText('Not a full package quantity')).toBeTruthy()
})

test('one date is given to all lines', async () => {
  await openBoth()
  fireEvent.change(screen.getByLabelText('Required date for all'), {
    target: { value: '2099-01-15' },
  })
  fireEvent.click(button('Apply to all'))
  await waitFor(() =>
    expect(
      screen.getAllByLabelText<HTMLInputElement>('Required date').map(({ value }) => value),
    ).toEqual(['2099-01-15', '2099-01-15']),
  )
})

test('selected lines are reserved together with quantity and date, and stay in the cart', async () => {
  const { address } = await openBoth()
  fireEvent.click(button('Reserve selected'))
  expect(await screen.findByText('Please select the products to reserve first')).toBeTruthy()

  fireEvent.click(screen.getByLabelText(new RegExp(`^Select .*${lockbolt}`)))
  expect(screen.getByText('1 selected')).toBeTruthy()
  fireEvent.click(button('Reserve selected'))
  await waitFor(() => expect(address()).toBe('/intentionOrder'))
  const [line] = await cart()
  expect(readLocalOrder().productList).toEqual([
    { dataId: ids[lockbolt], counts: 200, cartId: line.id },
  ])
})

test('select all selects what can be reserved', async () => {
  await openBoth()
  fireEvent.click(screen.getByLabelText('Select all'))
  expect(screen.getByText('2 selected')).toBeTruthy()
  fireEvent.click(screen.getByLabelText('Select all'))
  expect(screen.getByText('0 selected')).toBeTruthy()
})

test('a removed line can be put back', async () => {
  await openBoth()
  fireEvent.click(button(new RegExp(`^Remove .*${lockbolt}`)))
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect(await cart()).toHaveLength(2))
  expect(await screen.findByLabelText(new RegExp(`^Quantity: .*${lockbolt}`))).toBeTruthy()
})

test('a removed product made to measure can be put back with its choices', async () => {
  const { data: product } = await call('buyer', 'GET', `/web/product/info/${ids[lockbolt]}`)
  const choices = product.characterList.map(
    ({ id, fieldVal }: { id: number; fieldVal: string }) => ({ id, fieldVal }),
  )
  const body = {
    classId: product.classId,
    counts: 3,
    characterJson: JSON.stringify(choices),
    requiredDate: '2099-05-01',
  }
  expect((await call('buyer', 'POST', '/web/custom/product/add/cart', body)).status).toBe(200)
  const [before] = await cart()
  await open()
  fireEvent.click(button(/^Remove /))
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect(await cart()).toHaveLength(1))
  const { dataId, model, counts, requiredDate } = before
  expect(await cart()).toMatchObject([{ dataId, model, counts, requiredDate }])
})

test('a removed test of the laboratory can be put back with its date', async () => {
  await givenContents(database)
  const { id: dataId } = await database
    .selectFrom('experiment')
    .select('id')
    .executeTakeFirstOrThrow()
  const body = { typeId: 2, dataId, counts: 2, requiredDate: '2099-05-01' }
  expect((await call('buyer', 'POST', '/web/my/cart', body)).status).toBe(200)
  await open()
  fireEvent.click(button(/^Remove /))
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect(await cart()).toMatchObject([body]))
})

test('a line is moved to the favourites', async () => {
  await openBoth()
  fireEvent.click(button(new RegExp(`^Move .*${nut} to favourites`)))
  expect(await screen.findByText('Moved to favourites')).toBeTruthy()
  expect(await cart()).toHaveLength(1)
  expect((await call('buyer', 'GET', '/web/my/favorite/ids?typeId=1')).data).toContain(ids[nut])
})

test('a product that is no longer sold is marked, cannot be selected and can be removed', async () => {
  const [gone] = await givenProducts(database, [{ model: 'GONE-1', materialNameEn: 'Old bolt' }])
  await put([
    { dataId: gone, counts: 1 },
    { dataId: ids[nut], counts: 2000 },
  ])
  await database.deleteFrom('material').where('id', '=', gone!).execute()
  await open()
  expect(screen.getByText('No longer available')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>(/^Select .*GONE-1/).disabled).toBe(true)
  fireEvent.click(screen.getByLabelText('Select all'))
  expect(screen.getByText('1 selected')).toBeTruthy()
  fireEvent.click(button('Remove unavailable products (1)'))
  await waitFor(() => expect(screen.queryByText('No longer available')).toBeNull())
  expect(await cart()).toHaveLength(1)
})

test("the customer's own number is kept beside a model; one that is taken is refused in its place", async () => {
  await openBoth()
  const [first, second] = screen.getAllByRole('button', { name: 'Add your part No.' })
  fireEvent.click(first!)
  const field = screen.getByLabelText(new RegExp(`^Your part No. for .*${lockbolt}`))
  fireEvent.change(field, { target: { value: 'K-77' } })
  fireEvent.submit(field)
  expect(await screen.findByText('K-77')).toBeTruthy()

  fireEvent.click(second!)
  const other = screen.getByLabelText(new RegExp(`^Your part No. for .*${nut}`))
  fireEvent.change(other, { target: { value: 'ｋ-7 7' } })
  fireEvent.submit(other)
  expect((await screen.findByRole('alert')).textContent).toContain(lockbolt)
})

async function enter(text: string) {
  fireEvent.click(button('Quick entry'))
  fireEvent.change(screen.getByLabelText('Models and quantities'), { target: { value: text } })
  fireEvent.click(button('Check lines'))
  await screen.findByText(/^Lines: \d+ · ready/)
}

test('a pasted list is looked up, put right line by line, and goes into the cart together', async () => {
  await open()
  await enter(`${lockbolt} 200\nRL1-127-16-R-ZX 40\nOUR-77 2000\n${lockbolt} 100\n${nut}`)
  expect(screen.getByText('Lines: 4 · ready: 1 · to resolve: 3')).toBeTruthy()
  expect(screen.getByText('(lines read: 5; those for the same product were merged)')).toBeTruthy()
  expect(screen.getByText('Merged from 2 lines')).toBeTruthy()
  expect(button('Add to cart (1)').hasAttribute('disabled')).toBe(true)

  fireEvent.change(screen.getByLabelText('Suggested models for line 2'), {
    target: { value: String(ids[lockbolt]) },
  })
  expect(screen.getByText('Same model as line 1; the two will be merged')).toBeTruthy()

  const model = screen.getByLabelText('Model or part No. in line 3')
  fireEvent.change(model, { target: { value: nut } })
  fireEvent.blur(model)
  fireEvent.click(await screen.findByRole('button', { name: 'Save “OUR-77” as your part No.' }))

  fireEvent.click(button('Remove line 5'))
  expect(screen.getByText('Lines: 3 · ready: 3 · to resolve: 0')).toBeTruthy()
  expect(await cart()).toEqual([])

  fireEvent.click(button('Add to cart (2)'))
  await screen.findByText('Added to cart')
  expect(await cart()).toMatchObject([
    { model: lockbolt, counts: 340 },
    { model: nut, counts: 2000, customerPartNo: 'OUR-77' },
  ])
  expect(await screen.findByLabelText(new RegExp(`^Quantity: .*${nut}`))).toBeTruthy()
})

test('unresolved lines can be left out together, and a wrong quantity is corrected', async () => {
  await open()
  await enter(`${lockbolt} 1.5\nFOO-1 1\nFOO-2 1`)
  fireEvent.change(screen.getByLabelText('Quantity in line 1'), { target: { value: '40' } })
  fireEvent.click(screen.getByLabelText('Show only lines to resolve'))
  expect(screen.queryByLabelText('Quantity in line 1')).toBeNull()
  fireEvent.click(button('Remove lines to resolve'))
  expect(screen.getByLabelText<HTMLInputElement>('Quantity in line 1').value).toBe('40')
  expect(button('Add to cart (1)').hasAttribute('disabled')).toBe(false)
})

test('a list that was put right is there again when its dialog was closed, until it is in the cart', async () => {
  await open()
  await enter(`${lockbolt} 200\nFOO-1 1`)
  fireEvent.click(button('Remove line 2'))
  fireEvent.click(button('Close'))
  expect(screen.queryByText(/to resolve/)).toBeNull()
  fireEvent.click(button('Quick entry'))
  expect(screen.getByText('Lines: 1 · ready: 1 · to resolve: 0')).toBeTruthy()
  fireEvent.click(button('Add to cart (1)'))
  await screen.findByText('Added to cart')
  await waitFor(() => expect(screen.queryByText(/to resolve/)).toBeNull())
  fireEvent.click(button('Quick entry'))
  expect(screen.getByLabelText('Models and quantities')).toBeTruthy()
})

test('the dialog says why a list cannot be read, and shows only the last reason', async () => {
  await open()
  fireEvent.click(button('Quick entry'))
  const field = screen.getByLabelText('Models and quantities')
  for (const count of [501, 502]) {
    fireEvent.change(field, { target: { value: `${lockbolt} 1\n`.repeat(count) } })
    fireEvent.click(button('Check lines'))
    await screen.findByText(new RegExp(`your list has ${count}`))
  }
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  expect(screen.getByRole('dialog').contains(screen.getByRole('alert'))).toBe(true)
})

test('a file is read like a pasted list', async () => {
  await open()
  fireEvent.click(button('Quick entry'))
  const file = new File([`Model,Qty\n${lockbolt},200\n`], 'list.csv')
  fireEvent.change(screen.getByLabelText('Choose an .xlsx or .csv file'), {
    target: { files: [file] },
  })
  expect(await screen.findByText('Lines: 1 · ready: 1 · to resolve: 0')).toBeTruthy()
})

test('too many lines are refused with the limit, and nothing typed is lost', async () => {
  await open()
  fireEvent.click(button('Quick entry'))
  const text = `${lockbolt} 1\n`.repeat(501)
  const field = screen.getByLabelText<HTMLTextAreaElement>('Models and quantities')
  fireEvent.change(field, { target: { value: text } })
  fireEvent.click(button('Check lines'))
  expect(await screen.findByText('At most 500 lines at a time; your list has 501')).toBeTruthy()
  expect(field.value).toBe(text)
})
