// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startApp } from '../../app'
import { renderPage } from '../render'
import { browsingHistory, purchaseHistory } from '../../../src/web/orders/resources'
import { Screens } from '../../../src/web/screens/Screens'

const app = await startApp({ catalogue: 'demo' })
const products = await app.database
  .selectFrom('material')
  .select(['id', 'model'])
  .limit(2)
  .execute()
const [seen, reserved] = products as [(typeof products)[0], (typeof products)[0]]
await app.call('buyer', 'POST', '/web/product/browse', { materialId: seen.id })
await app.call('buyer', 'POST', '/web/intention/order/submit', {
  productList: [{ dataId: reserved.id, counts: 5000, requiredDate: '2099-01-15' }],
})

const open = (at: string, user = 'buyer') =>
  renderPage(<Screens resources={[browsingHistory, purchaseHistory]} />, { app, user, at })

test('viewed products are listed and lead to their pages', async () => {
  await open('/browsingHistory')
  const row = (await screen.findByText(seen.model)).closest('tr')!
  expect(within(row).getByRole('link').getAttribute('href')).toBe(
    `/productCategories/details?id=${seen.id}`,
  )
  expect(screen.queryByText(reserved.model)).toBeNull()
})

test('products reserved by the company are listed for its members and can be put into the cart', async () => {
  await open('/purchaseHistory', 'designer')
  const row = (await screen.findByText(reserved.model)).closest('tr')!
  fireEvent.click(await within(row).findByRole('button', { name: 'Add to cart' }))
  await waitFor(async () =>
    expect((await app.call('designer', 'GET', '/web/my/cart/counts')).data.counts).toBe(1),
  )
})

test('an empty history explains how entries come about', async () => {
  await open('/browsingHistory', 'partner')
  expect(await screen.findByText('No browsing history yet')).toBeTruthy()
})
