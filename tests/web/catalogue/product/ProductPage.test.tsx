// @vitest-environment jsdom
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import Fastify from 'fastify'
import { useNavigate } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { startApp } from '../../../app'
import { answerWith } from '../../browser'
import { sentAfter } from '../../clicks'
import { renderPage } from '../../render'
import { importCatalogue } from '../../../../src/server/catalogue/import/import'
import { ProductPage } from '../../../../src/web/catalogue/product/ProductPage'
import { api } from '../../../../src/web/calls/api'
import { forgetUser } from '../../../../src/web/session/session'
import { readStored, writeStored } from '../../../../src/web/session/storage'
import { currentToasts } from '../../../../src/web/ui/toast-list'

// The first page waits for chunks that are loaded once.
configure({ asyncUtilTimeout: 20_000 })

const header = [
  'Category',
  'Product class',
  'Model/Specification',
  'Material name (en)',
  'Diameter (mm)',
  'Property class',
  'Surface finish',
  'Net weight (kg)',
  'Packing quantity',
  'Min. order quantity',
  'Calculable',
]
const bolt = (size: string, propertyClass: string, finish: string) => [
  '螺栓',
  'Hexagon head bolts',
  `HB-M${size}-${propertyClass}-${finish}`,
  `Bolt M${size}`,
  size,
  propertyClass,
  finish,
  '0.125',
  '12.5',
  '0',
  '1',
]
const rows = [
  bolt('12', '8.8', 'zinc'),
  bolt('16', '8.8', 'zinc'),
  bolt('16', '10.9', 'flake'),
  bolt('20', '10.9', 'flake'),
  ['螺栓', 'Hexagon nuts', 'HN-M12', 'Nut M12', '12', '8', 'zinc', '0.02', '100', '500'],
]

// Fill the catalogue before the shop opens.
const place = await startApp()
await importCatalogue(place.database, {
  tables: [{ name: 'bolts.csv', header, rows }],
  categories: [{ categoryType: 1, abbreviation: '螺栓', abbreviationEn: 'Bolts', sort: 1 }],
})
const app = await startApp({ beside: place, catalogue: 'empty' })

const [first, other] = await app.database
  .selectFrom('material')
  .select('id')
  .orderBy('id')
  .execute()

beforeEach(() => {
  window.sessionStorage.clear()
  writeStored('hasDetailMask', false, 'local')
})

const open = (id = first!.id, user?: string) =>
  renderPage(<ProductPage />, {
    app,
    ...(user && { user }),
    at: `/productCategories/details?id=${id}`,
  })

const attribute = (name: RegExp) => screen.findByRole<HTMLSelectElement>('combobox', { name })
const choose = async (name: RegExp, value: string) =>
  fireEvent.change(await attribute(name), { target: { value } })
const check = () => fireEvent.click(screen.getByRole('button', { name: 'Find matching model' }))

/** Makes choices that two other models match, and returns the field to choose one of them. */
async function severalMatching() {
  const { address } = await open()
  await choose(/Nominal diameter/, '16')
  await choose(/Property class/, '')
  await choose(/Surface finish/, '')
  check()
  return { models: await screen.findByRole('combobox', { name: 'Model' }), address }
}

test('a product shows its own values, its weight, and its packing quantity with two decimals', async () => {
  await open()
  expect(await screen.findByRole('heading', { level: 1 })).toHaveProperty('textContent', 'Bolt M12')
  expect(await attribute(/Nominal diameter/)).toHaveProperty('value', '12')
  expect(screen.getByText('12.50', { exact: false })).toBeTruthy()
  expect(screen.getByText('0.125', { exact: false })).toBeTruthy()
})

test('the only matching model is opened at once', async () => {
  const { address } = await open()
  await choose(/Nominal diameter/, '20')
  check()
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bolt M20'),
  )
  expect(address()).not.toContain(`id=${first!.id}`)
})

function Back() {
  const navigate = useNavigate()
  return (
    <>
      <button onClick={() => void navigate(-1)}>Back</button>
      <button onClick={() => void navigate(1)}>Forward</button>
    </>
  )
}

