// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { csvOf } from '../../../src/domain/sheets/csv'
import { openQuotedShop } from '../../server/orders/quoted-shop'
import { renderPage } from '../render'
import { DeliveryImportPage } from '../../../src/web/orders/DeliveryImportPage'

const shop = await openQuotedShop()
const { database, bolt, today } = shop
let orderCode = ''

beforeEach(async () => {
  await database.deleteFrom('delivery_notice').execute()
  await database.deleteFrom('idempotency').execute()
  const { id, uniqueCode } = await shop.givenReservation([bolt])
  await shop.answer(id)
  await shop.confirm(id)
  orderCode = uniqueCode
})

const sheetOf = (carrier: string) => {
  const header = ['预订单号', '单据号', '承运商', '发货时间', '规格型号', '发货数量']
  const row = [orderCode, 'FH-1', carrier, today, 'HB-12-80', 10]
  const bytes = Buffer.from(csvOf([header, row]))
  const file = new File([], 'deliveries.csv')
  // jsdom's files cannot be read.
  return Object.assign(file, { arrayBuffer: async () => new Uint8Array(bytes).buffer })
}

const choose = async (file: File) =>
  fireEvent.change(await screen.findByLabelText('File'), { target: { files: [file] } })
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Import' })
const notices = () => database.selectFrom('delivery_notice').selectAll().execute()
const keys = () => database.selectFrom('idempotency').selectAll().execute()

const open = () =>
  renderPage(<DeliveryImportPage />, {
    app: shop,
    user: 'sales',
    at: '/office/deliveryImport',
    path: '/office/deliveryImport',
  })

test('a sheet is sent once, also by who presses twice, and leads to the list', async () => {
  const { address } = await open()
  await choose(sheetOf('Cloud'))
  const press = button()
  fireEvent.click(press)
  fireEvent.click(press)
  expect(await screen.findByText('Delivery notices recorded: 1')).toBeTruthy()
  await waitFor(() => expect(address()).toBe('/office/deliveryNotice'))
  expect(screen.queryByRole('alert')).toBeNull()
  expect([(await notices()).length, (await keys()).length]).toEqual([1, 1])
})

test('a refusal stands in the page alone, and is gone when the mended sheet has been entered', async () => {
  await open()
  await choose(sheetOf(''))
  fireEvent.click(button())
  expect(await screen.findByText(/^Line 2, Carrier: /)).toBeTruthy()
  expect(screen.getAllByRole('alert')).toHaveLength(1)

  await choose(sheetOf('Cloud'))
  fireEvent.click(button())
  expect(await screen.findByText('Delivery notices recorded: 1')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the columns that are named are those that a sheet may have', async () => {
  await open()
  const columns = await screen.findByText(/^Available columns: /)
  expect(columns.textContent).toMatch(
    /^Available columns: Reservation No\. \(required\), .*, Address, Specification \(required\), .*, Net weight \(kg\)$/,
  )
})
