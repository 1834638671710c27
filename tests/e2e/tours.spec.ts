import type { Page } from '@playwright/test'
import { expect, phone, test, type Portal } from './portal'
import { lockbolts } from './selection-page'

test.use({ visit: 'first' })

const card = (page: Page) => page.getByRole('dialog')
const press = (page: Page, portal: Portal, step: 'next' | 'previous' | 'skip' | 'done') =>
  card(page)
    .getByRole('button', { name: portal.text(`common.guide.${step}`), exact: true })
    .click()

test('a first visitor is led through the selection, and not a second time', async ({
  page,
  portal,
}) => {
  const { text } = portal
  await portal.open(lockbolts)
  const step = (at: number) => text('common.guide.step', { at, of: 5 })
  await expect(card(page)).toContainText(step(1))
  await press(page, portal, 'next')
  await expect(card(page)).toContainText(step(2))
  await press(page, portal, 'previous')
  await expect(card(page)).toContainText(text('catalogue.selection.tour.scope'))
  for (let at = 1; at < 5; at++) await press(page, portal, 'next')
  await press(page, portal, 'done')
  await expect(card(page)).toBeHidden()

  await page.reload()
  await expect(page.getByRole('status').first()).toBeVisible()
  await expect(card(page)).toBeHidden()
})

test('the tour of a product can be skipped, and does not come again', async ({ page, portal }) => {
  const { text } = portal
  await portal.openProduct('RL1-127-16-R-ZN')
  await expect(card(page)).toContainText(text('catalogue.product.guide.attributes.title'))
  await press(page, portal, 'skip')
  await expect(card(page)).toBeHidden()
  await page.reload()
  await expect(
    page.getByRole('button', { name: text('catalogue.product.checkMatch') }),
  ).toBeVisible()
  await expect(card(page)).toBeHidden()
})

test('a tour traps nobody: the page scrolls, the card stays in view, and the tour can be shown again', async ({
  page,
  portal,
}) => {
  const { text } = portal
  // On a phone the filters are folded, so that there is one thing less to show.
  for (const [size, steps] of [
    [{ width: 1440, height: 900 }, 5],
    [phone, 4],
  ] as const) {
    await page.setViewportSize(size)
    await page.evaluate(() => localStorage.clear()).catch(() => undefined)
    await portal.open(lockbolts)
    const next = card(page).getByRole('button', { name: text('common.guide.next') })
    await expect(next).toBeVisible()
    const before = await page.evaluate(() => window.scrollY)
    await page.mouse.move(size.width / 2, size.height / 2)
    await page.mouse.wheel(0, 900)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before)
    await expect(next).toBeInViewport({ ratio: 1 })
    await page.mouse.wheel(0, -3000)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await expect(next).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
    await expect(card(page)).toBeHidden()

    await page.getByRole('button', { name: text('common.guide.again') }).click()
    await expect(card(page)).toContainText(text('common.guide.step', { at: 1, of: steps }))
    await press(page, portal, 'skip')
    await expect(card(page)).toBeHidden()
  }
})

test('a tour waits until the question for the role is answered', async ({ page, portal }) => {
  const { text } = portal
  await portal.logIn('newcomer', 'personal')
  const question = page.getByRole('dialog', { name: text('account.role.title') })
  await expect(question).toBeVisible()
  await page.keyboard.press('Shift')
  await page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, lockbolts)
  await expect(question).toBeVisible()
  await expect(card(page)).toHaveCount(1)
  await question.getByRole('button', { name: text('account.role.later') }).click()
  const issued = page.getByRole('dialog', { name: text('account.issued.title') })
  await expect(issued).toBeVisible()
  await expect(card(page)).toHaveCount(1)
  await issued.getByRole('button', { name: text('account.issued.later') }).click()
  await expect(card(page)).toContainText(text('common.guide.step', { at: 1, of: 5 }))
  await expect(card(page)).toHaveCount(1)
})
