// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startApp } from '../../../app'
import { renderPage } from '../../render'
import { RelatedProducts } from '../../../../src/web/catalogue/product/RelatedProducts'
import { loadTexts } from '../../../../src/web/language/locale'

const app = await startApp()
const records = Array.from({ length: 12 }, (_none, at) => ({
  id: at + 1,
  materialName: 'Bolt',
  model: `HB-${at}`,
  prodImgs: [],
}))

test('ten related products are shown at first, all of them on demand, and ten again', async () => {
  await loadTexts('catalogue')
  const list = { records, total: 12 }
  await renderPage(
    <RelatedProducts kind="related" id={1} of="product" characterJson={undefined} list={list} />,
    { app, at: '/' },
  )
  const shown = () => screen.getAllByRole('listitem').length
  expect(shown()).toBe(10)
  fireEvent.click(screen.getByRole('button', { expanded: false }))
  expect(shown()).toBe(12)
  fireEvent.click(screen.getByRole('button', { expanded: true }))
  expect(shown()).toBe(10)
})
