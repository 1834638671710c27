import type { Page } from '@playwright/test'
import { customerChat } from './chat-page'
import { expect, expectNoSeriousFaults, expectNoSidewaysScrolling, phone, test } from './portal'

const desk = { width: 1440, height: 900 }

test('the account menu at the name leads to the own pages, by mouse, by keyboard and on a phone', async ({
  page,
  portal,
}) => {
  const { text } = portal
  await portal.logIn('buyer', 'enterprise')
  const name = page.getByRole('banner').getByRole('button', { name: greeting(text('shell.hello')) })
  await name.focus()
  await page.keyboard.press('Enter')
  const places = [
    ['settings.overview', /homePage/],
    ['orders.reservations', /reserve/],
    ['orders.favourites', /collect/],
    ['reports.title', /calculationReport$/],
    ['company.title', /company/],
    ['settings.title', /set$/],
  ] as const
  const menu = page.getByRole('banner')
  for (const [title] of places)
    await expect(menu.getByRole('link', { name: text(title), exact: true }).first()).toBeVisible()
  await expectNoSeriousFaults(page)
  await menu.getByRole('radio', { name: text('shell.theme.dark') }).check()
  await expectNoSeriousFaults(page)
  await menu.getByRole('radio', { name: text('shell.theme.system') }).check()
  await page.keyboard.press('Escape')
  await expect(name).toBeFocused()
  for (const [title, address] of places) {
    await name.click()
    await menu
      .getByRole('link', { name: text(title), exact: true })
      .first()
      .click()
    await expect(page).toHaveURL(address)
  }

  await page.setViewportSize(phone)
  await portal.open('homePage')
  await page.getByRole('button', { name: text('shell.menu') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: greeting(text('shell.hello')) }).click()
  await expectNoSeriousFaults(page)
  await dialog.getByRole('link', { name: text('company.title'), exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/company/)
})

/** The greeting without the name. */
const greeting = (pattern: string) => new RegExp(pattern.replace('{{name}}', '.+'))

test('the menu of all products shows a picture of each class', async ({ page, portal }) => {
  const { text } = portal
  await portal.open('')
  await page.getByRole('button', { name: text('shell.nav.all') }).click()
  const pictures = page.getByRole('navigation').locator('img')
  await expect(pictures.nth(20)).toBeAttached()
  const drawn = () =>
    pictures.first().evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)
  await expect.poll(drawn).toBeGreaterThan(0)
  await expectNoSeriousFaults(page)
})

test('the shop follows the theme of the device, and a visitor may choose another', async ({
  page,
  portal,
}) => {
  const { text } = portal
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await portal.open('')
  expect(await scheme()).toBe('dark')
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await expect.poll(scheme).toBe('normal')
  await page
    .getByRole('banner')
    .getByRole('button', { name: text('shell.theme') })
    .click()
  await page.getByRole('radio', { name: text('shell.theme.dark') }).check()
  expect(await scheme()).toBe('dark')
  await page.reload()
  await expect.poll(scheme).toBe('dark')
  await expectNoSeriousFaults(page)
})

test('a message covers neither the heading nor the dialog that it belongs to', async ({
  page,
  portal,
}) => {
  const { text } = portal
  await portal.logIn('buyer', 'enterprise')
  for (const size of [desk, phone]) {
    await page.setViewportSize(size)
    await portal.openProduct('RL1-127-16-R-ZN')
    await page
      .getByRole('main')
      .getByRole('button', { name: text('catalogue.product.addToCart') })
      .first()
      .click()
    const toast = page.getByRole('status').filter({ hasText: text('orders.addedToCart') })
    await expect(toast).toBeVisible()
    if (size === desk) await page.evaluate(() => window.scrollTo(0, 0))
    expect(overlap(await toast.boundingBox(), await box(page, 'h1'))).toBe(false)
    await expect(toast).toBeHidden()
  }
  await page.setViewportSize(desk)
  const chat = customerChat(page, portal)
  await chat.open()
  await chat.dialog.getByRole('button', { name: text('chat.expand') }).click()
  await chat.dialog
    .getByRole('complementary')
    .getByRole('button', { name: new RegExp(`^${text('chat.send')} .`) })
    .first()
    .click()
  const toast = chat.dialog.getByRole('status').filter({ hasText: text('chat.tip.order') })
  await expect(toast).toBeVisible()
  const over = await toast.boundingBox()
  for (const part of ['[role=log]', 'textarea', 'h2'])
    expect(overlap(over, await box(page, `dialog ${part}`)), part).toBe(false)
})

interface Box {
  x: number
  y: number
  width: number
  height: number
}

const box = (page: Page, selector: string) => page.locator(selector).first().boundingBox()

const overlap = (one: Box | null, other: Box | null) =>
  one !== null &&
  other !== null &&
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

test('the question for the role waits while the pointer is on it', async ({ page, portal }) => {
  const { text } = portal
  await page.clock.install()
  await portal.logIn('newcomer', 'personal')
  const question = page.getByRole('dialog', { name: text('account.role.title') })
  await expect(question).toBeVisible()
  await page.waitForLoadState('networkidle')
  await question.getByRole('group').hover()
  await page.clock.runFor(30_000)
  await expect(question).toBeVisible()
  await expect(question.getByRole('timer')).toContainText('10')
  await page.mouse.move(2, 2)
  await page.clock.runFor(30_000)
  await expect(question).toBeHidden()
})

test('inputs on a phone are large enough not to be zoomed into', async ({ page, portal }) => {
  await page.setViewportSize(phone)
  for (const path of ['productCategories', 'productCategories/productSelection', 'login']) {
    await portal.open(path)
    await page.waitForLoadState('networkidle')
    const sizes = await page
      .locator('input:not([type=checkbox], [type=radio]), select, textarea')
      .evaluateAll((fields) => fields.map((field) => parseFloat(getComputedStyle(field).fontSize)))
    expect(Math.min(...sizes), path).toBeGreaterThanOrEqual(16)
    await expectNoSidewaysScrolling(page)
  }
})
