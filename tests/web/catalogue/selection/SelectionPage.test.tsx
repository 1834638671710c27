// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { startApp } from '../../../app'
import { renderPage } from '../../render'
import { importCatalogue } from '../../../../src/server/catalogue/import'
import { SelectionPage } from '../../../../src/web/catalogue/selection/SelectionPage'
import { writeStored } from '../../../../src/web/storage'

const header = [
  ...['Category', 'Product class', 'Model/Specification', 'Material name (en)', 'Diameter (mm)'],
]
const rows = Array.from({ length: 12 }, (_, at) => [
  ...['螺栓', 'Hexagon head bolts', `HB-M${at + 5}`, `Bolt ${at}`, String(at + 5)],
])

// The catalogue is there before the shop opens.
const place = await startApp()
await importCatalogue(place.database, {
  tables: [{ name: 'bolts.csv', header, rows }],
  categories: [{ categoryType: 1, abbreviation: '螺栓', abbreviationEn: 'Bolts', sort: 1 }],
})
const app = await startApp({ beside: place, catalogue: 'empty' })

beforeEach(() => {
  for (const name of ['hasSelectMask', 'hasSelectionTour']) writeStored(name, false, 'local')
})

const open = (query: string) =>
  renderPage(<SelectionPage />, { app, at: `/productCategories/productSelection?${query}` })
const heading = () => screen.getByRole('heading', { level: 1 }).textContent

test('an address of a page that is not there leads to the last one', async () => {
  const { address } = await open('sort=4&page=9999')
  expect(await screen.findByText('Page 2 of 2')).toBeTruthy()
  expect(address()).toContain('page=2')
})

test('where there is nothing the first page says so', async () => {
  const { address } = await open('sort=4&keyword=nothing&page=9999')
  await waitFor(() => expect(address()).not.toContain('page='))
})

test('a name in the address is shown only where it is the name of a category', async () => {
  await open('selectName=Anything')
  await waitFor(() => expect(heading()).toBe('All products'))
  await open('selectName=Bolts')
  await waitFor(() => expect(heading()).toBe('Bolts'))
})
