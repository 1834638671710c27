import type { Page } from '@playwright/test'
import { expect, test } from './portal'

const isFocused = (page: Page, id: string) =>
  page.evaluate((wanted) => document.activeElement?.id === wanted, id)

test('every filter of a wide list is reached and used by keyboard alone', async ({
  page,
  portal,
}) => {
  const { text } = portal
  await portal.logIn('operator', 'office')
  await portal.open('office/audit')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  const opener = page.getByRole('button', { name: text('screens.filters'), exact: true })
  await tabTo(page, () => opener.evaluate((button) => button === document.activeElement))
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: text('screens.filters') })
  await expect(drawer).toBeVisible()
  const fields = await drawer
    .locator('label')
    .evaluateAll((labels) => labels.map((label) => label.getAttribute('for') ?? ''))
  expect(fields.length).toBeGreaterThan(4)
  for (const field of fields) await tabTo(page, () => isFocused(page, field))

  // Back to the first choice, which is taken by its arrow keys.
  const choice = drawer.getByRole('combobox').first()
  const id = (await choice.getAttribute('id')) ?? ''
  await tabTo(page, () => isFocused(page, id), 'Shift+Tab')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option').first()).toBeAttached()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/office\/audit\?\w+=/)
  await expect(choice).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('button', { name: text('screens.filters') })).toBeFocused()
})

/** Presses Tab until the focus is where it should be. */
async function tabTo(page: Page, isThere: () => Promise<boolean>, key = 'Tab') {
  for (let step = 0; step < 120; step += 1) {
    if (await isThere()) return
    await page.keyboard.press(key)
  }
  throw new Error('The keyboard does not reach it.')
}
