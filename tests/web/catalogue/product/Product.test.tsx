// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openDemoShop } from '../../../server/catalogue/demo-shop'
import { renderPage } from '../../render'
import { CustomProductPage } from '../../../../src/web/catalogue/custom/CustomProductPage'
import { InfoTabs } from '../../../../src/web/catalogue/product/InfoTabs'
import { ProductPage } from '../../../../src/web/catalogue/product/ProductPage'
import { writeStored } from '../../../../src/web/session/storage'

const shop = await openDemoShop()
const ids = {
  lockbolt: await shop.idOf('RL1-127-16-R-ZN'),
  bolt: await shop.idOf('HB-M16x80-10.9-ZF'),
  gun: await shop.idOf('GH-127'),
}

beforeEach(() => {
  sessionStorage.clear()
  writeStored('hasDetailMask', false, 'local')
})

async function open(id: number, user?: string) {
  const at = `/productCategories/details?id=${id}`
  const page = await renderPage(<ProductPage />, { app: shop, at, ...(user && { user }) })
  await screen.findByRole('heading', { level: 1 })
  return page
}

const tabsOf = (name: string) =>
  within(screen.getByRole('tablist', { name }))
    .getAllByRole('tab')
    .map(({ textContent }) => textContent)
const slides = () =>
  within(screen.getByRole('region', { name: 'Product pictures and drawings' }))
    .getAllByRole('listitem')
    .map((slide) => within(slide).getByRole('button').getAttribute('aria-label'))
const media = [
  'Picture',
  'Dimensional drawing',
  '3D model',
  'Installation sketch',
  'Installation video',
]
const has = (role: 'button' | 'link', name: string) => screen.queryByRole(role, { name }) !== null

test('a product stands in its trail and shows its pictures, drawings, model, sketch and video', async () => {
  await open(ids.lockbolt)
  const trail = within(screen.getByRole('navigation', { name: 'You are here' }))
  const places = trail.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(places).toHaveLength(3)
  expect(trail.getByText('RL1-127-16-R-ZN').getAttribute('aria-current')).toBe('page')
  expect(slides().map((title) => title?.replace(/ \d+$/, ''))).toEqual(
    expect.arrayContaining(media),
  )
})

test('six attributes are seen, and the others when they are asked for', async () => {
  await open(ids.lockbolt)
  const attributes = within(screen.getByRole('region', { name: 'Product attributes' }))
  const fields = () =>
    attributes.queryAllByRole('combobox').length + attributes.queryAllByRole('textbox').length
  expect(fields()).toBe(6)
  fireEvent.click(attributes.getByRole('button', { name: /^More options/ }))
  expect(fields()).toBeGreaterThan(6)
  fireEvent.click(attributes.getByRole('button', { name: 'Less' }))
  expect(fields()).toBe(6)
})

test('a hole and a joint that were measured have fields of their own', async () => {
  await open(ids.lockbolt)
  const attributes = within(screen.getByRole('region', { name: 'Product attributes' }))
  fireEvent.click(attributes.getByRole('button', { name: /^More options/ }))
  for (const name of ['Hole diameter (mm)', 'Joint thickness (mm)'])
    expect(attributes.getByRole('textbox', { name })).toBeTruthy()
})

test.each([
  [
    'a visitor at a bolt',
    'bolt',
    undefined,
    ['Add to comparison', 'Find matching model'],
    ['Calculate'],
  ],
  [
    'a designer at a bolt',
    'bolt',
    'designer',
    ['Add to comparison', 'Find matching model'],
    ['Calculate'],
  ],
  ['a purchaser at a bolt', 'bolt', 'buyer', ['Find matching model'], []],
  ['a visitor at a gun', 'gun', undefined, [], []],
] as const)('%s finds the buttons for them', async (_who, product, user, buttons, links) => {
  await open(ids[product], user)
  const usual = ['Add to favourites', 'Add to cart', 'Reserve & get quotation']
  const maybe = ['Add to comparison', 'Find matching model']
  expect([...usual, ...maybe].filter((name) => has('button', name))).toEqual([...usual, ...buttons])
  expect(['Calculate'].filter((name) => has('link', name))).toEqual(links)
  expect(has('link', 'Back to selection')).toBe(true)
  const quantity = screen.getByRole('textbox', { name: 'Quantity' })
  expect(within(quantity.parentElement!).getAllByRole('button')).toHaveLength(2)
})

