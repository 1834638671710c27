// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { startApp } from '../../../app'
import { answerWith, withoutNetwork } from '../../browser'
import { sentAfter } from '../../clicks'
import { renderPage } from '../../render'
import { importCatalogue } from '../../../../src/server/catalogue/import/import'
import { SelectionPage } from '../../../../src/web/catalogue/selection/SelectionPage'
import { writeStored } from '../../../../src/web/session/storage'
import { currentToasts } from '../../../../src/web/ui/toast-list'

const header = [
  'Category',
  'Product class',
  'Model/Specification',
  'Material name (en)',
  'Diameter (mm)',
  'Property class',
]
const nut = ['螺栓', 'Hexagon nuts', 'HN-M4', 'Nut', '4', '8']
const bolts = Array.from({ length: 12 }, (_, at) => [
  '螺栓',
  'Hexagon head bolts',
  `HB-M${at + 5}`,
  `Bolt ${at}`,
  String(at + 5),
  '',
])
const rows = [...bolts, nut]

// Fill the catalogue before the shop opens.
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

test('the first page says that there are no results', async () => {
  const { address } = await open('sort=4&keyword=nothing&page=9999')
  await waitFor(() => expect(address()).not.toContain('page='))
})

test('a category in the address that does not exist is not shown', async () => {
  await open('selectName=Anything')
  await waitFor(() => expect(heading()).toBe('All products'))
  await open('selectName=Bolts')
  await waitFor(() => expect(heading()).toBe('Bolts'))
})

test('a double click on Compare chooses a model for comparison, it does not take it out again', async () => {
  await renderPage(<SelectionPage />, {
    app,
    user: 'engineer',
    at: '/productCategories/productSelection?sort=4',
  })
  const compare = (await screen.findAllByRole('button', { name: 'Compare' }))[0]!
  fireEvent.click(compare)
  fireEvent.click(compare)
  await waitFor(() => expect(compare.getAttribute('aria-pressed')).toBe('true'))
})

test.each([
  ['Add to cart', '/web/my/cart'],
  ['Add to favourites', '/web/my/favorite'],
])('a second click on “%s” in the list counts after two seconds', async (name, path) => {
  await renderPage(<SelectionPage />, {
    app,
    user: 'engineer',
    at: '/productCategories/productSelection?sort=4',
  })
  const [button] = await screen.findAllByRole('button', { name })
  expect(await sentAfter([0, 1999, 2000], { button: button!, path })).toEqual([1, 1, 2])
})

test('a row of the table is not reserved while its field holds an invalid quantity', async () => {
  const { address } = await renderPage(<SelectionPage />, {
    app,
    user: 'buyer',
    at: '/productCategories/productSelection?sort=4',
  })
  const quantity = (await screen.findAllByLabelText<HTMLInputElement>(/^Quantity/))[0]!
  const before = address()
  fireEvent.change(quantity, { target: { value: 'abc' } })
  fireEvent.blur(quantity)
  fireEvent.click(screen.getAllByRole('button', { name: 'Reserve' })[0]!)
  expect([quantity.value, document.activeElement]).toEqual(['abc', quantity])
  expect(address()).toBe(before)
})

const code = '2021090001'
test.each([
  ['a class', 'sort=4&classId=999999', 'The product class with ID “999999” is no longer available'],
  [
    'a class by a word',
    'sort=4&classId=bolt',
    'The product class with ID “bolt” is no longer available',
  ],
  ['a type', 'sort=4&categoryType=9', 'The product type “9” does not exist'],
  ['a category', 'sort=4&abbreviation=Nails', 'The category “Nails” no longer exists'],
  ['a value', `sort=4&f${code}=999`, 'The filter “Nominal diameter: 999” no longer exists'],
  ['a characteristic', 'sort=4&f777=red', 'The filter “777: red” no longer exists'],
])(
  '%s of an address that is not there is left out, and the page says so',
  async (_w, query, words) => {
    const { address } = await open(query)
    const said = await screen.findByText(new RegExp(`^${words}; results are shown without it\\.`))
    expect(said.closest('[role=status]')).toBeTruthy()
    expect(await screen.findByText('13 models')).toBeTruthy()
    expect(address()).toBe('/productCategories/productSelection?sort=4')
  },
)

test('a characteristic that the class of an address lacks is left out, and the page says so', async () => {
  const [bolts, nuts] = await Promise.all(
    ['HB-M7', 'HN-M4'].map((model) =>
      app.database
        .selectFrom('material')
        .where('model', '=', model)
        .select('class_id as id')
        .executeTakeFirstOrThrow(),
    ),
  )
  const grade = '2021090008'
  const { address } = await open(`sort=4&classId=${bolts!.id}&f${code}=7&f${grade}=8`)
  const said = await screen.findByText(
    'This product class has no characteristic “Property class”; results are shown without “Property class: 8”.',
  )
  expect(said.closest('[role=status]')).toBeTruthy()
  expect(await screen.findByText('1 model')).toBeTruthy()
  expect(address()).not.toContain(grade)
  expect(address()).toContain(`f${code}=7`)

  const other = await open(`sort=4&classId=${nuts!.id}&f${grade}=8`)
  await waitFor(() => expect(heading()).toBe('Hexagon nuts'))
  expect(other.address()).toContain(grade)
})

