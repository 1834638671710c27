// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startApp } from '../../app'
import { givenProducts } from '../../products'
import { answerWith, withoutNetwork } from '../browser'
import { renderPage } from '../render'
import {
  readLocalOrder,
  reserve,
  reserveToo,
  storeLocalOrder,
} from '../../../src/web/actions/reserve'
import { dayAt, daysAfter } from '../../../src/domain/days/day'
import { queries } from '../../../src/web/calls/api'
import { timeZone } from '../../../src/web/language/locale'
import { IntentionOrderPage } from '../../../src/web/orders/IntentionOrderPage'

const app = await startApp({ catalogue: 'empty' })
const [bolt, nut] = (await givenProducts(app.database, [
  { model: 'M12×80-8.8', minQuantity: 20 },
  { model: 'M12-8', minQuantity: 100 },
])) as [number, number]

async function open(lines: { dataId: number; counts: number; requiredDate?: string }[]) {
  storeLocalOrder({ productList: lines, projectList: [], customizationList: [], remark: '' })
  const page = await renderPage(<IntentionOrderPage />, {
    app,
    user: 'buyer',
    at: '/intentionOrder',
    path: '/intentionOrder',
  })
  if (lines.length > 0) await screen.findByText('M12×80-8.8')
  return page
}

const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Submit reservation' }))
const dates = () => screen.getAllByLabelText<HTMLInputElement>('Required date')
const reserved = async () =>
  (await app.call('buyer', 'GET', '/web/intention/order/counts')).data.counts

test('without products the page says where to find some', async () => {
  await open([])
  expect(await screen.findByText('Nothing to reserve yet')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to product selection' }).getAttribute('href')).toBe(
    '/productCategories/productSelection',
  )
})

test('products no longer offered are named above a repeated reservation until it is sent', async () => {
  const product = { dataId: bolt, counts: 20, requiredDate: '2099-01-15' }
  void reserve([product, { ...product, leftOut: 'Flat washer GONE-1' }], () => undefined)
  const page = { app, user: 'buyer', at: '/intentionOrder', path: '/intentionOrder' }
  await renderPage(<IntentionOrderPage />, page)
  const said = 'No longer available and not included: Flat washer GONE-1'
  expect(await screen.findByText(said)).toBeTruthy()
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  submit()
  await waitFor(() => expect(readLocalOrder().leftOut).toBeUndefined())
})

test('a product that is reserved from its page joins what is being prepared, whose dates and remark stay', async () => {
  await open([{ dataId: bolt, counts: 20, requiredDate: '2099-01-15' }])
  fireEvent.change(screen.getByLabelText(/^Remark/), { target: { value: 'For depot 3' } })
  void reserveToo([{ dataId: nut, counts: 100 }], () => undefined)
  void reserveToo([{ dataId: bolt, counts: 40 }], () => undefined)
  expect(readLocalOrder()).toMatchObject({
    productList: [
      { dataId: bolt, counts: 40, requiredDate: '2099-01-15' },
      { dataId: nut, counts: 100 },
    ],
    remark: 'For depot 3',
  })
})

test('a quantity below the minimum is raised, and the page says so', async () => {
  await open([{ dataId: bolt, counts: 5 }])
  const quantity = await screen.findByLabelText<HTMLInputElement>(/^Quantity: Hexagon/)
  expect(quantity.value).toBe('20')
  expect(screen.getByText('Adjusted to the minimum order quantity of 20')).toBeTruthy()
})

test("the customer's own number stands beside the model", async () => {
  await app.call('buyer', 'POST', '/web/my/cart/lines', {
    lines: [{ dataId: bolt, counts: 20, customerPartNo: 'K-77' }],
  })
  await app.database.deleteFrom('cart_item').execute()
  await open([{ dataId: bolt, counts: 20 }])
  expect(await screen.findByText('Your part No. K-77')).toBeTruthy()
})

test('a missing date is asked for at its line, and nothing is sent', async () => {
  const before = await reserved()
  await open([{ dataId: bolt, counts: 20 }])
  submit()
  expect(await screen.findByText('Please choose the required date')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(dates()[0]))
  expect(await reserved()).toBe(before)
})

