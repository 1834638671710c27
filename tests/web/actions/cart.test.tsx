// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startApp } from '../../app'
import { givenProducts } from '../../products'
import { renderPage } from '../render'
import { addToCart } from '../../../src/web/actions/cart'
import { queries } from '../../../src/web/calls/api'

const app = await startApp()
const [dataId = 0] = await givenProducts(app.database, [{ model: 'M12×80-8.8' }])

test('a product is put into the cart with the sentence of the server, and the count is fresh', async () => {
  await renderPage(null, { app, user: 'buyer', at: '/' })
  queries.setQueryData(['cartCounts'], { counts: 0 })
  await act(async () => addToCart({ dataId, counts: 5 }, () => undefined))
  expect(await screen.findByText('Added to cart')).toBeTruthy()
  expect(queries.getQueryData(['cartCounts'])).toEqual({ counts: 1 })
})
