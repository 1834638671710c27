// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { daysAfter } from '../../../src/domain/days/day'
import { renderPage } from '../render'
import { OfficeReservationPage } from '../../../src/web/orders/OfficeReservationPage'
import { openQuotedShop } from '../../server/orders/quoted-shop'

const quotedShop = await openQuotedShop()
const { bolt, nut, answer, asBuyer, confirm, givenReservation, yesterday } = quotedShop

const open = (id: number, user = 'sales') =>
  renderPage(<OfficeReservationPage id={String(id)} />, {
    app: quotedShop,
    user,
    at: `/office/reserve/${id}/x`,
  })

const inputs = (label: string) => screen.findAllByLabelText<HTMLInputElement>(label)
const type = async (label: string, value: string, at = 0) =>
  fireEvent.change((await inputs(label))[at]!, { target: { value } })
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send answer' }))

test('sales sees whose a reservation is and answers each of its lines', async () => {
  const { id } = await givenReservation([bolt, nut], { remark: 'Two boxes' })
  await open(id)
  expect(await screen.findByText('Yuanling Rail Vehicles (demo)')).toBeTruthy()
  expect(screen.getByText('Two boxes')).toBeTruthy()
  await type('Unit price', '3.25')
  await type('Alternative model', 'WS-12', 1)
  await type('Lead time (days)', '12', 1)
  send()

  expect(await screen.findByText('Answer sent to the customer')).toBeTruthy()
  const { data } = await asBuyer(id)
  expect(data.productList.map((line: { answer: object }) => line.answer)).toMatchObject([
    { unitPrice: { amount: '3.25', per: 1 } },
    { leadTimeDays: 12, alternative: { model: 'WS-12' } },
  ])
  expect(await screen.findByText('Edit answer')).toBeTruthy()
})

test('a price for a hundred may be typed, also with full-width signs', async () => {
  const { id } = await givenReservation([bolt])
  await open(id)
  await type('Unit price', '１，２００．５ ／ １００')
  send()
  expect(await screen.findByText('Answer sent to the customer')).toBeTruthy()
  expect((await asBuyer(id)).data.productList[0].answer).toMatchObject({
    unitPrice: { amount: '1200.5', per: 100 },
  })
})

test('a quotation ends today or later, also where its last day is written without a year', async () => {
  const { id } = await givenReservation([bolt])
  await open(id)
  await type('Unit price', '3.25')
  // In the past by the shop's clock and by the browser's.
  const past = daysAfter(yesterday, -1)
  const [, month, date] = past.split('-').map(Number)
  await type('Valid until', `${month}月${date}日`)
  send()
  expect(await screen.findByText(/^Please choose .* or a later date$/)).toBeTruthy()
  expect((await inputs('Valid until'))[0]!.value).toBe(past)
  await type('Valid until', '2100-01-01')
  expect(screen.getByText('Please choose 2099-12-31 or an earlier date')).toBeTruthy()
  send()
  expect((await asBuyer(id)).data.statusCode).toBe(1)
})