test('an invalid date stays at its line, and nothing is sent', async () => {
  const before = await reserved()
  await open([{ dataId: bolt, counts: 20, requiredDate: '2099-01-15' }])
  const [date] = dates()
  fireEvent.change(date!, { target: { value: '05/06/2099' } })
  fireEvent.blur(date!)
  submit()
  expect(date!.value).toBe('05/06/2099')
  expect(date!.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText(/^“05\/06\/2099” could be two dates/)).toBeTruthy()
  expect(document.activeElement).toBe(date)
  expect(readLocalOrder().productList[0]?.requiredDate).toBeUndefined()
  expect(await reserved()).toBe(before)
})

test('the day before yesterday, written without its year, is refused and not put off by a year', async () => {
  const before = await reserved()
  await open([{ dataId: bolt, counts: 20 }])
  const [date] = dates()
  const past = daysAfter(dayAt(timeZone()), -2)
  const [, month, day] = past.split('-').map(Number)
  fireEvent.change(date!, { target: { value: `${month}月${day}日` } })
  submit()
  expect(await screen.findByText(/^Please choose .* or a later date$/)).toBeTruthy()
  expect([date!.value, document.activeElement]).toEqual([past, date])
  expect(await reserved()).toBe(before)
})

test('a past date for all lines is refused before it is applied', async () => {
  await open([
    { dataId: bolt, counts: 20 },
    { dataId: nut, counts: 100 },
  ])
  fireEvent.change(screen.getByLabelText('Required date for all'), {
    target: { value: '2020-01-01' },
  })
  expect(screen.getByText(/^Please choose .* or a later date$/)).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Apply to all' }).disabled).toBe(
    true,
  )
})

test('an invalid quantity stays at its line, and nothing is sent', async () => {
  const before = await reserved()
  await open([{ dataId: bolt, counts: 350, requiredDate: '2099-01-15' }])
  const quantity = await screen.findByLabelText<HTMLInputElement>(/^Quantity: Hexagon/)
  fireEvent.change(quantity, { target: { value: '500/600' } })
  fireEvent.blur(quantity)
  submit()
  expect(quantity.value).toBe('500/600')
  expect(screen.getByText(/^“500\/600” is not a quantity/)).toBeTruthy()
  expect(document.activeElement).toBe(quantity)
  expect(await reserved()).toBe(before)
})

