import type { Page } from '@playwright/test'
import { expect, expectNoSeriousFaults, expectNoSidewaysScrolling, phone, test } from './portal'

const tiles = (page: Page) => page.locator('main ul a:has(strong)')

const numberIn = async (page: Page, place: number) =>
  Number(await tiles(page).nth(place).locator('strong').textContent())

test('the weekly report shows last week, and each figure leads to the list that it counts', async ({
  page,
  portal,
}) => {
  const { text, logIn, open } = portal
  await logIn('sales', 'office')
  await page
    .getByRole('link', { name: text('weekly.title') })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('weekly.title'))
  await expect(tiles(page)).toHaveCount(8)
  // Received, quoted and missed search terms.
  for (const place of [0, 1, 7]) {
    const count = await numberIn(page, place)
    await tiles(page).nth(place).click()
    await expect(page).toHaveURL(/from=\d{4}-\d{2}-\d{2}&to=/)
    await expect(page.locator('.ant-table-tbody > tr.ant-table-row')).toHaveCount(count)
    await page.goBack()
    await expect(tiles(page)).toHaveCount(8)
  }
  await open('office/weekly?until=2026-W99&weeks=many')
  await expect(page.getByText(text('weekly.badAddress'))).toBeVisible()
  await open('office/weekly?until=2090-W01')
  await expect(page.getByText(text('weekly.weekAhead', { week: '2090-W01' }))).toBeVisible()
  portal.expectProblem(/400/)
})

test('a chart is one place in the tab order, and its bars are reached by arrow keys', async ({
  page,
  portal,
}) => {
  const { text, logIn, open } = portal
  await logIn('sales', 'office')
  await open('office/weekly')
  const bars = page.getByRole('list', { name: text('weekly.orders') }).getByRole('link')
  await expect(bars.and(page.locator('[tabindex="0"]'))).toHaveCount(1)
  await bars.last().focus()
  await page.keyboard.press('ArrowLeft')
  await expect(bars.nth(-2)).toBeFocused()
  await page.keyboard.press('Home')
  await expect(bars.first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/office\/reserve\?event=/)
})

test('the weekly report is exported as a sheet and mailed on request', async ({ page, portal }) => {
  const { text, logIn, open } = portal
  await logIn('sales', 'office')
  await open('office/weekly?weeks=4')
  const saved = page.waitForEvent('download')
  await page
    .getByRole('button', { name: /xlsx|Excel/i })
    .first()
    .click()
  expect((await saved).suggestedFilename()).toMatch(/^(销售周报|Weekly sales report) .*\.xlsx$/)
  await page.getByRole('button', { name: text('weekly.mail') }).click()
  await expect(page.getByText(text('weekly.mailed'))).toBeVisible()
})

test('the weekly report is free of faults, on a wide screen and on a phone', async ({
  page,
  portal,
}) => {
  const { text, logIn, open } = portal
  await logIn('sales', 'office')
  for (const viewport of [{ width: 1440, height: 900 }, phone]) {
    await page.setViewportSize(viewport)
    await open('office/weekly')
    await expect(tiles(page)).toHaveCount(8)
    await expectNoSeriousFaults(page)
    await expectNoSidewaysScrolling(page)
  }
  await page.getByText(text('weekly.table')).first().click()
  await expect(page.getByRole('table').first()).toBeVisible()
  await expectNoSeriousFaults(page)
})
