import {
  expect,
  expectNoSeriousFaults,
  expectNoSidewaysScrolling,
  phone,
  test,
  type Portal,
} from './portal'
import type { Page } from '@playwright/test'

const openTab = ({ words }: Portal) => new RegExp(`^${words({ zh: '未完结', en: 'Open' })}`)

/** Three clicks from the home page: the menu's group may be folded, so that its entry counts too. */
async function openCustomer(page: Page, portal: Portal) {
  const { text } = portal
  await page.goto('/crrc_sales_web_html/office/customer?keyword=designer')
  await page.locator('main a[href*="/office/customer/"]').first().click()
  await expect(page.getByRole('tab', { name: openTab(portal), selected: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: text('office.customer.members') })).toBeVisible()
}

test('everything open of one customer is found from a reservation with one click', async ({
  page,
  portal,
}) => {
  const { text } = portal
  await portal.logIn('agent', 'office')
  await page.goto('/crrc_sales_web_html/office/reserve')
  await page.locator('main a[href*="/office/customer/"]').first().click()
  await expect(page.getByRole('tab', { name: openTab(portal), selected: true })).toBeVisible()
  await expectNoSeriousFaults(page)
  await expectNoSidewaysScrolling(page)
  await page.getByRole('tab').nth(1).click()
  await expect(page).toHaveURL(/kind=reservation/)
  await page.locator('main table a[href*="/office/reserve/"]').first().click()
  await expect(page).toHaveURL(/\/office\/reserve\/\d+\//)
  // Agents read reservations; handling them is for sales.
  await expect(page.getByRole('button', { name: text('office.take') })).toHaveCount(0)
  await page.locator('main a[href*="/office/customer/"]').first().click()
  await expect(page.getByRole('tab', { name: openTab(portal) })).toBeVisible()
})

test('an editor reads the page of a customer on a phone', async ({ page, portal }) => {
  await page.setViewportSize(phone)
  await portal.logIn('editor', 'office')
  await openCustomer(page, portal)
  await expectNoSeriousFaults(page)
  await expectNoSidewaysScrolling(page)
})
