// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { startApp } from '../../../app'
import { renderPage } from '../../render'
import { importCatalogue } from '../../../../src/server/catalogue/import/import'
import { bumpVersion } from '../../../../src/server/catalogue/import/import.sql'
import { queries } from '../../../../src/web/calls/api'
import { SelectionPage } from '../../../../src/web/catalogue/selection/SelectionPage'
import { writeStored } from '../../../../src/web/session/storage'

const header = [
  'Category',
  'Product class',
  'Model/Specification',
  'Material name (en)',
  'Diameter (mm)',
  'Length (mm)',
  'Surface finish',
  'Width across flats (mm)',
  'Inventory',
]
const sizes = Array.from({ length: 60 }, (_, at) => [8 + (at % 6), 20 + 5 * Math.floor(at / 6)])
const bolts = sizes.map(([d, l]) => [
  '螺栓',
  'Hexagon head bolts',
  `HB-M${d}x${l}`,
  `Bolt M${d}`,
  String(d),
  String(l),
  'Zinc',
  String(2 * (d ?? 0)),
  l === 20 ? '0' : '500',
])
// The largest is alone with its diameter and with its length.
const studs = [
  [20, 100],
  [20, 120],
  [24, 200],
].map(([d, l]) => [
  '螺栓',
  'Studs',
  `ST-M${d}x${l}`,
  `Stud M${d}`,
  `${d}`,
  `${l}`,
  'Plain',
  '',
  '5',
])
const nuts = ['螺栓', 'Hexagon nuts', 'HN-M8', 'Nut', '8', '', 'Plain', '13', '40']

// Fill the catalogue before the shop opens.
const place = await startApp()
await importCatalogue(place.database, {
  tables: [{ name: 'bolts.csv', header, rows: [...bolts, ...studs, nuts] }],
  categories: [{ categoryType: 1, abbreviation: '螺栓', abbreviationEn: 'Bolts', sort: 1 }],
})
const app = await startApp({ beside: place, catalogue: 'empty' })
const classOf = async (model: string) =>
  (
    await app.database
      .selectFrom('material')
      .where('model', '=', model)
      .select('class_id as id')
      .executeTakeFirstOrThrow()
  ).id
const classId = await classOf('HB-M8x20')

beforeEach(() => {
  localStorage.clear()
  for (const name of ['hasSelectMask', 'hasSelectionTour']) writeStored(name, false, 'local')
})

const open = (query: string) =>
  renderPage(<SelectionPage />, { app, at: `/productCategories/productSelection?${query}` })
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
/** The models in view that are loaded. */
const models = () =>
  screen
    .getAllByRole('rowheader')
    .flatMap((cell) => within(cell).queryByRole('link')?.textContent ?? [])

test('a visitor sees the sizes of a class as columns, and above them what all models share', async () => {
  await open(`classId=${classId}`)
  await screen.findByRole('table')
  expect(heads()).toEqual([
    'Model',
    'Nominal diameter mm',
    'Nominal length mm',
    'Width across flats s mm',
    'Stock',
    'Minimum',
    'Actions',
    'Quantity',
  ])
  const shared = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(shared).toContain('Zinc')
  expect(models()).toHaveLength(10)
  expect(screen.getAllByRole('row')[1]?.textContent).toContain('HB-M8x20820160')
})

test('a head sorts by its column, and sorts the other way when it is pressed again', async () => {
  const { address } = await open(`classId=${classId}`)
  fireEvent.click(await screen.findByRole('link', { name: 'Nominal length mm' }))
  await waitFor(() => expect(models()[1]).toBe('HB-M9x20'))
  fireEvent.click(screen.getByRole('link', { name: 'Nominal length mm' }))
  await waitFor(() => expect(models()[0]).toBe('HB-M8x65'))
  expect(address()).toContain('orderBy=2021090012&asc=false')
  const head = screen.getByRole('columnheader', { name: /^Nominal length/ })
  expect(head.getAttribute('aria-sort')).toBe('descending')
})

