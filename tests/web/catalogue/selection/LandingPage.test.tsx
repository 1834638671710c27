// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startApp } from '../../../app'
import { givenProducts } from '../../../products'
import { renderPage } from '../../render'
import { LandingPage } from '../../../../src/web/catalogue/selection/LandingPage'

const place = await startApp()
await givenProducts(place.database, [{ model: 'HB-12-80' }])
const app = await startApp({ beside: place, catalogue: 'empty' })

test.each([
  ['categoryType=1', 'Fasteners'],
  ['abbreviation=螺栓', 'Bolts'],
  ['abbreviationEn=Bolts', 'Bolts'],
  ['selectName=Bolts', 'Bolts'],
  ['keyword=HB-12', 'Search: “HB-12”'],
  ['keyword=HB-12&searchType=2', 'Search: “HB-12”'],
  ['t=1700000000000', 'Find the right fastener by hole diameter and joint thickness'],
])('the products at the address ?%s are those of “%s”', async (query, title) => {
  await renderPage(<LandingPage />, { app, at: `/productCategories?${query}` })
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title))
})