test('the check takes focus and quantity along to the model, and Back brings the quantity again', async () => {
  const page = (
    <main id="content" tabIndex={-1}>
      <ProductPage />
      <Back />
    </main>
  )
  await renderPage(page, { app, at: `/productCategories/details?id=${first!.id}` })
  const quantity = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Quantity' })
  const shown = async (name: string) => {
    await screen.findByText(name, { selector: 'h1' })
    return (await quantity()).value
  }
  await choose(/Nominal diameter/, '20')
  fireEvent.change(await quantity(), { target: { value: '500' } })
  fireEvent.blur(await quantity())
  screen.getByRole('button', { name: 'Find matching model' }).focus()
  check()
  expect(await shown('Bolt M20')).toBe('500')
  await waitFor(() => expect(document.activeElement?.id).toBe('content'))

  fireEvent.change(await quantity(), { target: { value: '700' } })
  fireEvent.blur(await quantity())
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(await shown('Bolt M12')).toBe('700')
  fireEvent.click(screen.getByRole('button', { name: 'Forward' }))
  expect(await shown('Bolt M20')).toBe('700')
})

test('two clicks on the check ask once', async () => {
  await open()
  await choose(/Nominal diameter/, '20')
  const asked = vi.spyOn(api, 'POST')
  const button = screen.getByRole('button', { name: 'Find matching model' })
  act(() => {
    button.click()
    button.click()
  })
  await screen.findByText('Bolt M20', { selector: 'h1' })
  const given: unknown[] = asked.mock.calls.flat()
  expect(given.filter((one) => one === '/web/product/match')).toHaveLength(1)
})

test('a check that the server refuses says why, as information', async () => {
  const refusing = Fastify()
  const message = 'Not matched to current property'
  refusing.all('*', (_request, reply) =>
    reply.status(409).send({ meta: { success: false, message }, data: null }),
  )
  await open()
  await choose(/Nominal diameter/, '20')
  const propertyClass = await attribute(/Property class/)
  await waitFor(() => expect(propertyClass.value).toBe('10.9'))
  answerWith(refusing)
  check()
  const told = await screen.findByText(message)
  expect(told.closest('[role]')?.getAttribute('role')).toBe('status')
})

test('one of several matching models is chosen as the specification', async () => {
  const { models, address } = await severalMatching()
  expect(within(models).getAllByRole('option').slice(1)).toHaveLength(2)
  const told = expect.objectContaining({ kind: 'success', message: 'Matching models: 2' })
  expect(currentToasts()).toContainEqual(told)

  // The page's model is not among them: one must be chosen before reserving.
  const first = /^Choose a model above, then/
  for (const name of ['Reserve & get quotation', 'Add to cart'])
    expect(describing(screen.getByRole('button', { name }))).toMatch(first)
  fireEvent.click(screen.getByRole('button', { name: 'Reserve & get quotation' }))
  expect(await screen.findByText('Please choose a model first')).toBeTruthy()
  expect(document.activeElement).toBe(models)

  const [, firstMatch] = within(models).getAllByRole<HTMLOptionElement>('option')
  fireEvent.change(models, { target: { value: firstMatch!.value } })
  await waitFor(() => expect(screen.queryByText(first)).toBeNull())
  const reserve = await screen.findByRole('button', { name: 'Reserve & get quotation' })
  expect(describing(reserve)).toBeUndefined()
  // The refused click must not be throttled.
  fireEvent.click(reserve)
  await waitFor(() => expect(address()).toMatch(/^\/login/))
})

/** The accessible description of a button. */
const describing = (button: HTMLElement) =>
  document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent

test('once another value is chosen, the models that matched before are no choice any more', async () => {
  await severalMatching()
  await choose(/Nominal diameter/, '20')
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Model' })).toBeNull())
})

test('values that came with the product give way to what is chosen', async () => {
  await open()
  await choose(/Nominal diameter/, '20')
  const propertyClass = await attribute(/Property class/)
  await waitFor(() => expect(propertyClass.value).toBe('10.9'))
  expect(propertyClass.closest('div')!.querySelector('[role=status]')!.textContent).toContain(
    '“8.8” cannot be combined with your change and was set to “10.9”.',
  )
  expect(
    screen.getByText('“zinc” cannot be combined with your change and was set to “flake”.'),
  ).toBeTruthy()
})

