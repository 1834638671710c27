import type { Page } from '@playwright/test'
import { callServer } from './call-server'
import { expect, expectNoSeriousFaults, expectNoSidewaysScrolling, phone, test } from './portal'
import { dayIn } from './shop-day'

/** In the future in every time zone. */
interface Reservation {
  id: number
  uniqueCode: string
  version: number
  productList: { id: number; model: string; counts: number }[]
}

/** A reservation of different products that sales has quoted and the customer has accepted. */
async function givenAccepted(customer: Page, sales: Page, products: number) {
  const { records } = await callServer<{ records: { id: number; minQuantity: number }[] }>(
    customer,
    'POST',
    `/web/product/page?keyword=RL1-127&size=${products}`,
    [],
  )
  const productList = records.map(({ id, minQuantity }) => ({
    dataId: id,
    counts: minQuantity,
    requiredDate: dayIn(30),
  }))
  const { id } = await callServer<Reservation>(customer, 'POST', '/web/intention/order/submit', {
    productList,
    remark: '',
  })
  const path = `/office/intention/order`
  const { version, productList: lines } = await callServer<Reservation>(
    sales,
    'GET',
    `${path}/${id}`,
  )
  const answered = await callServer<Reservation>(sales, 'POST', `${path}/answer/${id}`, {
    version,
    validUntil: dayIn(9),
    currency: 'CNY',
    taxRate: '13',
    lines: lines.map((line) => ({ lineId: line.id, unitPrice: { amount: '3.25', per: 1 } })),
  })
  await callServer(customer, 'POST', `/web/intention/order/confirm/${id}`, {
    version: answered.version,
  })
  return answered
}

/** Counts what a person presses on a page, across its reloads. */
async function countPresses(page: Page) {
  await page.addInitScript(() => {
    const add = (name: string) =>
      sessionStorage.setItem(name, String(Number(sessionStorage.getItem(name) ?? 0) + 1))
    addEventListener('pointerdown', ({ isTrusted }) => isTrusted && add('clicks'), true)
    addEventListener('keydown', ({ isTrusted }) => isTrusted && add('keys'), true)
  })
  await page.reload()
  return () =>
    page.evaluate(() => ['clicks', 'keys'].map((name) => Number(sessionStorage.getItem(name) ?? 0)))
}

test('twelve lines are shipped as one delivery, which the customer is told once', async ({
  page,
  portal,
  browser,
  locale,
}) => {
  const { text, words, language } = portal
  const office = await (await browser.newContext({ locale: locale! })).newPage()
  await portal.logIn('sales', 'office', office)
  await portal.logIn('buyer', 'enterprise')
  const { id, uniqueCode, productList } = await givenAccepted(page, office, 13)
  const bill = `FH-${language}-12`
  const field = (zh: string, en: string) => office.getByLabel(words({ zh, en }), { exact: true })

  await office.goto(`office/reserve/${id}/${uniqueCode}`)
  const presses = await countPresses(office)
  await office.getByRole('link', { name: text('orders.office.deliver') }).click()
  await expect(office.getByRole('heading', { level: 1 })).toContainText(uniqueCode)
  const rows = office.getByRole('main').getByRole('row')
  await expect(rows).toHaveCount(14)
  await field('发货单号', 'Delivery note No.').click()
  await office.keyboard.type(bill)
  await field('承运商', 'Carrier').click()
  await office.keyboard.type('SF Rail')
  await field('物流单号', 'Tracking No.').click()
  await office.keyboard.type('SF1234567890')
  // The last product is not shipped yet.
  const later = productList.at(-1)?.model ?? ''
  await office.getByRole('button', { name: text('screens.form.remove', { number: 13 }) }).click()
  await expect(rows).toHaveCount(13)
  const [clicks, keys] = await presses()
  await expectNoSeriousFaults(office)
  await field('批次号', 'Lot No.').first().fill('L310322, L310323')
  await office.setViewportSize(phone)
  await expectNoSidewaysScrolling(office)
  await expectNoSeriousFaults(office)
  await office.setViewportSize({ width: 1440, height: 900 })
  await expectNoSidewaysScrolling(office)
  await office.getByRole('button', { name: text('screens.save'), exact: true }).click()
  await expect(office.getByRole('link', { name: bill })).toBeVisible()
  test
    .info()
    .annotations.push({ type: 'presses', description: `${clicks} + 1 clicks, ${keys} keys` })
  // Twelve notices took 96 clicks and 660 keys.
  expect([clicks, keys]).toEqual([5, bill.length + 'SF Rail'.length + 'SF1234567890'.length])

  await portal.open('news')
  const told = page.getByText(text('orders.notify.delivered', { code: uniqueCode, billNo: bill }))
  await expect(told).toHaveCount(1)
  await told.click()
  await expect(page.getByText('L310322, L310323')).toBeVisible()
  const lines = page.getByRole('main').getByRole('table').getByRole('row')
  await expect(lines).toHaveCount(13)
  for (const title of [
    { zh: '预订数量', en: 'Reserved quantity' },
    { zh: '累计已发', en: 'Shipped in total' },
    { zh: '未发数量', en: 'Open quantity' },
  ])
    await expect(page.getByRole('columnheader', { name: words(title), exact: true })).toBeVisible()
  await expectNoSeriousFaults(page)
  await page.setViewportSize(phone)
  await expectNoSidewaysScrolling(page)

  await office.goto(`office/reserve/${id}/${uniqueCode}`)
  await office.getByRole('button', { name: text('orders.office.close'), exact: true }).click()
  const dialog = office.getByRole('dialog')
  await expect(dialog).toContainText(later)
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
  await office.context().close()
})

test('a sheet comes filled with what is open, and an unknown reservation is asked for again', async ({
  page,
  portal,
  browser,
  locale,
}) => {
  const { text } = portal
  const office = await (await browser.newContext({ locale: locale! })).newPage()
  await portal.logIn('sales', 'office', office)
  await portal.logIn('buyer', 'enterprise')
  const { uniqueCode } = await givenAccepted(page, office, 3)
  await office.goto('office/deliveryImport')
  await office.getByLabel(text('orders.office.delivery.order')).fill(uniqueCode)
  const saving = office.waitForEvent('download')
  const sheet = { name: text('orders.office.delivery.sheet', { format: 'CSV' }) }
  await office.getByRole('button', sheet).click()
  const download = await saving
  expect(download.suggestedFilename()).toBe(
    `${text('orders.delivery.template', { code: uniqueCode })}.csv`,
  )
  await expectNoSeriousFaults(office)

  await office.goto('office/deliveryNotice/new?orderCode=YD0')
  portal.expectProblem(/404/)
  await expect(office.getByText(text('orders.deliveryOrderUnknown'))).toBeVisible()
  await office.getByLabel(text('orders.office.delivery.order')).fill(uniqueCode)
  await office.getByRole('button', { name: text('orders.office.delivery.propose') }).click()
  await expect(office.getByRole('heading', { level: 1 })).toContainText(uniqueCode)
  await office.context().close()
})
