import type { Page } from '@playwright/test'
import { expect, test, type Portal } from './portal'
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
