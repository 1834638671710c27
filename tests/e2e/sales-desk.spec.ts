import type { Page } from '@playwright/test'
import { callServer } from './call-server'
import { expect, phone, test } from './portal'
import { answerByKeys } from './sales-keys'
import { dayIn } from './shop-day'

interface Answer {
  id: number
  records: { id: number }[]
  productList: { answer: { unitPrice: { amount: string; per: number }; leadTimeDays: number } }[]
}

const call = callServer<Answer>

/** A reservation of so many products with list prices. */
async function reserve(customer: Page, size: number) {
  const { records } = await call(
    customer,
    'POST',
    `/web/product/page?keyword=RL1&searchType=2&orderColumn=1&asc=true&current=1&size=${size}`,
    [],
  )
  const requiredDate = dayIn(30)
  const productList = records.map(({ id }) => ({
    dataId: id,
    counts: 1000,
    requiredDate,
  }))
  expect(productList).toHaveLength(size)
  return call(customer, 'POST', '/web/intention/order/submit', { productList })
}

test('sales answers twelve lines with the keyboard alone, in under 40 keystrokes', async ({
  page,
  portal,
}) => {
  test.slow()
  const size = 12
  await portal.logIn('engineer', 'personal')
  const { id } = await reserve(page, size)
  const office = await portal.windowOf('sales', 'office')
  await office.goto(`office/reserve/${id}/x`)
  const table = office.getByRole('table').filter({ has: office.getByRole('textbox') })
  await expect(table.getByRole('row')).toHaveCount(size + 1)
  const picture = test.info().outputPath('desk.png')
  const { keystrokes, height } = await answerByKeys(office, portal, size, picture)
  expect(height).toBeLessThan(2300)
  test.info().annotations.push({
    type: 'keystrokes',
    description: `${size} lines: ${keystrokes} keystrokes, 0 clicks, ${height} px`,
  })
  expect(keystrokes).toBeLessThan(40)
  const { productList } = await call(page, 'GET', `/web/intention/order/${id}`)
  expect(productList[0]?.answer.unitPrice).toEqual({ amount: '3.25', per: 1 })
  for (const { answer } of productList) expect(answer.leadTimeDays).toBe(14)
  await call(page, 'POST', `/web/intention/order/delete/${id}`)
  await office.context().close()
})

test('a column of a spreadsheet is pasted, lowered by per cent and taken back, and survives a reload', async ({
  page,
  portal,
}) => {
  test.slow()
  const { text } = portal
  await portal.logIn('engineer', 'personal')
  const { id } = await reserve(page, 3)
  const office = await portal.windowOf('sales', 'office')
  await office.goto(`office/reserve/${id}/x`)
  const prices = office.locator('[data-field="unitPrice"] input')
  await expect(prices.first()).toBeFocused()
  await prices.first().evaluate((field) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', '10\n20\n30\n')
    field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  })
  const expectPrices = async (...values: string[]) => {
    for (const [row, value] of values.entries()) await expect(prices.nth(row)).toHaveValue(value)
  }
  await expectPrices('10', '20', '30')
  await office.getByLabel(text('orders.answer.discount')).fill('5')
  await office.getByLabel(text('orders.answer.discount')).press('Enter')
  await expectPrices('9.5', '19', '28.5')
  await office.getByRole('button', { name: text('orders.answer.undo') }).click()
  await expectPrices('10', '20', '30')
  await office.reload()
  await expectPrices('10', '20', '30')
  await office.setViewportSize(phone)
  await office.screenshot({ path: test.info().outputPath('desk-phone.png'), fullPage: true })
  await office.emulateMedia({ colorScheme: 'dark' })
  await office.setViewportSize({ width: 1440, height: 900 })
  await office.screenshot({ path: test.info().outputPath('desk-dark.png'), fullPage: true })
  await call(page, 'POST', `/web/intention/order/delete/${id}`)
  await office.context().close()
})
