import type { Page } from '@playwright/test'
import {
  expect,
  expectNoSeriousFaults,
  expectNoSidewaysScrolling,
  phone,
  test,
  type Portal,
} from './portal'
import { finish, zincPlated } from './selection-page'
import { dayIn } from './shop-day'

const model = 'HB-M12x80-8.8-ZN'
const propertyClass = { zh: '性能等级', en: 'Property class' }
const hexBolts = { zh: '六角头螺栓', en: 'Hexagon head bolts' }

/** In the future in every time zone. */
const requiredDay = dayIn(30)

const attributes = (page: Page, { text }: Portal) =>
  page.getByRole('region', { name: text('catalogue.product.attributes') })
const field = (page: Page, portal: Portal, name: { zh: string; en: string }) =>
  attributes(page, portal).getByRole('combobox', { name: portal.words(name) })

/** From a product to the made-to-measure page of its class: no stock bolt of 10.9 is zinc-plated. */
async function failToMatch(page: Page, portal: Portal) {
  const { text, words } = portal
  await portal.openProduct(model)
  await field(page, portal, propertyClass).selectOption('10.9')
  await field(page, portal, finish).selectOption(words(zincPlated))
  await page.getByRole('button', { name: text('catalogue.product.checkMatch') }).click()
  await expect(page).toHaveURL(/\/productCategories\/customProduct\?id=\d+$/)
  // The product stays visible until this page has loaded.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    text('custom.title', { name: words(hexBolts) }),
  )
}

const button = (page: Page, { text }: Portal, key: 'reserve' | 'addToCart') =>
  page.getByRole('button', { name: text(`catalogue.product.${key}`), exact: true })

test('a match that fails leads to a product made to measure, its reservation and its choices again', async ({
  page,
  portal,
}) => {
  const { text, words } = portal
  await portal.logIn('buyer', 'enterprise')
  await failToMatch(page, portal)
  await expect(field(page, portal, propertyClass)).toHaveValue('10.9')
  await expect(field(page, portal, finish)).toHaveValue(words(zincPlated))
  const alternatives = page.getByRole('list', { name: text('custom.alternatives') })
  await expect(alternatives.getByRole('link').first()).toContainText(model)

  const quantity = page.getByLabel(text('catalogue.product.quantity'), { exact: true })
  await quantity.fill('200')
  await quantity.press('Enter')
  await button(page, portal, 'reserve').click()
  await expect(page).toHaveURL(/\/customIntentionOrder$/)
  const submit = page.getByRole('button', { name: text('orders.submit'), exact: true })
  await submit.click()
  await expect(
    page.getByText(words({ zh: '请选择需求日期', en: 'Please choose the required date' })),
  ).toBeVisible()
  await page.getByLabel(text('orders.requiredDate')).fill(requiredDay)
  await submit.dblclick()

  await expect(page).toHaveURL(/\/reserve\/\d+\/[^/]+$/)
  const row = page.getByRole('row', { name: new RegExp(words(hexBolts)) })
  await expect(row).toContainText('200')
  await expect(row).toContainText(`${words(propertyClass)} 10.9`)
  await row.getByRole('link').click()
  await expect(page).toHaveURL(/customProduct\?id=\d+&dataId=\d+$/)
  await expect(field(page, portal, propertyClass)).toHaveValue('10.9')
  await expect(field(page, portal, finish)).toHaveValue(words(zincPlated))
})

test('a length that no model has is typed, and kept for the product made to measure', async ({
  page,
  portal,
}) => {
  const { text, words } = portal
  const length = { zh: '公称长度', en: 'Nominal length' }
  await portal.openProduct(model)
  await field(page, portal, length).selectOption({ label: text('catalogue.product.other') })
  const typed = attributes(page, portal).getByRole('textbox', {
    name: text('catalogue.product.type'),
  })
  await typed.fill('83')
  await typed.press('Enter')
  await page.getByRole('button', { name: text('catalogue.product.checkMatch') }).click()
  await expect(page).toHaveURL(/\/productCategories\/customProduct\?id=\d+$/)
  await expect(typed).toHaveValue('83')
  const alternatives = page.getByRole('list', { name: text('custom.alternatives') })
  await expect(alternatives.getByRole('link').first()).toContainText(
    text('custom.instead', { name: words(length), has: '80 mm', wanted: '83 mm' }),
  )
})