test('information stands under tabs, and what is related names its kind of file', async () => {
  await open(ids.lockbolt)
  await waitFor(() =>
    expect(tabsOf('Product information').slice(0, 4)).toEqual([
      'Basic information',
      'Packaging',
      'Precautions',
      'Related files',
    ]),
  )
  fireEvent.click(screen.getByRole('tab', { name: 'Related files' }))
  const [file] = within(screen.getAllByRole('tabpanel')[0]!).getAllByRole('link')
  expect(file!.firstElementChild?.textContent).toMatch(/^[A-Z]{3,4}$/)
})

test.each([
  ['Packaging', { description2: '', def8: 0 }],
  ['Precautions', { description3: '' }],
  ['Related files', { dataList: [], modelImgs: [], sizeImgs: [] }],
  ['Basic information', { id: 2_000_000, characterList: [] }],
])('the tab “%s” is there only if it has something to show', async (name, without) => {
  const { data } = await shop.call(null, 'GET', `/web/product/info/${ids.lockbolt}`)
  const open = (product: object) =>
    renderPage(<InfoTabs product={{ ...data, ...product }} />, { app: shop, at: '/' })
  await open({})
  expect(await screen.findByRole('tab', { name })).toBeTruthy()
  await open(without)
  expect((await screen.findAllByRole('tab')).length).toBeGreaterThan(0)
  expect(screen.queryByRole('tab', { name })).toBeNull()
})

test('the first visit leads over attributes, match, model and order', async () => {
  localStorage.clear()
  await open(ids.lockbolt)
  const seen: (string | null)[] = []
  for (let step = 1; step <= 4; step++) {
    const card = within(await screen.findByRole('dialog'))
    seen.push(card.getByRole('heading').textContent)
    expect(card.getByRole('button', { name: 'Skip' })).toBeTruthy()
    if (step < 4) fireEvent.click(card.getByRole('button', { name: 'Next' }))
  }
  expect(seen).toEqual(['Select attributes', 'Find the matching model', 'Get the model', 'Order'])
})

test('a class to be made to measure shows media, choices, information and other products', async () => {
  const { class_id: classId } = await shop.database
    .selectFrom('material')
    .select('class_id')
    .where('id', '=', ids.lockbolt)
    .executeTakeFirstOrThrow()
  const at = `/productCategories/customProduct?id=${classId}`
  await renderPage(<CustomProductPage />, { app: shop, at, user: 'buyer' })
  await screen.findByRole('heading', { level: 1 })
  expect(slides().map((title) => title?.replace(/ \d+$/, ''))).toEqual(
    expect.arrayContaining(media),
  )
  expect(screen.getByRole('region', { name: 'Product attributes' })).toBeTruthy()
  expect(screen.getByRole('textbox', { name: 'Quantity' })).toBeTruthy()
  for (const name of ['Add to cart', 'Reserve & get quotation', 'Finish choosing'])
    expect(has('button', name)).toBe(true)
  expect(screen.getByText('Model', { selector: 'span' })).toBeTruthy()
  expect(tabsOf('Product information')).toEqual([
    'Basic information',
    'Packaging',
    'Precautions',
    'Related files',
  ])
  await waitFor(() =>
    expect(tabsOf('Other products').map((title) => title?.replace(/\d+\+?$/, ''))).toEqual([
      'Replacements',
      'Matching parts',
      'Recently viewed',
      'Recently reserved',
    ]),
  )
})
