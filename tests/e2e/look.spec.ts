import { expect, expectNoSeriousFaults, phone, test } from './portal'

/** A list, a record's page, a form, and pages drawn by hand. */
const pages = [
  'office',
  'office/deliveryNotice',
  'office/deliveryNotice/new',
  'office/reserve',
  'office/figures',
  'office/account',
]

test('the dark theme holds on every page of the office, can be read, and is kept', async ({
  page,
  portal,
}) => {
  test.slow()
  const { text } = portal
  // Colours change at once.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await portal.logIn('sales', 'office')
  const person = page.getByRole('button', { name: text('office.look', { name: '' }).trim() })
  await person.first().click()
  await page.getByRole('radio', { name: text('office.look.theme.dark') }).check()
  await page.getByRole('radio', { name: text('screens.density.roomy') }).check()
  await expectNoSeriousFaults(page)
  await page.keyboard.press('Escape')
  const ground = () => page.evaluate(() => getComputedStyle(document.body).colorScheme)
  for (const address of pages) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await ground()).toBe('dark')
    await page.setViewportSize({ width: 1440, height: 900 })
    await expectNoSeriousFaults(page)
    await page.setViewportSize(phone)
    await expectNoSeriousFaults(page)
    await page.setViewportSize({ width: 1440, height: 900 })
  }
  await page.goto('office/deliveryNotice')
  await page
    .getByRole('link', { name: /FH-DEMO/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNoSeriousFaults(page)
  await page.goto('office/reserve')
  await page.getByRole('row').getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNoSeriousFaults(page)
  await page.setViewportSize(phone)
  await expectNoSeriousFaults(page)

  // The shop stays light.
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('link', { name: text('office.toShop') }).click()
  await expect(page).not.toHaveURL(/\/office/)
  expect(await ground()).not.toBe('dark')
})