test('a value that gave way comes back with one click, and the change goes that it gave way to', async () => {
  await open()
  await choose(/Surface finish/, '')
  await choose(/Nominal diameter/, '20')
  const back = await screen.findByRole('button', { name: 'Undo change and restore “8.8”' })
  fireEvent.click(back)
  const propertyClass = await attribute(/Property class/)
  await waitFor(() => expect(propertyClass.value).toBe('8.8'))
  expect(await attribute(/Nominal diameter/)).toHaveProperty('value', '12')
  // Earlier changes stay.
  expect(await attribute(/Surface finish/)).toHaveProperty('value', '')
  expect(screen.queryByText(/cannot be combined with your change/)).toBeNull()
})

test('a value that leaves several others is taken out, and the field says so', async () => {
  await open()
  await choose(/Property class/, '')
  await choose(/Surface finish/, 'flake')
  expect(
    await screen.findByText(
      '“12” cannot be combined with your change and was cleared. Please choose again.',
    ),
  ).toBeTruthy()
  expect(await attribute(/Nominal diameter/)).toHaveProperty('value', '')
})

test('without a matching model the made-to-measure page opens with the choices', async () => {
  const { address } = await open()
  await choose(/Nominal diameter/, '20')
  const propertyClass = await attribute(/Property class/)
  await waitFor(() => expect(propertyClass.value).toBe('10.9'))
  await choose(/Property class/, '8.8')
  check()
  await waitFor(() => expect(address()).toMatch(/^\/productCategories\/customProduct\?id=\d+$/))
  const { choices } = readStored<{ choices: Record<string, string> }>('customType')!
  expect(Object.values(choices)).toEqual(['20', '8.8', 'zinc'])
})

test('after other values are chosen, no model can be reserved before the check', async () => {
  const { address } = await open()
  await choose(/Nominal diameter/, '20')
  const reserve = () => screen.getByRole('button', { name: 'Reserve & get quotation' })
  await waitFor(() => expect(describing(reserve())).toMatch(/^The selected attributes differ/))
  fireEvent.click(reserve())
  expect(
    await screen.findByText(
      'You have changed the attributes; please find the matching model first',
    ),
  ).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Find matching model' }))
  expect(address()).not.toMatch(/^\/login/)

  // Choosing the old value, or any value, means this model again.
  await choose(/Nominal diameter/, '12')
  await waitFor(() => expect(describing(reserve())).toBeUndefined())
  await choose(/Nominal diameter/, '')
  expect(describing(reserve())).toBeUndefined()
  await choose(/Nominal diameter/, '20')
  check()
  await screen.findByText('Bolt M20', { selector: 'h1' })
  await waitFor(() => expect(describing(reserve())).toBeUndefined())
})

test('the smallest order of 0 becomes a quantity of 1', async () => {
  await open()
  expect(await screen.findByRole('textbox', { name: 'Quantity' })).toHaveProperty('value', '1')
})

const quantity = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Quantity' })

/** Chooses another diameter and a quantity. */
async function enter() {
  await choose(/Nominal diameter/, '20')
  fireEvent.change(await quantity(), { target: { value: '777' } })
  fireEvent.blur(await quantity())
}

test('input and choices of a visitor survive the login, and are hidden from the next person', async () => {
  await open()
  await enter()

  await open(first!.id, 'engineer')
  expect((await quantity()).value).toBe('777')
  expect((await attribute(/Nominal diameter/)).value).toBe('20')

  forgetUser()
  await open(first!.id, 'partner')
  expect((await quantity()).value).toBe('1')
  expect((await attribute(/Nominal diameter/)).value).toBe('12')
})

