import type { Page } from '@playwright/test'
import {
  expect,
  expectNoSeriousFaults,
  expectNoSidewaysScrolling,
  phone,
  test,
  type Portal,
} from './portal'
import * as joint from './selection-page'
import { lockbolts, selectionPage } from './selection-page'

/** Carbon-steel lockbolts: 570 models. */
const lockboltClass = `${lockbolts}&classId=1`

const column = (page: Page, name: RegExp | string) => page.getByRole('columnheader', { name })

const rowsChoice = (page: Page, { text }: Portal, name: string) =>
  page
    .getByRole('navigation', { name: text('sizes.rows') })
    .getByRole('link', { name, exact: true })

test('a visitor sorts and filters in the heads of a class and sees what all rows share', async ({
  page,
  portal,
}) => {
  const { text, words } = portal
  const { results, models, total } = selectionPage(page, portal)
  await portal.open(lockboltClass)
  await expect(models).toHaveCount(10)
  const diameters = results.getByRole('row').getByRole('cell').nth(0)
  await expect(results.getByText(text('sizes.shared'))).toBeVisible()
  await expectNoSeriousFaults(page)

  const diameter = column(page, new RegExp(`^${words(joint.diameter)}`))
  await diameter.getByRole('link').click()
  await expect(diameter).toHaveAttribute('aria-sort', 'ascending')
  await diameter.getByRole('link').click()
  await expect(diameter).toHaveAttribute('aria-sort', 'descending')
  await expect(diameters).toHaveText(/^2\d/)

  const label = text('sizes.filter', { name: words(joint.finish) })
  await page.getByRole('button', { name: label }).click()
  const values = page.getByRole('group', { name: label })
  await expectNoSeriousFaults(page)
  await values.getByRole('checkbox', { name: new RegExp(words(joint.zincPlated)) }).click()
  await expect(selectionPage(page, portal).chosen).toContainText(words(joint.zincPlated))
  await expect(values).toBeVisible()
  await page.keyboard.press('Escape')
  // Now all rows share the finish: its column gives way to the list above, which takes the focus.
  await expect(page.getByRole('button', { name: label })).toBeHidden()
  await expect(
    results.getByRole('definition').filter({ hasText: words(joint.zincPlated) }),
  ).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  await expect(total).toHaveText(/\d/)
  await page.reload()
  await expect(diameter).toHaveAttribute('aria-sort', 'descending')
})

test('the rows of a page are chosen and remembered, and all of them load while one scrolls', async ({
  page,
  portal,
}) => {
  const { text } = portal
  const { results, models } = selectionPage(page, portal)
  await portal.open(lockboltClass)
  await rowsChoice(page, portal, '50').click()
  await expect(page).toHaveURL(/rows=50/)
  await expect(page.getByText(text('common.pager.where', { current: 1, pages: 12 }))).toBeVisible()
  await expect(results.getByRole('table')).toHaveAttribute('aria-rowcount', '51')

  await rowsChoice(page, portal, text('sizes.all')).click()
  await expect(results.getByRole('table')).toHaveAttribute('aria-rowcount', '571')
  await expect(page.getByRole('navigation', { name: text('common.pager.label') })).toBeHidden()
  const box = results.getByRole('group', { name: text('sizes.label') })
  const quantity = results.getByRole('textbox').first()
  const field = await quantity.getAttribute('id')
  await quantity.fill('many')
  const windows: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.endsWith('/product/page')) windows.push(searchParams.get('current') ?? '')
  })
  await box.evaluate((element) => element.scrollTo(0, element.scrollHeight))
  await expect(results.locator('[aria-rowindex="571"]').getByRole('link')).toBeVisible()
  expect(windows).toEqual(['6'])
  expect(await models.count()).toBeLessThan(80)
  // The head stays in view, and nothing typed is lost.
  await expect(column(page, new RegExp(`^${text('catalogue.selection.model')}`))).toBeInViewport()
  await box.evaluate((element) => element.scrollTo(0, 0))
  await expect(page.locator(`[id="${field}"]`)).toHaveValue('many')

  await portal.open(`${lockbolts}&classId=2`)
  await expect(rowsChoice(page, portal, text('sizes.all'))).toHaveAttribute('aria-current', /./)
})

