import { expect, expectNoSeriousFaults, expectNoSidewaysScrolling, phone, test } from './portal'

const model = 'HB-M12x80-10.9-NI'

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
    'Model,From quantity,Price,Price per,Price list',
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
