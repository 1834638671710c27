import { expect, expectNoSeriousFaults, test } from './portal'

const pages = ['office', 'office/reserve', 'office/account']

test('the dark theme holds in office and shop, is kept, and is there before the scripts run', async ({
  page,
  portal,
}) => {
  const { text } = portal
  // Colours change at once.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await portal.logIn('sales', 'office')
  const person = page.getByRole('button', { name: text('office.look', { name: '' }).trim() })
  await person.first().click()
  await page.getByRole('radio', { name: text('shell.theme.dark') }).check()
  await page.getByRole('radio', { name: text('screens.density.roomy') }).check()
  await expectNoSeriousFaults(page)
  await page.keyboard.press('Escape')
  const ground = () => page.evaluate(() => getComputedStyle(document.body).colorScheme)
  for (const address of pages) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await ground()).toBe('dark')
  }

  // The shop too, without a flash of light.
  await page.getByRole('link', { name: text('office.toShop') }).click()
  await expect(page).not.toHaveURL(/\/office/)
  expect(await ground()).toBe('dark')
  await expectNoSeriousFaults(page)
  await page.route(/\/assets\/.*\.js/, (route) => route.abort())
  portal.expectProblem(/ERR_FAILED/)
  await page.goto('./')
  await expect(page.locator('.first-view')).toBeVisible()
  expect(await ground()).toBe('dark')
})
