// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { startApp } from '../../app'
import { givenProducts } from '../../products'
import { renderPage } from '../render'
import { api } from '../../../src/web/api'
import { ReservationPage } from '../../../src/web/orders/ReservationPage'

const app = await startApp()
const [dataId] = await givenProducts(app.database, [{ model: 'M12×80-8.8', minQuantity: 20 }])

async function givenReservation(remark = '') {
  const line = { dataId, counts: 200, requiredDate: '2099-01-15' }
  const { data } = await app.call('buyer', 'POST', '/web/intention/order/submit', {
    productList: [line],
    ...(remark && { remark }),
  })
  return data as { id: number; uniqueCode: string }
}

const open = (id: number, code: string, user = 'buyer') =>
  renderPage(<ReservationPage />, {
    app,
    user,
    at: `/reserve/${id}/${code}`,
    path: '/reserve/:id/:No',
  })

test('a reservation shows what was reserved, by when, and its history', async () => {
  const { id, uniqueCode } = await givenReservation('Two boxes')
  await open(id, uniqueCode)

  expect(await screen.findByRole('heading', { level: 1 })).toHaveProperty(
    'textContent',
    expect.stringContaining(uniqueCode),
  )
  const product = screen.getByRole('link', { name: 'Hexagon head bolt' })
  expect(product.getAttribute('href')).toBe(`/productCategories/details?id=${dataId}`)
  expect(screen.getByText('200 pc')).toBeTruthy()
  expect(screen.getByText('Two boxes')).toBeTruthy()
  expect(screen.getByText(/submitted the reservation/)).toBeTruthy()
})

test('a colleague of the same company sees it, another customer is told that it does not exist', async () => {
  const { id, uniqueCode } = await givenReservation()
  await open(id, uniqueCode, 'designer')
  expect(await screen.findByText('200 pc')).toBeTruthy()
  await open(id, uniqueCode, 'engineer')
  expect(await screen.findByText('The reservation does not exist')).toBeTruthy()
})

test('withdrawing asks first, and afterwards cannot be done again', async () => {
  const { id, uniqueCode } = await givenReservation()
  await open(id, uniqueCode)
  fireEvent.click(await screen.findByRole('button', { name: 'Withdraw' }))
  fireEvent.click(screen.getAllByRole('button', { name: 'Withdraw', hidden: true }).at(-1)!)

  expect(await screen.findByText('Withdrawn')).toBeTruthy()
  expect(screen.getByText(/withdrew the reservation/)).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull())
})

test('when somebody else was faster, the page says so and shows how it stands', async () => {
  const { id, uniqueCode } = await givenReservation()
  await open(id, uniqueCode)
  const withdraw = await screen.findByRole('button', { name: 'Withdraw' })
  await app.call('designer', 'POST', `/web/intention/order/delete/${id}`)

  fireEvent.click(withdraw)
  fireEvent.click(screen.getAllByRole('button', { name: 'Withdraw', hidden: true }).at(-1)!)
  expect(await screen.findByText('A reservation in this state cannot be withdrawn')).toBeTruthy()
  expect(await screen.findByText('Withdrawn')).toBeTruthy()
})

test('two clicks on the confirmation withdraw once', async () => {
  const { id, uniqueCode } = await givenReservation()
  await open(id, uniqueCode)
  fireEvent.click(await screen.findByRole('button', { name: 'Withdraw' }))
  const yes = screen.getAllByRole('button', { name: 'Withdraw', hidden: true }).at(-1)!
  const asked = vi.spyOn(api, 'POST')
  act(() => {
    yes.click()
    yes.click()
  })
  expect(await screen.findByText('Withdrawn')).toBeTruthy()
  const given: unknown[] = asked.mock.calls.flat()
  expect(given.filter((one) => one === '/web/intention/order/delete/{id}')).toHaveLength(1)
})
