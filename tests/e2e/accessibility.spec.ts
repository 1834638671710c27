import { expect, expectNoSeriousFaults, expectNoSidewaysScrolling, phone, test } from './portal'
import { lockbolts } from './selection-page'

test('dialogs and menus have no serious accessibility fault', async ({ page, portal }) => {
  test.slow()
  const { text } = portal
  await portal.open(`${lockbolts}&classId=1`)
  await page.getByRole('button', { name: text('shell.nav.all') }).click()
  await expectNoSeriousFaults(page)
  await page.keyboard.press('Escape')
  await page.getByRole('combobox', { name: text('shell.search.label') }).fill('M12')
  await expect(page.getByRole('option', { name: /M12/i }).first()).toBeVisible()
  await expectNoSeriousFaults(page)

  await page.keyboard.press('Escape')
  await page.setViewportSize(phone)
  await page.getByRole('button', { name: text('catalogue.selection.filters') }).click()
  await expectNoSeriousFaults(page)
  await page.getByRole('button', { name: text('shell.menu') }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoSeriousFaults(page)
  await expectNoSidewaysScrolling(page)
})

test.describe('the first visit', () => {
  test.use({ visit: 'first' })

  test('the guided tour has no serious fault', async ({ page, portal }) => {
    await portal.open(lockbolts)
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNoSeriousFaults(page)
    await page.setViewportSize(phone)
    await expectNoSeriousFaults(page)
  })
})

test('the way to a reservation can be walked by keyboard alone', async ({ page, portal }) => {
  const { text } = portal
  await portal.openProduct('RL1-127-16-R-ZN')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: text('shell.skip') })).toBeFocused()
  await page.keyboard.press('Enter')
  const reserve = page.getByRole('button', {
    name: text('catalogue.product.reserve'),
    exact: true,
  })
  await expect(reserve).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(reserve).toBeFocused({ timeout: 1 })
  }).toPass({ intervals: [0] })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/login/)
  const username = page.getByLabel(text('account.login.username'))
  await username.focus()
  await page.keyboard.type('engineer')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Demo1234')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/intentionOrder$/)
})

test('after a page change the keyboard focus moves to the content of the new page', async ({
  page,
  portal,
}) => {
  await portal.open(`${lockbolts}&classId=1`)
  const first = page.getByRole('main').getByRole('link', { name: /^RL1-/ }).first()
  await first.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/details\?/)
  await expect(page.getByRole('main')).toBeFocused()
})
