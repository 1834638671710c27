import { join } from 'node:path'
import { callServer } from './call-server'
import { startServer } from './own-server'
import { expect, expectNoSeriousFaults, expectNoSidewaysScrolling, phone, test } from './portal'
import { dayIn } from './shop-day'

const model = 'HB-M12x80-10.9-NI'
const elsewhere = 'RL1-159-16-R-ZN'

test('the office imports a sheet of prices, a customer sees the price, and a visitor does not', async ({
  page,
  portal,
}) => {
  const { text, words } = portal
  const office = await portal.windowOf('sales', 'office')
  await office.goto('office/price/list/new')
  await office.getByLabel(words({ zh: '中文名称', en: 'Chinese name' })).fill('赵宁协议价')
  await office.getByLabel(words({ zh: '英文名称', en: 'English name' })).fill('Zhao Ning agreement')
  await office.getByRole('combobox', { name: words({ zh: '币种', en: 'Currency' }) }).click()
  await office.getByTitle(words({ zh: '欧元 (EUR)', en: 'Euro (EUR)' })).click()
  await office.getByLabel(words({ zh: '客户', en: 'Customer' })).fill('Zhao Ning')
  await office.getByLabel(words({ zh: '生效日期', en: 'Valid from' })).fill('2026-01-01')
  await office.getByRole('button', { name: text('screens.save') }).click()
  await expect(office.getByRole('cell', { name: '赵宁协议价', exact: true })).toBeVisible()

  await office.goto('office/price/import')
  const sheet = [
    'Model,Minimum quantity,Price,Price per,Price list',
    `${model},1,23.45,100,Zhao Ning agreement`,
    `${model},2000,21.5,100,赵宁协议价`,
    `${model},3000,-1,100,赵宁协议价`,
    'NO-SUCH-MODEL,1,2,1,赵宁协议价',
  ].join('\n')
  await office
    .locator('input[type=file]')
    .setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) })
  const rows = office.getByRole('region', { name: text('pricing.import.rows') })
  await expect(rows).toContainText(text('pricing.row.negative', { price: '-1' }))
  await expect(rows).toContainText(text('pricing.row.unknownModel', { model: 'NO-SUCH-MODEL' }))
  await expectNoSeriousFaults(office)
  await office.getByRole('button', { name: text('pricing.import.confirm', { count: 2 }) }).click()
  const undo = office.getByRole('button', { name: text('pricing.import.undo'), exact: true })
  await expect(undo).toBeVisible()

  await portal.openProduct(model)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const id = await portal.productId(model)
  const customer = await portal.windowOf('engineer', 'personal')
  await customer.goto(`productCategories/details?id=${id}`)
  const price = customer.getByRole('region', { name: text('prices.title') })
  await expect(price).toContainText('€\u00a023.45 / 100')
  await expect(price).toContainText('€\u00a021.50 / 100')
  await expectNoSeriousFaults(customer)
  await customer.setViewportSize(phone)
  await expectNoSidewaysScrolling(customer)
  // The visitor's page has been there for longer than the customer's needed for its price.
  await expect(page.getByText('€')).toHaveCount(0)
  await expect(page.getByRole('region', { name: text('prices.title') })).toHaveCount(0)

  await undo.click()
  await office
    .getByRole('dialog')
    .getByRole('button', { name: text('pricing.import.undo'), exact: true })
    .click()
  await expect(office.getByRole('dialog')).toBeHidden()
  await expect(undo).toBeHidden()
  await customer.reload()
  await expect(price).toContainText('¥')
  await expect(price).not.toContainText('€')
})

test('a price that another system writes shows on another process of the shop within a second', async ({
  page,
  portal,
  baseURL,
}, { project }) => {
  test.slow()
  const port = Number(new URL(baseURL ?? '').port) + 5
  const beside = await startServer('dist/server/main.js', port, {
    DATA_DIR: join(process.env.E2E_DATA_DIR ?? '', project.name),
    RATE_LIMIT: 'off',
    PRICE_VIEWERS: 'everybody',
  })
  try {
    const office = await portal.windowOf('sales', 'office')
    const { id: list } = await callServer<{ id: number }>(office, 'POST', '/office/price/list', {
      nameZh: `两个进程 ${portal.language}`,
      nameEn: `Two processes ${portal.language}`,
      currency: 'CNY',
      validFrom: dayIn(0),
    })
    const id = await portal.productId(elsewhere)
    const shown = async () => {
      const answer = await page.request.post(`${beside.origin}/crrc_sales/web/product/price`, {
        data: { materialIds: [id] },
      })
      return answer.text()
    }
    for (const amount of ['0.0123', '0.0124']) {
      const rows = [{ model: elsewhere, list: String(list), amount }]
      await callServer(office, 'PUT', '/office/price/batch', { rows })
      await expect.poll(shown, { timeout: 1000 }).toContain(amount)
    }
    await page.goto(`${beside.origin}/crrc_sales_web_html/productCategories/details?id=${id}`)
    await expect(page.getByRole('region', { name: portal.text('prices.title') })).toContainText(
      '0.0124',
    )
    await callServer(office, 'PUT', '/office/price/batch', {
      rows: [{ model: elsewhere, list: String(list), amount: null }],
    })
  } finally {
    await beside.stop()
  }
})
