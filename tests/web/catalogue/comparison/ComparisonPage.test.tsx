// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { sentAfter } from '../../clicks'
import { renderPage } from '../../render'
import { ComparisonPage } from '../../../../src/web/catalogue/comparison/ComparisonPage'
import { readLocalOrder } from '../../../../src/web/actions/reserve'
import { openDemoShop } from '../../../server/catalogue/demo-shop'

const app = await openDemoShop()
const { idOf } = app
const ids = {
  zinc: await idOf('HB-M12x80-8.8-ZN'),
  flake: await idOf('HB-M12x80-8.8-ZF'),
  stronger: await idOf('HB-M12x80-10.9-ZF'),
  lockbolt: await idOf('RL1-127-16-R-ZN'),
}

const open = (products: number[], more = '') =>
  renderPage(<ComparisonPage />, {
    app,
    user: 'partner',
    at: `/commodityContrast?materialIds=${products.join(',')}${more}`,
    path: '/commodityContrast',
  })

const three = [ids.zinc, ids.stronger, ids.flake]
const table = async () => within(await screen.findByRole('table'))
/** The models in the column heads, in order. */
const columns = async () =>
  (await (await table()).findAllByRole('columnheader'))
    .slice(1)
    .map(({ textContent }) => /(?:HB|RL1)-[\w.]+(?:-[\w.]+?)*-(?:ZN|ZF)/.exec(textContent)?.[0])
const row = async (name: RegExp) =>
  within((await (await table()).findByRole('rowheader', { name })).closest('tr')!)
const click = (role: 'button' | 'checkbox', name: string | RegExp) =>
  fireEvent.click(screen.getByRole(role, { name }))

beforeEach(() => window.sessionStorage.clear())

test('each product is a column with its values, its figures and what it takes to order it', async () => {
  await open(three)
  expect(await columns()).toEqual(['HB-M12x80-8.8-ZN', 'HB-M12x80-10.9-ZF', 'HB-M12x80-8.8-ZF'])
  const cells = (await row(/Property class/)).getAllByRole('cell')
  expect(cells.map(({ textContent }) => textContent.replace(/^≠[^\d]*/, ''))).toEqual([
    '8.8',
    '10.9',
    '8.8',
  ])
  expect(await row(/Nominal diameter \(mm\)/)).toBeTruthy()
  expect(await row(/Width across flats \(mm\)/)).toBeTruthy()
  expect(await row(/Minimum order/)).toBeTruthy()
})

test('the standard of the products is shown once', async () => {
  await open(three)
  expect((await (await table()).findAllByRole('rowheader', { name: /^Standard/ })).length).toBe(1)
})

test('the match is shown as a figure and a word, and the baseline is named', async () => {
  await open([ids.zinc, ids.flake, ids.stronger, ids.lockbolt])
  const heads = await (await table()).findAllByRole('columnheader')
  expect(heads[1]!.textContent).toContain('Baseline')
  expect(heads[2]!.textContent).toContain('86% matchhigh')
  expect(heads[3]!.textContent).toContain('71% matchmedium')
  expect(heads[4]!.textContent).toContain('7% matchlow')
})

test('values that differ from the baseline are marked, until it is switched off', async () => {
  const { address } = await open(three)
  const marks = async () =>
    (await row(/Property class/)).queryAllByText(/Differs from the baseline/).length
  expect(await marks()).toBe(1)
  click('checkbox', 'Highlight differences')
  await waitFor(async () => expect(await marks()).toBe(0))
  expect(address()).toContain('highlight=0')
})

test('rows in which all are the same can be hidden', async () => {
  await open(three)
  expect(await row(/Nominal diameter/)).toBeTruthy()
  click('checkbox', 'Hide identical values')
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: /Nominal dia/ })).toBeNull())
  expect(await row(/Property class/)).toBeTruthy()
})

test('sorted by match the closest follows the baseline', async () => {
  await open(three)
  await table()
  click('checkbox', 'Sort by match')
  await waitFor(async () =>
    expect(await columns()).toEqual(['HB-M12x80-8.8-ZN', 'HB-M12x80-8.8-ZF', 'HB-M12x80-10.9-ZF']),
  )
})

