import type { Page } from '@playwright/test'
import { expect, type Portal } from './portal'

/** The field of a line of the answer. */
const fieldAt = (office: Page, row: number, name: string) =>
  office.locator(`[data-row="${row}"][data-field="${name}"]`).locator('input, textarea')

/** Presses keys and counts them; a held modifier and its key are one keystroke. */
function countedKeys(page: Page) {
  let count = 0
  return {
    async press(...keys: string[]) {
      for (const key of keys) await page.keyboard.press(key)
      count += keys.length
    },
    async type(text: string) {
      await page.keyboard.type(text)
      count += text.length
    },
    count: () => count,
  }
}

/**
 * Answers the open reservation with the keyboard alone: 3.25 and 3.40 for the first two lines, a lead time of 14 days
 * for all, the other prices as proposed. Returns the keystrokes, and the height of the filled sheet.
 */
export async function answerByKeys(
  office: Page,
  { text }: Portal,
  size: number,
  picture: string,
): Promise<{ keystrokes: number; height: number }> {
  const field = (row: number, name: string) => fieldAt(office, row, name)
  await expect(field(0, 'unitPrice')).toBeFocused()
  const keys = countedKeys(office)
  await keys.type('3.25')
  await keys.press('Enter')
  await keys.type('3.40')
  await keys.press('Enter')
  await expect(field(2, 'unitPrice')).toBeFocused()
  await keys.press('ArrowUp', 'ArrowUp', 'Tab')
  while (!(await field(0, 'leadTimeDays').evaluate((node) => node === document.activeElement)))
    await keys.press('Tab')
  await keys.type('14')
  await keys.press('Control+d')
  await expect(field(size - 1, 'leadTimeDays')).toHaveValue('14')
  await expect(field(0, 'leadTimeDays')).toBeFocused()
  await office.screenshot({ path: picture, fullPage: true })
  const height = await office.evaluate(() => document.documentElement.scrollHeight)
  await keys.press('Control+Enter')
  // One product has no list price: the focus is led there.
  const sent = office.getByText(text('orders.answered'))
  const fault = office.getByText(text('orders.lineWithoutAnswer'))
  await expect(sent.or(fault).first()).toBeVisible()
  while (await fault.first().isVisible()) {
    await expect(office.locator('[data-field="unitPrice"] input:focus')).toHaveValue('')
    await keys.type('3.30')
    await keys.press('Control+Enter')
    await expect(sent.or(fault).first()).toBeVisible()
  }
  await expect(sent).toBeVisible()
  return { keystrokes: keys.count(), height }
}