test('required choices are asked for, and another choice brings other alternatives', async ({
  page,
  portal,
}) => {
  const { text, words } = portal
  await portal.logIn('designer', 'enterprise')
  await failToMatch(page, portal)
  await field(page, portal, propertyClass).selectOption('')
  const alternatives = page.getByRole('list', { name: text('custom.alternatives') })
  await expect(alternatives).toBeHidden()
  await button(page, portal, 'addToCart').click()
  const name = words(propertyClass)
  await expect(page.getByText(text('custom.select', { name }))).toBeVisible()
  await expect(field(page, portal, propertyClass)).toBeFocused()

  await page.getByRole('button', { name: text('custom.finish') }).click()
  await expect(alternatives.getByRole('link')).toHaveCount(1)
  await page.reload()
  await expect(field(page, portal, finish)).toHaveValue(words(zincPlated))
  await page.getByRole('button', { name: text('catalogue.product.addFavourite') }).click()
  await expect(page.getByText(text('custom.noFavourite'))).toBeVisible()
})

test('a product made to measure waits in the cart, is changed there and reserved', async ({
  page,
  portal,
}) => {
  const { text, words } = portal
  await portal.logIn('engineer', 'personal')
  await failToMatch(page, portal)
  await button(page, portal, 'addToCart').click()
  await expect(page.getByText(text('orders.addedToCart'))).toBeVisible()

  await portal.open('cart')
  const line = page.getByRole('listitem').filter({ hasText: `${words(propertyClass)} 10.9` })
  await line.getByRole('link', { name: text('orders.custom.change') }).click()
  await expect(field(page, portal, propertyClass)).toHaveValue('10.9')
  await field(page, portal, propertyClass).selectOption('8.8')
  await button(page, portal, 'addToCart').click()
  await expect(page.getByText(text('orders.addedToCart'))).toBeVisible()

  await portal.open('cart')
  await expect(line).toBeHidden()
  const changed = page.getByRole('listitem').filter({ hasText: `${words(propertyClass)} 8.8` })
  await changed.getByRole('checkbox').check()
  await page.getByRole('button', { name: text('orders.cart.reserve') }).click()
  await expect(page).toHaveURL(/\/customIntentionOrder$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('orders.custom.prepare'))
  await expect(page.getByRole('main')).toContainText(words(zincPlated))
  await page.getByLabel(text('orders.requiredDate')).fill(requiredDay)
  await page.getByRole('button', { name: text('orders.submit'), exact: true }).click()
  await expect(page).toHaveURL(/\/reserve\/\d+\/[^/]+$/)
  await portal.open('cart')
  await expect(changed).toBeHidden()
})

test('a visitor can browse everything; a reservation continues after the login', async ({
  page,
  portal,
}) => {
  await failToMatch(page, portal)
  await button(page, portal, 'reserve').click()
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await portal.logIn('partner', 'personal')
  await expect(page).toHaveURL(/\/customIntentionOrder$/)
  await expect(page.getByRole('main')).toContainText(portal.words(zincPlated))
})

test('the page is free of serious faults and fits a phone', async ({ page, portal }) => {
  await failToMatch(page, portal)
  await expect(page.getByRole('list', { name: portal.text('custom.alternatives') })).toBeVisible()
  await expectNoSeriousFaults(page)
  await page.setViewportSize(phone)
  await expectNoSidewaysScrolling(page)
})

test('a class that does not exist says so', async ({ page, portal }) => {
  portal.expectProblem(/404/)
  await portal.open('productCategories/customProduct?id=999999')
  await expect(page.getByRole('main')).toContainText(portal.text('custom.unknown'))
})
