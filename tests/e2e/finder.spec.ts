import { expect, expectNoSidewaysScrolling, phone, test, textIn, type Portal } from './portal'
import type { Page } from '@playwright/test'

/** The finder of the home page, located as a person would. */
function finderOf(page: Page, { text }: Portal) {
  const finder = page.getByRole('region', { name: text('landing.finder'), exact: true })
  return {
    finder,
    hole: finder.getByRole('textbox', { name: text('landing.holeField'), exact: true }),
    thickness: finder.getByRole('textbox', { name: text('landing.thicknessField'), exact: true }),
    show: finder.getByRole('button', {
      name: new RegExp(text('landing.show', { models: '.*\\d.*' })),
    }),
  }
}

test('on the home page the count and the drawing follow the measures, and lead to the models', async ({
  page,
  portal,
}) => {
  const { text } = portal
  await portal.open('')
  const { finder, hole, thickness, show } = finderOf(page, portal)
  await expect(show).toBeVisible()
  const drawing = finder.getByRole('img')
  await hole.fill('17')
  await expect(finder).toContainText(text('landing.diameters', { values: '15.9' }))
  await expect(drawing).toContainText('17 mm')
  await thickness.fill('3/4"')
  await expect(finder).toContainText(text('landing.inMillimetres', { mm: '19.05' }))
  const promised = (await finder.getByRole('status').locator('strong').textContent()) ?? ''
  await show.click()
  await expect(page).toHaveURL(/productSelection\?.*n2021090005=17/)
  const results = page.getByRole('region', { name: text('catalogue.selection.results') })
  await expect(results.getByRole('status')).toContainText(promised)
  await page.goBack()
  await expect(hole).toHaveValue('17')
})

test('a hole that nothing fits stays, and the nearest ones are named', async ({ page, portal }) => {
  const { text } = portal
  await portal.open('')
  const { finder, hole, thickness } = finderOf(page, portal)
  await thickness.fill('')
  await hole.fill('19,1')
  await expect(finder).toContainText(text('landing.noHole', { mm: '19.1' }))
  await expect(
    finder.getByRole('button', { name: text('landing.holeTakes', { hole: 17, diameter: 15.9 }) }),
  ).toBeVisible()
  await finder.getByRole('button', { name: text('landing.meantNominal', { mm: 19.1 }) }).click()
  await expect(finder).toContainText(text('landing.diameters', { values: '19.1' }))
  for (const [typed, fault] of [
    ['0', 'zero'],
    ['-5', 'negative'],
    ['abc', 'noFigure'],
  ] as const) {
    const field = finder.getByRole('textbox', { name: text('landing.nominalField'), exact: true })
    await field.fill(typed)
    await expect(finder).toContainText(text(`landing.fault.${fault}`, { typed }))
    await expect(field).toHaveValue(typed)
  }
})

test('a typed measure is kept when the language is changed', async ({ page, portal }) => {
  const other = portal.language === 'zh' ? 'en' : 'zh'
  await portal.open('')
  await finderOf(page, portal).hole.fill('17.1')
  await page.getByRole('button', { name: { zh: '中文', en: 'English' }[other] }).click()
  await expect(
    page.getByRole('textbox', { name: textIn(other, 'landing.holeField'), exact: true }),
  ).toHaveValue('17.1')
})

test("a visitor's pasted list opens in the quick entry after the login", async ({
  page,
  portal,
}) => {
  const { text } = portal
  await portal.open('')
  const { finder } = finderOf(page, portal)
  await finder.getByLabel(text('landing.list')).fill('RL1-127-16-R-ZN 200')
  await finder.getByRole('button', { name: text('landing.checkList') }).click()
  await portal.logIn('engineer', 'personal')
  const dialog = page.getByRole('dialog', { name: text('orders.entry') })
  await dialog.getByRole('button', { name: text('orders.entry.read') }).click()
  await expect(dialog).toContainText('RL1-127-16-R-ZN')
  await expect(
    dialog.getByRole('button', { name: text('orders.entry.add', { count: 1 }) }),
  ).toBeEnabled()
  await expect(page).toHaveURL(/\/cart$/)
})

test('a customer sees on the home page what waits', async ({ page, portal }) => {
  const { text } = portal
  await portal.logIn('buyer', 'enterprise')
  await portal.open('')
  const waiting = page.getByRole('region', { name: text('settings.waiting'), exact: true })
  await expect(waiting.getByRole('listitem')).toHaveCount(3)
  await waiting.getByRole('link', { name: text('settings.overview') }).click()
  await expect(page).toHaveURL(/\/homePage$/)
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('the finder fits the screen, and a product can be ordered without scrolling', async ({
    page,
    portal,
  }) => {
    const { text } = portal
    await portal.open('')
    const { hole, show } = finderOf(page, portal)
    await hole.fill('14.2')
    await expect(show).toBeInViewport()
    await expectNoSidewaysScrolling(page)

    await portal.openProduct('HB-M12x80-8.8-ZN')
    const reserve = page.getByRole('button', { name: text('catalogue.product.reserve') })
    await expect(reserve).toBeInViewport()
    await expect(page.getByLabel(text('catalogue.product.quantity'))).toBeInViewport()
    await page.keyboard.press('End')
    await expect(reserve).toBeInViewport()
    await expectNoSidewaysScrolling(page)
  })
})
