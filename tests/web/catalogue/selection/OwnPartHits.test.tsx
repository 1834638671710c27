// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startApp } from '../../../app'
import { givenProducts } from '../../../products'
import { renderPage } from '../../render'
import { OwnPartHits } from '../../../../src/web/catalogue/selection/OwnPartHits'

const app = await startApp({ catalogue: 'empty' })
const [bolt] = await givenProducts(app.database, [{ model: 'A-1' }])
await app.call('buyer', 'POST', '/web/my/cart/lines', {
  lines: [{ dataId: bolt, counts: 1, customerPartNo: 'K-77 A' }],
})

const open = (user: string | undefined, keyword: string) =>
  renderPage(<OwnPartHits keyword={keyword} />, { app, at: '/', ...(user && { user }) })

test("a keyword that is the customer's own number leads to its model", async () => {
  await open('designer', 'k-77a')
  const link = await screen.findByRole('link', { name: 'K-77 A A-1' })
  expect(link.getAttribute('href')).toBe(`/productCategories/details?id=${bolt}`)
})

test('a visitor sees no part numbers, and another account only its own', async () => {
  for (const user of [undefined, 'partner']) {
    await open(user, 'K-77 A')
    await waitFor(() => expect(screen.queryByRole('link')).toBeNull())
  }
})
