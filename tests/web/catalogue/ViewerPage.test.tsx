// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openDemoShop } from '../../server/catalogue/demo-shop'
import { renderPage } from '../render'
import { queries } from '../../../src/web/calls/api'
import { ViewerPage } from '../../../src/web/catalogue/ViewerPage'

const shop = await openDemoShop()
const open = (id: number, more = '') =>
  renderPage(<ViewerPage />, {
    app: shop,
    at: `/threeD?url=/crrc_sales/web/product/file/${id}/model.glb${more}`,
  })

test('if a model cannot be shown, the drawing of the product is offered', async () => {
  await open(await shop.idOf('HB-M8x45-8.8-ZF'))
  expect(await screen.findByRole('link', { name: 'View dimensional drawing' })).toBeTruthy()
})

test('no drawing is offered for a missing product', async () => {
  await open(999_999)
  expect((await screen.findByRole('alert')).textContent).toContain('could not')
  await waitFor(() => expect(queries.isFetching()).toBe(0))
  expect(screen.queryByRole('link', { name: 'View dimensional drawing' })).toBeNull()
})

test("a shared link names the product in the reader's language and leads to it", async () => {
  const id = await shop.idOf('HB-M8x45-8.8-ZF')
  for (const title of ['', '&title=六角头螺栓 HB-M8x45-8.8-ZF']) {
    await open(id, title)
    const heading = await screen.findByRole('heading', { name: /^Hexagon.* HB-M8x45-8.8-ZF$/ })
    expect(heading).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back to the product' }).getAttribute('href')).toBe(
      `/productCategories/details?id=${id}`,
    )
  }
})
