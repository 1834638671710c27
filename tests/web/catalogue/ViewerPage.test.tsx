// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openDemoShop } from '../../server/catalogue/demo-shop'
import { renderPage } from '../render'
import { queries } from '../../../src/web/api'
import { ViewerPage } from '../../../src/web/catalogue/ViewerPage'

const shop = await openDemoShop()
const open = (id: number) =>
  renderPage(<ViewerPage />, {
    app: shop,
    at: `/threeD?url=/crrc_sales/web/product/file/${id}/model.glb`,
  })

test('where a model cannot be shown, the drawing of the product is offered', async () => {
  await open(await shop.idOf('HB-M8x45-8.8-ZF'))
  expect(await screen.findByRole('link', { name: 'View the size drawing' })).toBeTruthy()
})

test('of a product that is not there no drawing is offered', async () => {
  await open(999_999)
  expect((await screen.findByRole('alert')).textContent).toContain('could not')
  await waitFor(() => expect(queries.isFetching()).toBe(0))
  expect(screen.queryByRole('link', { name: 'View the size drawing' })).toBeNull()
})