test('one date can be given to all lines, and a line removed', async () => {
  await open([
    { dataId: bolt, counts: 20 },
    { dataId: nut, counts: 100 },
  ])
  fireEvent.change(screen.getByLabelText('Required date for all'), {
    target: { value: '2099-01-15' },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Apply to all' }))
  expect(dates().map(({ value }) => value)).toEqual(['2099-01-15', '2099-01-15'])

  fireEvent.click(await screen.findByRole('button', { name: /Remove .*M12-8/ }))
  expect(readLocalOrder().productList).toEqual([
    { dataId: bolt, counts: 20, requiredDate: '2099-01-15' },
  ])
})

test('a remark of 201 characters is refused where it stands', async () => {
  await open([{ dataId: bolt, counts: 20, requiredDate: '2099-01-15' }])
  fireEvent.change(screen.getByLabelText('Remark'), { target: { value: '𠮷'.repeat(201) } })
  expect(screen.getByText('201 / 200')).toBeTruthy()
  expect(screen.getByText('The remarks cannot exceed 200 characters')).toBeTruthy()
})

test('a submitted reservation leads to its page and empties what was prepared', async () => {
  const before = await reserved()
  const { address } = await open([{ dataId: bolt, counts: 200, requiredDate: '2099-01-15' }])
  submit()
  await waitFor(() => expect(address()).toMatch(/^\/reserve\/\d+\/YD\d{8}-\d{6}$/))
  expect(screen.getByText('Reservation submitted')).toBeTruthy()
  expect(readLocalOrder().productList).toEqual([])
  expect(await reserved()).toBe(before + 1)
})

test('without a network everything stays, and the second try makes one reservation', async () => {
  const before = await reserved()
  const { address } = await open([{ dataId: bolt, counts: 200, requiredDate: '2099-01-15' }])
  withoutNetwork()
  const button = screen.getByRole('button', { name: 'Submit reservation' })
  button.focus()
  submit()
  expect(await screen.findByText(/^No reply received/)).toBeTruthy()
  expect(document.activeElement).toBe(button)
  expect(readLocalOrder().productList).toHaveLength(1)

  answerWith(app.app)
  submit()
  await waitFor(() => expect(address()).toMatch(/^\/reserve\//))
  expect(await reserved()).toBe(before + 1)
})

test('an answer that was lost on its way does not make a second reservation', async () => {
  const before = await reserved()
  const { address } = await open([{ dataId: bolt, counts: 30, requiredDate: '2099-01-15' }])
  answerWith(app.app, { loseAnswerOf: '/web/intention/order/submit' })
  submit()
  expect(await screen.findByText(/^No reply received/)).toBeTruthy()
  expect(await reserved()).toBe(before + 1)

  answerWith(app.app)
  submit()
  await waitFor(() => expect(address()).toMatch(/^\/reserve\//))
  expect(await reserved()).toBe(before + 1)
})

const enterCounts = async (value: string) => {
  const field = await screen.findByLabelText<HTMLInputElement>(/^Quantity: Hexagon/)
  fireEvent.change(field, { target: { value } })
  fireEvent.blur(field)
}

test('a reservation changed after a lost answer is sent only once its customer knows that the first arrived', async () => {
  const before = await reserved()
  const { address } = await open([{ dataId: bolt, counts: 300, requiredDate: '2099-01-15' }])
  answerWith(app.app, { loseAnswerOf: '/web/intention/order/submit' })
  submit()
  expect(await screen.findByText(/^No reply received/)).toBeTruthy()

  answerWith(app.app)
  await enterCounts('900')
  submit()
  expect(await screen.findByText(/^Your previous reservation was received/)).toBeTruthy()
  expect(screen.queryByText(/^No reply received/)).toBeNull()
  expect(await reserved()).toBe(before + 1)
  expect(readLocalOrder().productList).toMatchObject([{ counts: 900 }])
  fireEvent.click(screen.getByRole('button', { name: 'My reservations' }))
  expect(address()).toBe('/reserve')

  await open(readLocalOrder().productList)
  submit()
  await waitFor(async () => expect(await reserved()).toBe(before + 2))
})

test('a reservation changed after a failed one is made at once', async () => {
  const before = await reserved()
  const { address } = await open([{ dataId: bolt, counts: 300, requiredDate: '2099-01-15' }])
  withoutNetwork()
  submit()
  expect(await screen.findByText(/^No reply received/)).toBeTruthy()

  answerWith(app.app)
  await enterCounts('900')
  submit()
  await waitFor(() => expect(address()).toMatch(/^\/reserve\//))
  expect(await reserved()).toBe(before + 1)
})

test('a product that is reserved from its page after an answer was lost makes no second reservation by itself', async () => {
  const before = await reserved()
  const line = { dataId: bolt, counts: 300, requiredDate: '2099-01-15' }
  await open([line])
  answerWith(app.app, { loseAnswerOf: '/web/intention/order/submit' })
  submit()
  expect(await screen.findByText(/^No reply received/)).toBeTruthy()

  answerWith(app.app)
  void reserveToo([{ dataId: bolt, counts: 900 }], () => undefined)
  await open(readLocalOrder().productList)
  submit()
  expect(await screen.findByText(/^Your previous reservation was received/)).toBeTruthy()
  expect(await reserved()).toBe(before + 1)
})

test('a product that is withdrawn while the page is open keeps its name, also after a reload', async () => {
  const { unmount } = await open([
    { dataId: bolt, counts: 20 },
    { dataId: nut, counts: 100 },
  ])
  await screen.findByText('M12-8')
  unmount()
  await app.database.deleteFrom('material').where('id', '=', nut).execute()
  queries.clear()
  await open(readLocalOrder().productList)
  expect(await screen.findByText(/No longer available and cannot be reserved/)).toBeTruthy()
  expect(screen.getByText('M12-8')).toBeTruthy()
})