test('faults are shown at their inputs, before sending and by the server', async () => {
  const { id } = await givenReservation([bolt])
  await open(id)
  // The price of the last quotation to this customer is proposed.
  await type('Unit price', '')
  await type('Lead time (days)', '1.5')
  send()
  expect(
    await screen.findByText('Please enter a unit price, an alternative model or a note'),
  ).toBeTruthy()
  expect(screen.getByText('Please enter a whole number from 0 to 999')).toBeTruthy()

  await type('Lead time (days)', '2')
  await type('Alternative model', 'NO-SUCH-1')
  send()
  expect(await screen.findByText('There is no product with this model')).toBeTruthy()
  expect((await asBuyer(id)).data.statusCode).toBe(1)
  const refusals = screen.getAllByRole('alert').length
  expect(refusals).toBeGreaterThan(0)

  await type('Alternative model', '')
  await type('Unit price', '3')
  send()
  expect(await screen.findByText('Answer sent to the customer')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('an invalid price is reported at its field, and nothing is sent', async () => {
  const { id } = await givenReservation([bolt])
  await open(id)
  await type('Unit price', 'abc')
  send()
  const fault = await screen.findByText(/Please enter a price greater than 0 with a decimal point/)
  const [price] = await inputs('Unit price')
  expect(price!.getAttribute('aria-describedby')).toBe(fault.closest('[id]')!.id)
  expect((await asBuyer(id)).data.statusCode).toBe(1)
})

test('when a colleague was faster, nothing that was typed is lost, and it can be sent after a look', async () => {
  const { id } = await givenReservation([bolt])
  await open(id)
  await type('Unit price', '9.99')
  await answer(id, {}, 'operator')
  send()

  expect(await screen.findByText(/Your entries have been kept/)).toBeTruthy()
  expect((await inputs('Unit price'))[0]!.value).toBe('9.99')
  await waitFor(() => expect(screen.getByText('¥ 3.25 / pc')).toBeTruthy())
  send()
  await waitFor(async () =>
    expect((await asBuyer(id)).data.productList[0].answer.unitPrice.amount).toBe('9.99'),
  )
})

test('input survives leaving the page and closing the question', async () => {
  const { id } = await givenReservation([bolt])
  await answer(id)
  await open(id)
  await type('Unit price', '8.88')
  await confirm(id)
  await open(id)
  expect(await screen.findByText(/can no longer be answered/)).toBeTruthy()
  expect((await inputs('Unit price'))[0]!.value).toBe('8.88')
  expect(screen.getByRole('button', { name: 'Send answer' })).toHaveProperty('disabled', true)
  fireEvent.click(screen.getByRole('button', { name: 'Discard unsent entries' }))
  expect((await inputs('Unit price'))[0]!.value).toBe('3.25')
})

test('a confirmed reservation is closed after a question', async () => {
  const { id } = await givenReservation([bolt])
  await answer(id)
  await confirm(id)
  await open(id)
  fireEvent.click(await screen.findByRole('button', { name: 'Close reservation' }))
  fireEvent.click(
    screen.getAllByRole('button', { name: 'Close reservation', hidden: true }).at(-1)!,
  )
  expect(await screen.findByText('Closed')).toBeTruthy()
})

test('an amendment above the sum of the setting is handed to a second person, who sees its changes', async () => {
  const { id } = await givenReservation([bolt])
  await answer(id)
  await confirm(id)
  Object.assign(quotedShop.settings, { approvalFrom: '1000', defaultCurrency: 'CNY' })
  try {
    await open(id)
    fireEvent.click(await screen.findByRole('button', { name: 'Amend order' }))
    const dialog = within(await screen.findByRole('dialog'))
    const enter = (label: string, value: string) =>
      fireEvent.change(dialog.getByLabelText(label), { target: { value } })
    enter('Reason for amendment', 'Steel')
    enter('Unit price', '99')
    fireEvent.click(dialog.getByRole('button', { name: 'Save amendment and notify customer' }))
    fireEvent.click(await dialog.findByRole('button', { name: 'Submit for approval' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect((await asBuyer(id)).data).not.toHaveProperty('amendment')

    await open(id, 'operator')
    expect(await screen.findByText('Steel')).toBeTruthy()
    expect(screen.getByText(/99\.00/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Approve and send' }))
    const question = within(await screen.findByRole('dialog'))
    fireEvent.click(question.getByRole('button', { name: 'Approve and send' }))
    await waitFor(async () =>
      expect((await asBuyer(id)).data.amendment).toMatchObject({ number: 2, reason: 'Steel' }),
    )
  } finally {
    Object.assign(quotedShop.settings, { approvalFrom: undefined })
  }
})

test('users who are not staff are refused', async () => {
  const { id } = await givenReservation([bolt])
  await open(id, 'engineer')
  expect(await screen.findByText('You do not have permission to do this')).toBeTruthy()
})