test('only missing values are removed from several', async () => {
  const { address } = await open(`sort=4&f${code}=7&f${code}=999`)
  expect(await screen.findByText(/“Nominal diameter: 999” no longer exists/)).toBeTruthy()
  expect(await screen.findByText('1 model')).toBeTruthy()
  expect(address()).toBe(`/productCategories/productSelection?f${code}=7&sort=4`)
})

test('an address with existing values stays unchanged, without a message', async () => {
  await open(`sort=4&f${code}=7&categoryType=1&abbreviation=螺栓`)
  expect(await screen.findByText('1 model')).toBeTruthy()
  expect(screen.queryByText(/results are shown without it/)).toBeNull()
})

test('only the first 200 characters of a search count, and the page says so', async () => {
  const { address } = await open(`sort=4&keyword=${'M12'.repeat(90)}`)
  expect(
    await screen.findByText(
      'A search term can have at most 200 characters; these are the results for the first 200.',
    ),
  ).toBeTruthy()
  await waitFor(() =>
    expect(new URLSearchParams(address().split('?')[1]).get('keyword')).toHaveLength(200),
  )
})

test('a choice that could not be asked for can be given up again', async () => {
  const { address } = await open('sort=4')
  const chosen = await screen.findByRole('checkbox', { name: /^7 ?1$/ })
  withoutNetwork()
  fireEvent.click(chosen)
  expect(await screen.findByText('Products could not be loaded')).toBeTruthy()
  const list = screen.getByRole('list', { name: 'Selected filters' })
  expect(list.textContent).toContain('7')
  answerWith(app.app)
  fireEvent.click(screen.getByRole('checkbox', { name: /^7 ?1$/ }))
  await waitFor(() => expect(address()).not.toContain(`f${code}`))
  expect(await screen.findByText('13 models')).toBeTruthy()
})

test('a quantity below the minimum order is announced as raised when it is reserved at once', async () => {
  const { address } = await renderPage(<SelectionPage />, {
    app,
    user: 'buyer',
    at: '/productCategories/productSelection?sort=4',
  })
  const quantity = (await screen.findAllByLabelText<HTMLInputElement>(/^Quantity/))[0]!
  fireEvent.change(quantity, { target: { value: '0' } })
  fireEvent.blur(quantity)
  fireEvent.click(screen.getAllByRole('button', { name: 'Reserve' })[0]!)
  await waitFor(() => expect(address()).toBe('/intentionOrder'))
  expect(currentToasts().map(({ message }) => message)).toContain(
    'The quantity must be at least 1. Set to 1',
  )
})

test('ignored parts of a search are shown to the reader', async () => {
  await open('sort=4&keyword=M5%20200%20pcs')
  expect(await screen.findByText(/^Searched for “M5”/)).toBeTruthy()
  await open('sort=4&keyword=M5')
  expect(await screen.findByText('1 model')).toBeTruthy()
  expect(screen.queryByText(/^Searched for/)).toBeNull()
})

test('a card is reserved, put into the cart, marked, compared and opened', async () => {
  await open('sort=4&view=grid')
  const card = within((await screen.findAllByRole('link', { name: 'Details' }))[0]!.closest('li')!)
  for (const name of ['Reserve', 'Add to cart', 'Add to favourites', 'Compare'])
    expect(card.getByRole('button', { name })).toBeTruthy()
  expect(card.getByRole('link', { name: 'Details' }).getAttribute('href')).toMatch(
    /^\/productCategories\/details\?id=\d+$/,
  )
})

test('the four orders are named by 1 to 4 in the address, and turned', async () => {
  await open('classId=1')
  const sort = within(screen.getByRole('navigation', { name: 'Sort by' }))
  const addresses = sort.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(sort.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Default',
    'Sales',
    'Favourites',
    'New',
  ])
  const orders = addresses.map((to) => new URLSearchParams(to?.split('?')[1]).get('sort'))
  expect(orders).toEqual([null, '2', '3', '4'])
  const turn = screen.getByRole('link', { name: 'Ascending; click to sort descending' })
  expect(turn.getAttribute('href')).toMatch(/asc=/)
})

test('type, category and class are chosen above the list; a search stands in their place', async () => {
  const { address } = await open('')
  const scope = within(screen.getByRole('navigation', { name: 'You are here' }))
  for (const name of ['Product type', 'Category', 'Product class'])
    expect(scope.getByLabelText(name)).toBeTruthy()
  await scope.findByRole('option', { name: 'Bolts' })
  fireEvent.change(scope.getByLabelText('Category'), { target: { value: '螺栓' } })
  expect(new URLSearchParams(address().split('?')[1]).get('abbreviation')).toBe('螺栓')

  await open('keyword=M5')
  const searched = within(screen.getByRole('navigation', { name: 'You are here' }))
  expect(searched.getByText('Search: “M5”')).toBeTruthy()
  expect(searched.queryByRole('combobox')).toBeNull()
})

test('by default classes come first, and a class leads to its products', async () => {
  const { address } = await open('')
  const results = within(await screen.findByRole('region', { name: 'Results' }))
  fireEvent.click(await results.findByRole('link', { name: /^Hexagon nuts/ }))
  await waitFor(() => expect(address()).toMatch(/classId=\d+/))
  expect(await results.findByRole('link', { name: 'HN-M4' })).toBeTruthy()
})
