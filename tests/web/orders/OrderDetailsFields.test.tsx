// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { storeLocalOrder, readLocalOrder } from '../../../src/web/actions/reserve'
import { IntentionOrderPage } from '../../../src/web/orders/IntentionOrderPage'
import { openQuotedShop } from '../../server/orders/quoted-shop'
import { renderPage } from '../render'

const shop = await openQuotedShop({ catalogue: 'empty' })
const { call, database, bolt } = shop

beforeEach(async () => {
  sessionStorage.clear()
  await database.deleteFrom('intention_order').execute()
})

const lines = [{ dataId: bolt, counts: 250, requiredDate: '2099-12-31' }]
async function open() {
  storeLocalOrder({ productList: lines, projectList: [], customizationList: [], remark: '' })
  const at = '/intentionOrder'
  await renderPage(<IntentionOrderPage />, { app: shop, user: 'buyer', at, path: at })
  await screen.findByText('HB-12-80')
}
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const latest = async () =>
  (await call('buyer', 'GET', '/web/intention/order/page')).data.records[0] ?? {}

test('the details of the last reservation are proposed, and sent as they are changed', async () => {
  const details = { poNo: 'PO-1', project: 'Line 6', shipTo: '12 Harbour Road' }
  const { data } = await call('buyer', 'POST', '/web/intention/order/submit', {
    productList: lines,
    ...details,
  })
  await open()
  const note = `Copied from your previous reservation ${data.uniqueCode}; please check`
  expect(await screen.findByText(note)).toBeTruthy()
  expect(input('Project').value).toBe('Line 6')
  fireEvent.change(input('PO No.'), { target: { value: ' PO-2 ' } })
  expect(screen.queryByText(note)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Submit reservation' }))
  await waitFor(async () => expect(await latest()).toMatchObject({ ...details, poNo: 'PO-2' }))
})

test('proposed details can be cleared at once, and stay cleared', async () => {
  await call('buyer', 'POST', '/web/intention/order/submit', { productList: lines, poNo: 'PO-1' })
  await open()
  fireEvent.click(await screen.findByRole('button', { name: 'Clear' }))
  expect(input('PO No.').value).toBe('')
  expect(readLocalOrder().details).toEqual({ values: {} })
})

test('a first reservation has empty details, and typed ones survive a reload', async () => {
  await open()
  expect(input('PO No.').value).toBe('')
  fireEvent.change(input('Your order No.'), { target: { value: 'C-9' } })
  expect(readLocalOrder().details).toEqual({ values: { customerOrderNo: 'C-9' } })
})

test('a quantity that is no whole package is noticed before and after the reservation', async () => {
  await database
    .updateTable('material')
    .set({ data: JSON.stringify({ def8: 100, unitName: '件' }) })
    .where('id', '=', bolt)
    .execute()
  await open()
  expect(await screen.findByText('100 per package')).toBeTruthy()
  expect(screen.getByText('Not a full package quantity')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Change to 300' }))
  expect(readLocalOrder().productList[0]?.counts).toBe(300)
})