test('a purchaser puts a quantity of a row into the cart', async ({ page, portal }) => {
  const { text } = portal
  await portal.logIn('buyer', 'enterprise')
  await portal.open(lockboltClass)
  const { results } = selectionPage(page, portal)
  const row = results.getByRole('row').filter({ hasText: 'RL1-127-8-R-ZN' })
  const quantity = row.getByLabel(
    text('catalogue.selection.quantityOf', { name: 'RL1-127-8-R-ZN' }),
  )
  await quantity.fill('5')
  await quantity.press('Tab')
  // Less than the minimum is raised to it.
  await expect(quantity).toHaveValue('20')
  await quantity.fill('260')
  await row.getByRole('button', { name: text('catalogue.selection.addToCart') }).click()
  await portal.open('cart')
  await expect(
    page.getByLabel(new RegExp(`^${text('orders.counts')}: .*RL1-127-8-R-ZN`)),
  ).toHaveValue('260')
})

test('the matrix shows which sizes exist, and a cell selects the models of its size', async ({
  page,
  portal,
}) => {
  const { text, words } = portal
  const { results, models, chosen } = selectionPage(page, portal)
  await portal.open(lockboltClass)
  await page.getByRole('link', { name: text('sizes.face.matrix') }).click()
  const matrix = page.getByRole('group', { name: text('sizes.matrix.label') })
  await expect(matrix.getByRole('columnheader').first()).toContainText(words(joint.grip))
  await expect(results.getByText(text('sizes.matrix.choose'))).toBeVisible()
  await expectNoSeriousFaults(page)

  await matrix.getByRole('button', { name: /^12\.7 × 25\.4-31\.8/ }).click()
  await expect(chosen).toContainText('12.7')
  await expect(chosen).toContainText('25.4-31.8')
  await expect(models.first()).toContainText('RL1-127-16-')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(chosen).toContainText('31.8-')
  await expect(models.first()).toContainText('RL1-127-20-')
  await page.reload()
  await expect(matrix.locator('[aria-pressed="true"]')).toHaveCount(1)
  await page.goBack()
  await expect(models.first()).toContainText('RL1-127-16-')
})

test('a search that leaves few models shows them below their classes', async ({ page, portal }) => {
  const { words } = portal
  const { results, models } = selectionPage(page, portal)
  await portal.open('productCategories/productSelection?keyword=M16x80')
  const heads = results.getByRole('heading', { level: 2 })
  await expect(heads.first()).toContainText(words({ zh: '螺栓', en: 'bolts' }))
  await expect(models.first()).toContainText('M16x80')
  // Facets of tools and values without a model are not in the way.
  const facets = page.getByRole('complementary', {
    name: portal.text('catalogue.selection.filters'),
  })
  await expect(facets.getByRole('heading', { level: 3 }).first()).toBeVisible()
  await expect(facets.getByRole('checkbox', { disabled: true })).toHaveCount(0)
  await heads.first().getByRole('link').click()
  await expect(page).toHaveURL(/classId=\d+/)
  await expect(models.first()).toContainText('M16x80')
})

test('on a phone the table scrolls sideways in its own box, and the model stays in view', async ({
  page,
  portal,
}) => {
  const { text } = portal
  await page.setViewportSize(phone)
  await portal.open(lockboltClass)
  const { results, models } = selectionPage(page, portal)
  await expect(models.first()).toBeVisible()
  await expectNoSidewaysScrolling(page)
  const box = results.getByRole('group', { name: text('sizes.label') })
  await models.first().scrollIntoViewIfNeeded()
  await box.evaluate((element) => element.scrollTo(element.scrollWidth, 0))
  const cart = results.getByRole('button', { name: text('catalogue.selection.addToCart') }).first()
  await expect(cart).toBeInViewport()
  await expect(models.first()).toBeInViewport()
  await expectNoSeriousFaults(page)
  await page.getByRole('link', { name: text('sizes.face.matrix') }).click()
  await expect(page.getByRole('group', { name: text('sizes.matrix.label') })).toBeVisible()
  await expectNoSidewaysScrolling(page)
})
