// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Waiting } from '../../../../src/web/account/overview/Waiting'
import { openQuotedShop } from '../../../server/orders/quoted-shop'
import { renderPage } from '../../render'

const shop = await openQuotedShop()

const open = (user: string) => renderPage(<Waiting />, { app: shop, user, at: '/' })
const tile = (title: string) =>
  within(
    within(screen.getByRole('region', { name: 'Waiting for you' }))
      .getByText(title, { exact: false, selector: 'li > p' })
      .closest('li')!,
  )

test('a customer for whom nothing waits is told so', async () => {
  await open('engineer')
  for (const words of ['No quotation to accept', 'Nothing in transit', 'No unread messages'])
    expect(await screen.findByText(words)).toBeTruthy()
})

test('a quotation is named with its last day, a delivery with its arrival, and a reply leads to its record', async () => {
  const order = await shop.givenReservation()
  await shop.answer(order.id, {})
  await open('buyer')
  const quotation = await screen.findByRole('link', { name: /valid until/ })
  expect(quotation.textContent).toContain(order.uniqueCode)
  expect(quotation.getAttribute('href')).toBe(`/reserve/${order.id}/${order.uniqueCode}`)
  const reply = (await waitFor(() => tile('Unread messages').getAllByRole('link'))).at(-1)!
  expect(reply.getAttribute('href')).toContain('/reserve/')

  await shop.confirm(order.id)
  await shop.deliver(order.uniqueCode, 'HB-12-80', 100, { expectedArrival: shop.tomorrow })
  await open('buyer')
  const delivery = await screen.findByRole('link', { name: /, arrives / })
  expect(delivery.getAttribute('href')).toMatch(/^\/deliveryNotice\/\d+\/FH%2F/)
  expect(await screen.findByText('No quotation to accept')).toBeTruthy()
})

test('an expired quotation does not wait any more', async () => {
  const order = await shop.givenReservation()
  await shop.answer(order.id, {})
  await open('buyer')
  await screen.findByText(new RegExp(order.uniqueCode), { selector: 'a' })
  await shop.lastDay(order.id, shop.yesterday)
  await open('buyer')
  expect(await screen.findByText('No quotation to accept')).toBeTruthy()
})
