import { daysAfter } from '../../src/domain/days/day'
import { expect, expectNoSeriousFaults, expectNoSidewaysScrolling, phone, test } from './portal'

const address = 'productCategories/calculationReports/joint'

test('from a load to a reserved bolt with its report', async ({ page, portal }) => {
  const { text } = portal
  await portal.logIn('engineer', 'personal')
  await portal.open(address)
  await page
    .getByRole('group', { name: text('calculation.joint.examples') })
    .getByRole('button')
    .first()
    .click()
  await page.getByRole('button', { name: text('calculation.find.do'), exact: true }).click()
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
  const day = daysAfter(new Date().toISOString().slice(0, 10), 60)
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
  await portal.logIn('engineer', 'personal')
  await portal.open(address)
  await page
    .getByRole('group', { name: text('calculation.joint.examples') })
    .getByRole('button')
    .last()
    .click()
  await page.getByRole('button', { name: text('calculation.find.do'), exact: true }).click()
  await expect(page.getByRole('list', { name: text('calculation.find.title') })).toBeVisible()
  await expectNoSidewaysScrolling(page)
})
