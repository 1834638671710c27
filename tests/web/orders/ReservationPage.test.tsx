// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { startApp } from '../../app'
import { givenProducts } from '../../products'
import { answerWith } from '../browser'
import { renderPage } from '../render'
import { refreshMessages } from '../../../src/web/actions/read-messages'
import { readLocalOrder } from '../../../src/web/actions/reserve'
import { api } from '../../../src/web/calls/api'
import { text } from '../../../src/web/language/locale'
import { ReservationPage } from '../../../src/web/orders/ReservationPage'

const app = await startApp()
const [dataId, longer] = await givenProducts(app.database, [
  { model: 'M12×80-8.8', minQuantity: 20 },
  { model: 'M12×90-8.8' },
])

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

test('the window is named after the reservation that is shown, whatever number the address has', async () => {
  const { id, uniqueCode } = await givenReservation()
  await open(id, 'another')
  await screen.findByRole('heading', { level: 1 })
  expect(document.title).toContain(uniqueCode)
  await open(999_999, 'another')
  await screen.findByText('Reservation not found')
  expect(document.title).not.toContain('another')
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
  expect(screen.getByText('200 pcs')).toBeTruthy()
  expect(screen.getByText('Two boxes')).toBeTruthy()
  expect(screen.getByText(/submitted the reservation/)).toBeTruthy()
})

async function answer(id: number, amount = '3.25') {
  const { data } = await app.call('sales', 'GET', `/office/intention/order/${id}`)
  const lines = data.productList.map((line: { id: number }) => ({
    lineId: line.id,
    unitPrice: { amount, per: 1 },
  }))
  const body = {
    version: data.version,
    validUntil: new Date(Date.now() + 86_400_000 * 7).toISOString().slice(0, 10),
    currency: 'CNY',
    taxRate: '13',
    lines,
  }
  const given = await app.call('sales', 'POST', `/office/intention/order/answer/${id}`, body)
  expect(given.status, given.text).toBe(200)
}

async function amend(id: number, amount: string) {
  const { data } = await app.call('sales', 'GET', `/office/intention/order/${id}`)
  const lines = [{ lineId: data.productList[0].id, unitPrice: { amount, per: 1 } }]
  const body = { version: data.version, reason: 'Steel', lines }
  const given = await app.call('sales', 'POST', `/office/intention/order/amend/${id}`, body)
  expect(given.status, given.text).toBe(200)
}

test('a reservation that is answered while it is looked at shows the answer once word of it comes', async () => {
  const { id, uniqueCode } = await givenReservation()
  await open(id, uniqueCode)
  expect(await screen.findByRole('button', { name: 'Withdraw' })).toBeTruthy()
  await answer(id)
  act(() => refreshMessages())
  expect(await screen.findByRole('button', { name: /^Accept quotation · ¥/ })).toBeTruthy()
})

test('a quotation that changes while one is asked whether to accept it is not accepted unseen', async () => {
  const { id, uniqueCode } = await givenReservation()
  await answer(id)
  await open(id, uniqueCode)
  fireEvent.click(await screen.findByRole('button', { name: /^Accept quotation · ¥/ }))
  await answer(id, '9.75')
  act(() => refreshMessages())
  expect((await screen.findAllByText(/9\.75/)).length).toBeGreaterThan(0)
  fireEvent.click(
    screen.getAllByRole('button', { name: /^Accept quotation · ¥/, hidden: true }).at(-1)!,
  )
  expect(await screen.findByText(/has been replaced by version 2/)).toBeTruthy()
  const { data } = await app.call('buyer', 'GET', `/web/intention/order/${id}`)
  expect(data.statusCode).toBe(2)
})

test('an amendment that is replaced while one is asked about it is not agreed to unseen', async () => {
  const { id, uniqueCode } = await givenReservation()
  await answer(id)
  const { version, quotation } = (await app.call('buyer', 'GET', `/web/intention/order/${id}`)).data
  const accepted = { version, number: quotation.number }
  await app.call('buyer', 'POST', `/web/intention/order/confirm/${id}`, accepted)
  await amend(id, '3.00')
  await open(id, uniqueCode)
  fireEvent.click(await screen.findByRole('button', { name: 'Agree to amendment' }))
  expect(within(screen.getByRole('dialog')).getByText(/3\.00/)).toBeTruthy()
  await amend(id, '99.00')
  act(() => refreshMessages())
  expect((await screen.findAllByText(/99\.00/)).length).toBeGreaterThan(0)
  expect(within(screen.getByRole('dialog')).queryByText(/99\.00/)).toBeNull()
  fireEvent.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Agree to amendment' }),
  )
  expect(await screen.findByText(/has been replaced by version 3/)).toBeTruthy()
  const { data } = await app.call('buyer', 'GET', `/web/intention/order/${id}`)
  expect(data.amendment).toMatchObject({ number: 3 })
})