test('a column that the class does not have sorts nothing, and the page says so', async () => {
  const { address } = await open(`classId=${classId}&orderBy=colour`)
  expect(
    await screen.findByText('There is no column colour to sort by; shown in default order.'),
  ).toBeTruthy()
  expect(address()).not.toContain('orderBy')
})

test('a value chosen in a head stays in sight until its filter closes', async () => {
  await open(`classId=${classId}`)
  const opener = await screen.findByRole('button', { name: 'Filter: Nominal diameter' })
  fireEvent.click(opener)
  const filter = screen.getByRole('group', { name: 'Filter: Nominal diameter' })
  fireEvent.click(within(filter).getByRole('checkbox', { name: /^9 ?10$/ }))
  await waitFor(() => expect(new Set(models())).toContain('HB-M9x65'))
  const diameter = () => screen.queryByRole('columnheader', { name: /^Nominal diameter/ })
  expect(diameter()).toBeTruthy()
  opener.focus()
  fireEvent.keyDown(opener, { key: 'Escape' })
  await waitFor(() => expect(diameter()).toBeNull())
  const shared = screen.getByText('All models:').closest('[tabindex]')
  expect(shared?.textContent).toContain('9 mm')
  await waitFor(() => expect(document.activeElement).toBe(shared))
})

test('all rows are shown in one table, and the choice is remembered', async () => {
  const { address } = await open(`classId=${classId}`)
  fireEvent.click(await screen.findByRole('link', { name: 'All' }))
  await waitFor(() => expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('61'))
  expect(address()).toContain('rows=all')
  expect(models().length).toBeLessThan(60)
  await open(`classId=${classId}&page=9`)
  await waitFor(() => expect(screen.getByText('Page 6 of 6')).toBeTruthy())
})

test('few models are listed below their classes', async () => {
  await open('keyword=M8')
  await waitFor(() => expect(screen.getAllByRole('table')).toHaveLength(2))
  for (const name of ['Hexagon head bolts', 'Hexagon nuts'])
    expect(screen.getByRole('heading', { level: 2, name })).toBeTruthy()
  expect(models()).toContain('HN-M8')
})

test('a cell of the matrix chooses its size, and chosen again gives it up', async () => {
  const { address } = await open(`classId=${classId}&face=matrix`)
  fireEvent.click(await screen.findByRole('button', { name: '10 × 25: 1 model, in stock' }))
  await waitFor(() => expect(models()).toEqual(['HB-M10x25']))
  expect(address()).toContain('f2021090001=10&f2021090012=25')
  const cell = screen.getByRole('button', { name: '10 × 25: 1 model, in stock' })
  expect(cell.getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByRole('button', { name: '10 × 20: 1 model, not in stock' })).toBeTruthy()
  fireEvent.click(cell)
  expect(await screen.findByText('Choose a size to see its models here.')).toBeTruthy()
})

test('the matrix stays when a size is chosen that is alone with its diameter and its length', async () => {
  await open(`classId=${await classOf('ST-M24x200')}&face=matrix`)
  const corner = { name: '24 × 200: 1 model, in stock' }
  fireEvent.click(await screen.findByRole('button', corner))
  await waitFor(() => expect(models()).toEqual(['ST-M24x200']))
  expect(screen.getByRole('button', corner).getAttribute('aria-pressed')).toBe('true')
})

test('a class that is withdrawn while its table is open is named, and its category is shown', async () => {
  const { address } = await open(`classId=${classId}`)
  await screen.findByRole('table')
  const publish = (published: boolean) =>
    app.database.transaction().execute(async (database) => {
      await database
        .updateTable('product_class')
        .set({ published })
        .where('id', '=', classId)
        .execute()
      await bumpVersion(database, [])
    })
  await publish(false)
  await waitFor(async () => {
    await queries.invalidateQueries({ queryKey: ['selection'] })
    expect(
      screen.getByText(/^The product class “Hexagon head bolts” is no longer offered/),
    ).toBeTruthy()
  })
  expect(address()).not.toContain('classId')
  await publish(true)
})