test('input and choices survive a reload, but do not appear on another product', async () => {
  await open()
  await enter()

  await open()
  expect((await quantity()).value).toBe('777')
  expect((await attribute(/Nominal diameter/)).value).toBe('20')

  check()
  // The quantity belongs to the model being looked for.
  await screen.findByText('Bolt M20', { selector: 'h1' })
  expect((await quantity()).value).toBe('777')
  await open(other!.id)
  expect((await quantity()).value).toBe('1')
  expect((await attribute(/Nominal diameter/)).value).toBe('16')
})

test('a visitor who reserves is asked to log in', async () => {
  const { address } = await open()
  fireEvent.click(await screen.findByRole('button', { name: 'Reserve & get quotation' }))
  await waitFor(() => expect(address()).toMatch(/^\/login/))
})

test('a purchaser does not compare', async () => {
  await open(first!.id, 'buyer')
  expect(await screen.findByRole('button', { name: 'Reserve & get quotation' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Add to comparison' })).toBeNull()
})

test.each([
  ['Add to cart', '/web/my/cart'],
  ['Add to favourites', '/web/my/favorite'],
])('a second click on “%s” of a product counts after a second', async (name, path) => {
  await open(first!.id, 'engineer')
  const button = await screen.findByRole('button', { name })
  expect(await sentAfter([0, 999, 1000], { button, path })).toEqual([1, 1, 2])
})

test('the calculation of a product is offered to all customers but purchasers', async () => {
  const calculation = () => screen.queryByRole('link', { name: 'Calculate' })
  await open(first!.id, 'engineer')
  await screen.findByRole('button', { name: 'Add to comparison' })
  expect(calculation()?.getAttribute('href')).toContain(`id=${first!.id}`)
  await open(first!.id, 'buyer')
  await screen.findByRole('button', { name: 'Reserve & get quotation' })
  expect(calculation()).toBeNull()
})

test('a product counts as viewed after five seconds', async () => {
  const viewed = async () => (await app.call('engineer', 'GET', '/web/product/browse/page')).data
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const sent = vi.spyOn(api, 'POST')
  const views = () =>
    sent.mock.calls.filter((call: readonly unknown[]) => call[0] === '/web/product/browse').length
  await open(first!.id, 'engineer')
  await screen.findByRole('heading', { level: 1 })
  await act(() => vi.advanceTimersByTimeAsync(3000))
  expect(views()).toBe(0)
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(views()).toBe(1)
  vi.useRealTimers()
  await waitFor(async () => expect(await viewed()).toMatchObject({ total: 1 }))
})

test('a product shows three of its use cases', async () => {
  const path = `/office/catalogue/attachments?materialId=${first!.id}`
  const { stamp, media, replacements, related } = (await app.call('editor', 'GET', path)).data
  const useCases = [1, 2, 3, 4].map((at) => ({ text: `案例 ${at}`, textEn: `Case ${at}` }))
  const body = { stamp, media, replacements, related, useCases }
  expect((await app.call('editor', 'PUT', path, body)).status).toBe(200)
  await open()
  fireEvent.click(await screen.findByRole('tab', { name: 'Application cases' }))
  expect(screen.getAllByText(/^Case \d$/)).toHaveLength(3)
})

test('a missing product is reported with a way back', async () => {
  await open(2_000_000)
  const missing = { level: 1, name: 'Product not found' }
  expect(await screen.findByRole('heading', missing)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to selection' })).toBeTruthy()
})

test.each(['Reserve & get quotation', 'Add to cart'])(
  'an invalid quantity stays in its field, to be corrected before “%s” does anything',
  async (name) => {
    const { address } = await open()
    const before = address()
    fireEvent.change(await quantity(), { target: { value: 'abc' } })
    fireEvent.blur(await quantity())
    fireEvent.click(await screen.findByRole('button', { name }))
    expect((await quantity()).value).toBe('abc')
    expect(document.activeElement).toBe(await quantity())
    expect(address()).toBe(before)
  },
)

test('the quantity begins with the smallest order', async () => {
  const { id } = await app.database
    .selectFrom('material')
    .select('id')
    .where('min_quantity', '=', 500)
    .executeTakeFirstOrThrow()
  await open(id)
  expect(await screen.findByRole('textbox', { name: 'Quantity' })).toHaveProperty('value', '500')
})
