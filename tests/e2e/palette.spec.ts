import type { Page } from '@playwright/test'
import { expect, expectNoSeriousFaults, phone, test, type Portal } from './portal'

const box = (page: Page, { text }: Portal) =>
  page.getByRole('combobox', { name: text('office.search.label') })

/** Opens the palette by its shortcut and types at once, as fast as a machine. */
async function searchFor(page: Page, portal: Portal, typed: string) {
  await page.keyboard.press('Control+k')
  await page.keyboard.type(typed, { delay: 10 })
  await expect(box(page, portal)).toHaveValue(typed)
}

const options = (page: Page) => page.getByRole('listbox').getByRole('option')

test('staff reach pages, forms and records from one box by keyboard alone', async ({
  page,
  portal,
}) => {
  const { text, words } = portal
  await portal.logIn('sales', 'office')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  // A page by the name that it had before.
  await searchFor(page, portal, words({ zh: '单据号', en: 'Bill No.' }))
  await expect(options(page).first()).toContainText(text('orders.office.deliveries'))
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/office\/deliveryNotice$/)

  // A record by its number, typed and entered without waiting.
  await page.keyboard.press('Control+k')
  await page.keyboard.type('FH-DEMO-0001', { delay: 10 })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/office\/deliveryNotice\/\d+\/FH-DEMO-0001/)

  // A form.
  const form = text('office.search.new', { title: text('orders.office.deliveries') })
  await searchFor(page, portal, form)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/office\/deliveryNotice\/new$/)
  // The frame of another page is drawn anew; a search that is opened before would go with the old one.
  await expect(page.getByRole('heading', { name: text('orders.office.deliver') })).toBeVisible()

  // A customer, chosen with the arrow keys; the input keeps the focus.
  await searchFor(page, portal, 'buyer')
  const people = page.getByRole('group', { name: text('people.customers') })
  await expect(people.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await expect(box(page, portal)).toBeFocused()
  await expectNoSeriousFaults(page)
  await page.keyboard.press('Escape')
  await expect(box(page, portal)).toBeHidden()
})

test('the search offers only what the role may open and says when nothing is found', async ({
  page,
  portal,
}) => {
  const { text, words } = portal
  await portal.logIn('agent', 'office')
  await page.setViewportSize(phone)
  await page.getByRole('button', { name: text('office.search.label') }).click()
  await expect(box(page, portal)).toBeFocused()
  await expect(options(page).filter({ hasText: text('operation.audit') })).toHaveCount(0)
  // A content, which only editors and operators manage.
  const title = words({ zh: '隐私', en: 'Privacy' })
  await box(page, portal).fill(title)
  const status = page.getByRole('status').filter({ hasText: title })
  await expect(status).toHaveText(text('office.search.none', { typed: title }))
  await expect(options(page)).toHaveCount(0)
  await box(page, portal).fill('\u{1F529}%_\\"<b>')
  await expect(page.getByText('\u{1F529}%_\\"<b>')).toBeVisible()
  await box(page, portal).fill('M'.repeat(3000))
  await expect(box(page, portal)).toHaveAttribute('aria-invalid', 'true')
  await expectNoSeriousFaults(page)
  await page.getByRole('button', { name: text('common.close') }).click()
  await expect(page.getByRole('button', { name: text('office.search.label') })).toBeFocused()
})
