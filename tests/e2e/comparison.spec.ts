import type { Page } from '@playwright/test'
import {
  expect,
  expectNoSeriousFaults,
  expectNoSidewaysScrolling,
  phone,
  test,
  type Portal,
} from './portal'
import { dayIn } from './shop-day'

const models = ['HB-M12x80-8.8-ZN', 'HB-M12x80-8.8-ZF', 'HB-M12x80-10.9-ZF']

const button = (page: Page, { text }: Portal, key: Parameters<Portal['text']>[0], values = {}) =>
  page.getByRole('button', { name: text(key, values), exact: true })

const address = async (portal: Portal, of: string[]) =>
  `commodityContrast?materialIds=${(await Promise.all(of.map(portal.productId))).join(',')}`

const columns = (page: Page) => page.getByRole('columnheader')

test('products are put into the bar, compared by a baseline, and one of them is reserved', async ({
  page,
  portal,
}) => {
  const { text } = portal
  await portal.logIn('engineer', 'personal')
  for (const [nth, model] of models.entries()) {
    await portal.openProduct(model)
    await button(page, portal, 'catalogue.product.compare').click()
    await expect(
      page.getByRole('complementary', { name: text('catalogue.comparison.bar') }),
    ).toContainText(text('catalogue.comparison.count', { number: nth + 1, most: 10 }))
  }
  await page.reload()
  await button(page, portal, 'catalogue.comparison.open').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('listitem')).toHaveCount(3)
  await dialog
    .getByRole('button', { name: text('catalogue.comparison.compare'), exact: true })
    .click()
  await expect(page).toHaveURL(/\/commodityContrast\?materialIds=\d+,\d+,\d+$/)
  await expect(columns(page)).toHaveCount(4)
  await expect(columns(page).nth(1)).toContainText(text('catalogue.comparison.baseline'))
  await expect(columns(page).nth(2)).toContainText(
    text('catalogue.comparison.percent', { percent: 86 }),
  )

  await button(page, portal, 'catalogue.comparison.pin', { name: models[2]! }).click()
  await expect(columns(page).nth(3)).toContainText(text('catalogue.comparison.baseline'))
  await page.getByLabel(text('catalogue.comparison.sorted')).click()
  await expect(columns(page).nth(1)).toContainText(models[2]!)
  await page.getByLabel(text('catalogue.comparison.hideSame')).click()
  await expect(page.getByLabel(text('catalogue.comparison.hideSame'))).toBeChecked()
  await expect(page.getByRole('rowheader', { name: /GB\/T|ISO/ })).toHaveCount(0)
  const shown = await page.getByRole('row').count()

  await page.reload()
  await expect(columns(page).nth(1)).toContainText(models[2]!)
  await expect(page.getByRole('row')).toHaveCount(shown)

  await button(page, portal, 'catalogue.comparison.reserveOne', { name: models[2]! }).click()
  await expect(page).toHaveURL(/\/intentionOrder$/)
  await expect(page.getByRole('main')).toContainText(models[2]!)
  await page.getByLabel(text('orders.requiredDate')).fill(dayIn(30))
  await button(page, portal, 'orders.submit').click()
  await expect(page).toHaveURL(/\/reserve\/\d+\/[^/]+$/)
  await expect(page.getByRole('main')).toContainText(models[2]!)
})

test('ten products stay readable: names and rows keep in sight, and the page itself does not scroll sideways', async ({
  page,
  portal,
}) => {
  const ten = [
    ...models,
    'HB-M12x80-10.9-NI',
    'HB-M16x80-10.9-ZF',
    'RL1-127-16-R-ZN',
    'RL1-127-16-R-ZF',
    'GH-127',
    'PE-15-15',
    'NF-M8x1-8-ZN',
  ]
  await portal.logIn('engineer', 'personal')
  await portal.open(await address(portal, ten))
  await expect(columns(page)).toHaveCount(11)
  await expectNoSeriousFaults(page)
  const table = page.getByRole('region', { name: portal.text('catalogue.comparison.title') })
  for (const size of [{ width: 1440, height: 900 }, phone]) {
    await page.setViewportSize(size)
    await expectNoSidewaysScrolling(page)
    await table.evaluate((element) => {
      element.scrollIntoView({ block: 'center' })
      element.scrollTo(element.scrollWidth, element.scrollHeight)
    })
    await expect(
      page.getByRole('rowheader', { name: portal.text('catalogue.product.minQuantity') }),
    ).toBeInViewport()
    await expect(columns(page).last()).toBeInViewport()
    await expect(columns(page).first()).toBeInViewport()
  }
})

test('the table is saved as CSV and as a workbook', async ({ page, portal }) => {
  await portal.logIn('engineer', 'personal')
  await portal.open(await address(portal, models))
  for (const [name, end] of [
    ['CSV', '.csv'],
    ['Excel', '.xlsx'],
  ] as const) {
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name, exact: true }).click()
    const download = await saved
    expect(download.suggestedFilename()).toBe(`${portal.text('catalogue.comparison.title')}${end}`)
  }
})

test('a visitor who opens a comparison logs in first', async ({ page, portal }) => {
  await portal.open(await address(portal, models))
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await portal.logIn('engineer', 'personal')
  await expect(columns(page)).toHaveCount(4)
})

test('a comparison with a discontinued product says that too few products are left', async ({
  page,
  portal,
}) => {
  await portal.logIn('engineer', 'personal')
  await portal.open(`${await address(portal, models.slice(0, 1))},2000000`)
  await expect(page.getByRole('main')).toContainText(
    portal.text('catalogue.comparison.insufficient'),
  )
})