test('returning to a reservation reloads it', async () => {
  const { id, uniqueCode } = await givenReservation()
  function Leaving() {
    const [there, setThere] = useState(true)
    return (
      <>
        <button onClick={() => setThere(!there)}>Go</button>
        {there && <ReservationPage />}
      </>
    )
  }
  const at = `/reserve/${id}/${uniqueCode}`
  await renderPage(<Leaving />, { app, user: 'buyer', at, path: '/reserve/:id/:No' })
  expect(await screen.findByRole('button', { name: 'Withdraw' })).toBeTruthy()
  fireEvent.click(screen.getByText('Go'))
  await answer(id)
  fireEvent.click(screen.getByText('Go'))
  expect(await screen.findByRole('button', { name: /^Accept quotation · ¥/ })).toBeTruthy()
})

test('a colleague of the same company sees it, another customer is told that it does not exist', async () => {
  const { id, uniqueCode } = await givenReservation()
  await open(id, uniqueCode, 'designer')
  expect(await screen.findByText('200 pcs')).toBeTruthy()
  await open(id, uniqueCode, 'engineer')
  expect(await screen.findByText('Reservation not found')).toBeTruthy()
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

test('if only the answer to a withdrawal was lost, the page shows it as done', async () => {
  const { id, uniqueCode } = await givenReservation()
  await open(id, uniqueCode)
  fireEvent.click(await screen.findByRole('button', { name: 'Withdraw' }))
  answerWith(app.app, { loseAnswerOf: `/web/intention/order/delete/${id}` })
  fireEvent.click(screen.getAllByRole('button', { name: 'Withdraw', hidden: true }).at(-1)!)
  expect(await screen.findByText('Withdrawn')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText(text('common.network'))).toBeNull())
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

async function givenQuotation() {
  const given = await givenReservation()
  const { data } = await app.call('sales', 'GET', `/office/intention/order/${given.id}`)
  const [{ id: lineId }] = data.productList
  await app.call('sales', 'POST', `/office/intention/order/answer/${given.id}`, {
    version: data.version,
    validUntil: '2099-01-31',
    note: 'Ex works',
    currency: 'CNY',
    taxRate: '13',
    lines: [
      {
        lineId,
        unitPrice: { amount: '3.25', per: 1 },
        leadTimeDays: 12,
        alternative: 'M12×90-8.8',
        alternativePrice: { amount: '3.5', per: 1 },
      },
    ],
  })
  return given
}

test('an answered reservation shows the answer, and is accepted after a question', async () => {
  const { id, uniqueCode } = await givenQuotation()
  await open(id, uniqueCode)
  expect(await screen.findByText('¥ 3.25 / pc')).toBeTruthy()
  expect(screen.getByText('12 days')).toBeTruthy()
  expect(screen.getAllByText('Ex works')).toHaveLength(2)
  expect(screen.getByRole('link', { name: /M12×90-8.8/ }).getAttribute('href')).toBe(
    `/productCategories/details?id=${longer}`,
  )
  fireEvent.click(screen.getByRole('button', { name: /^Accept quotation · ¥/ }))
  fireEvent.click(
    screen.getAllByRole('button', { name: /^Accept quotation · ¥/, hidden: true }).at(-1)!,
  )
  expect(await screen.findByText('Confirmed')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull()
})

test('an expired quotation says so and cannot be accepted', async () => {
  const { id, uniqueCode } = await givenQuotation()
  await app.database
    .updateTable('intention_order')
    .set({ valid_until: '2020-01-31' })
    .where('id', '=', id)
    .execute()
  await open(id, uniqueCode)
  expect(await screen.findByText('Expired')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Accept quotation · ¥/ })).toBeNull()
  expect(screen.getByRole('button', { name: 'Withdraw' })).toBeTruthy()
})

test('discontinued products are marked and left out of a repeated reservation', async () => {
  const [passing] = (await givenProducts(app.database, [{ model: 'GONE-1' }])) as [number]
  const { data } = await app.call('buyer', 'POST', '/web/intention/order/submit', {
    productList: [dataId, passing].map((one) => ({
      dataId: one,
      counts: 20,
      requiredDate: '2099-01-15',
    })),
  })
  await app.database.deleteFrom('material').where('id', '=', passing).execute()
  const { address } = await open(data.id, data.uniqueCode)
  expect(await screen.findByText('No longer available')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Reserve again' }))
  await waitFor(() => expect(address()).toBe('/intentionOrder'))
  expect(readLocalOrder()).toMatchObject({
    productList: [{ dataId }],
    leftOut: ['Hexagon head bolt GONE-1'],
  })
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
