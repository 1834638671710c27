// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { startApp } from '../../app'
import { renderPage } from '../render'
import { PriceGridPage } from '../../../src/web/prices/PriceGridPage'
import { StockGridPage } from '../../../src/web/prices/StockGridPage'

const app = await startApp({ catalogue: 'demo' })
const { rows: models } = await sql<{ id: number; model: string }>`
  select id, model from material where published order by model limit 3`.execute(app.database)
const [first = { id: 0, model: '' }, second = { id: 0, model: '' }] = models
const { data: list } = await app.call('sales', 'POST', '/office/price/list', {
  nameZh: '网格',
  nameEn: 'Grid',
  currency: 'EUR',
  validFrom: '2026-01-01',
})

beforeEach(async () => {
  sessionStorage.clear()
  await sql`delete from list_price where list_id = ${list.id}`.execute(app.database)
  await sql`delete from model_stock`.execute(app.database)
  await app.call('sales', 'PUT', `/office/price/list/${list.id}/prices`, {
    prices: [
      { materialId: first.id, fromCounts: 1, amount: '2' },
      { materialId: first.id, fromCounts: 500, amount: '1.5' },
    ],
  })
})

const openPrices = () =>
  renderPage(<PriceGridPage id={String(list.id)} />, {
    app,
    user: 'sales',
    at: '/office/price/list/prices/1',
  })
const cell = (line: number, place: number) =>
  screen
    .getAllByRole('row')
    .find((row) => row.getAttribute('aria-rowindex') === String(line + 1))
    ?.querySelectorAll('[role=gridcell]')[place]
function choose(line: number, place: number): HTMLInputElement {
  fireEvent.mouseDown(cell(line, place)!)
  return screen.getByRole('grid').querySelector('input')!
}
function type(line: number, place: number, typed: string) {
  const input = choose(line, place)
  fireEvent.change(input, { target: { value: typed } })
  fireEvent.keyDown(input, { key: 'Enter' })
}
const paste = (line: number, place: number, text: string) =>
  fireEvent.paste(choose(line, place), { clipboardData: { getData: () => text } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))
const stored = async () =>
  (await app.call('sales', 'GET', `/office/price/list/${list.id}/prices`)).data.records.map(
    ({ model, fromCounts, amount, per }: Record<string, unknown>) => [
      model,
      fromCounts,
      amount,
      per,
    ],
  )

test('prices are typed, pasted, undone before saving, and saved together', async () => {
  await openPrices()
  await screen.findByRole('grid')
  type(1, 2, '2.25')
  type(2, 2, '0')
  expect(cell(2, 2)?.getAttribute('aria-invalid')).toBe('true')
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(cell(2, 2)?.textContent).toBe('1.5')
  paste(1, 0, `型号\tPrice\t起始数量\n${first.model}\t1.4\t500\n${second.model}\t325\t1\n`)
  fireEvent.click(await screen.findByRole('button', { name: /Also add/ }))
  save()
  await waitFor(async () =>
    expect(await stored()).toEqual([
      [first.model, 1, '2.25', 1],
      [first.model, 500, '1.4', 1],
      [second.model, 1, '325', 1],
    ]),
  )
})

test('a refused save marks the cell, keeps what was typed, and a reload brings it back', async () => {
  const { unmount } = await openPrices()
  await screen.findByRole('grid')
  type(1, 2, '3')
  fireEvent.click(screen.getByRole('button', { name: 'Add row' }))
  type(3, 0, 'NO-SUCH-MODEL')
  type(3, 2, '4')
  save()
  await waitFor(() => expect(cell(3, 0)?.getAttribute('aria-invalid')).toBe('true'))
  expect(cell(1, 2)?.textContent).toBe('3')
  unmount()
  await openPrices()
  await screen.findByRole('grid')
  expect(cell(1, 2)?.textContent).toBe('3')
  expect(cell(3, 0)?.textContent).toBe('NO-SUCH-MODEL')
  type(3, 0, second.model)
  save()
  await waitFor(async () => expect(await stored()).toContainEqual([second.model, 1, '4', 1]))
  expect(await stored()).toContainEqual([first.model, 1, '3', 1])
})

test('another quantity makes another price of a row, and a deleted row removes its price', async () => {
  await openPrices()
  await screen.findByRole('grid')
  type(1, 1, '10')
  choose(2, 1)
  fireEvent.click(screen.getByRole('button', { name: 'Delete selected rows' }))
  save()
  await waitFor(async () => expect(await stored()).toEqual([[first.model, 10, '2', 1]]))
})

test('a price that a colleague changed meanwhile is shown beside the typed one', async () => {
  await openPrices()
  await screen.findByRole('grid')
  type(1, 2, '3')
  await app.call('sales', 'PUT', `/office/price/list/${list.id}/prices`, {
    prices: [{ materialId: first.id, fromCounts: 1, amount: '2.5' }],
  })
  save()
  await screen.findByText(/Rows changed by someone else: 1/)
  choose(1, 2)
  await screen.findByText(/Someone else changed this to “2.5”/)
  expect((await stored())[0]).toEqual([first.model, 1, '2.5', 1])
  save()
  await waitFor(async () => expect((await stored())[0]).toEqual([first.model, 1, '3', 1]))
})

test('stock and lead times are typed for any product', async () => {
  await renderPage(<StockGridPage />, { app, user: 'sales', at: '/office/stock/edit' })
  await screen.findByRole('grid')
  type(1, 1, '1200')
  type(2, 2, '14')
  expect(screen.queryByRole('button', { name: 'Add row' })).toBeNull()
  save()
  await waitFor(async () => {
    const { data } = await app.call('sales', 'GET', '/office/stock/page?size=100')
    expect(data.records).toMatchObject([{ quantity: 1200 }, { leadTimeDays: 14 }])
  })
})
