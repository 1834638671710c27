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

const address = 'productCategories/calculationReports/joint'

/** Searches the catalogue for the first example of a joint. */
async function findBolts(page: Page, { logIn, open, text }: Portal) {
  await logIn('engineer', 'personal')
  await open(address)
  await page
    .getByRole('group', { name: text('calculation.joint.examples') })
    .getByRole('button')
    .first()
    .click()
  await page.getByRole('button', { name: text('calculation.find.do'), exact: true }).click()
}

test('from a load to a reserved bolt with its report', async ({ page, portal }) => {
  const { text } = portal
  await findBolts(page, portal)
  const list = page.getByRole('list', { name: text('calculation.find.title') })
  const best = list.getByRole('listitem').first()
  await expect(best).toContainText(text('calculation.find.tone.good', { notMet: 0, notMade: 0 }))
  await expectNoSeriousFaults(page)
  const model = await best.getByRole('link').first().innerText()

  await best.getByRole('button', { name: text('calculation.find.reserve') }).click()
  await expect(page).toHaveURL(/intentionOrder$/)
  const main = page.getByRole('main')
  await expect(main).toContainText(model)
  const report = main.getByRole('link', { name: text('orders.report', { number: '' }).trim() })
  await expect(report.first()).toBeVisible()
  const day = dayIn(60)
  await main.locator('input[type=date]').first().fill(day)
  await page.getByRole('button', { name: text('orders.submit'), exact: true }).click()
  await expect(main).toContainText(/R-\d{6}\/1/)
  await main
    .getByRole('link', { name: /R-\d{6}/ })
    .first()
    .click()
  await expect(page.getByRole('main')).toContainText(model)
})

test('the candidates fit a phone', async ({ page, portal }) => {
  await page.setViewportSize(phone)
  const { text } = portal
  await findBolts(page, portal)
  await expect(page.getByRole('list', { name: text('calculation.find.title') })).toBeVisible()
  await expectNoSidewaysScrolling(page)
})