test('another product becomes the baseline, and the address opens it so again', async () => {
  const { address } = await open(three)
  await table()
  click('button', 'Use HB-M12x80-10.9-ZF as the baseline')
  const head = (model: RegExp) => screen.getByRole('columnheader', { name: model }).textContent
  await waitFor(() => expect(head(/10\.9-ZF/)).toContain('Baseline'))
  await waitFor(() => expect(head(/8\.8-ZN/)).toContain('71% match'))
  expect(address()).toContain(`baseline=${ids.stronger}`)

  await open(three, `&baseline=${ids.stronger}`)
  await table()
  expect(head(/10\.9-ZF/)).toContain('Baseline')
})

test('a column is removed; with one product left there is nothing to compare', async () => {
  const { address } = await open([ids.zinc, ids.flake, 2_000_000])
  await table()
  click('button', 'Remove HB-M12x80-8.8-ZF')
  expect(await screen.findByText('Insufficient product data to compare')).toBeTruthy()
  expect(address()).toBe(`/commodityContrast?materialIds=${ids.zinc},2000000`)
})

test.each([
  ['ids of nothing', [2_000_000, 2_000_001]],
  ['no ids', []],
  ['one product', [ids.zinc]],
  ['one product named twice', [ids.zinc, ids.zinc]],
])('%s are insufficient to compare', async (_what, products) => {
  await open(products)
  expect(await screen.findByText('Insufficient product data to compare')).toBeTruthy()
})

test('the page says that a product does not exist any more', async () => {
  await open([ids.zinc, 2_000_000_000, ids.flake])
  expect(await columns()).toHaveLength(2)
  expect(screen.getByText(/^Products in the link that no longer exist: 1$/)).toBeTruthy()
})

test('a product is found and added', async () => {
  await open([ids.zinc, ids.flake])
  await table()
  click('button', 'Add product')
  const dialog = within(await screen.findByRole('dialog'))
  const search = dialog.getByRole('searchbox')
  fireEvent.change(search, { target: { value: 'HB-M12x80-10.9-ZF' } })
  fireEvent.submit(search.closest('form')!)
  fireEvent.click(await dialog.findByRole('button', { name: 'Add HB-M12x80-10.9-ZF' }))
  await waitFor(async () => expect(await columns()).toHaveLength(3))
  expect(dialog.getByRole('button', { name: 'Add HB-M12x80-10.9-ZF' })).toHaveProperty(
    'disabled',
    true,
  )
})

test('a product is put into the cart and among the favourites, and reserved in its smallest quantity', async () => {
  const { address } = await open([ids.zinc, ids.flake])
  await table()
  click('button', 'Add HB-M12x80-8.8-ZN to the cart')
  expect(
    await screen.findByText(/cart/i, { selector: '[role=status] *, [role=alert] *' }),
  ).toBeTruthy()
  const favourite = screen.getByRole('button', { name: 'Add HB-M12x80-8.8-ZN to favourites' })
  fireEvent.click(favourite)
  await waitFor(() => expect(favourite.getAttribute('aria-pressed')).toBe('true'))
  click('button', 'Reserve HB-M12x80-8.8-ZN')
  await waitFor(() => expect(address()).toBe('/intentionOrder'))
  const [product] = await app.database
    .selectFrom('material')
    .select('min_quantity')
    .where('id', '=', ids.zinc)
    .execute()
  expect(readLocalOrder().productList).toEqual([
    { dataId: ids.zinc, counts: Math.max(1, product!.min_quantity) },
  ])
})

test.each([
  ['Add HB-M12x80-8.8-ZN to the cart', '/web/my/cart'],
  ['Add HB-M12x80-8.8-ZN to favourites', '/web/my/favorite'],
])('a second click on “%s” of a comparison counts after a second', async (name, path) => {
  await open([ids.zinc, ids.flake])
  await table()
  const button = await screen.findByRole('button', { name })
  expect(await sentAfter([0, 999, 1000], { button, path })).toEqual([1, 1, 2])
})

test('the table is printed, and saved as CSV and as a workbook', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  const saved: Blob[] = []
  URL.createObjectURL = (blob: Blob) => `blob:${saved.push(blob)}`
  URL.revokeObjectURL = () => {}
  await open(three)
  await table()
  click('button', 'Print')
  expect(print).toHaveBeenCalledOnce()
  click('button', 'CSV')
  click('button', 'Excel')
  await waitFor(() => expect(saved).toHaveLength(2))
  const text = await saved[0]!.text()
  expect(text).toContain('Model,HB-M12x80-8.8-ZN,HB-M12x80-10.9-ZF,HB-M12x80-8.8-ZF\r\n')
  expect(text).toContain('Match,100%,71%,86%\r\n')
  expect(saved[1]!.type).toContain('spreadsheet')
})
