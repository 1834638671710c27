import type { Page } from '@playwright/test'
import { expect, expectNoSeriousFaults, expectNoSidewaysScrolling, phone, test } from './portal'
import { dayIn } from './shop-day'

const lockbolt = 'RL1-127-16-R-ZN'
const nut = 'NF-M8x1-8-ZN'

/** In the future in every time zone. */
const requiredDay = dayIn(30)

/** Other journeys of the same user may have left lines. */
const emptyCart = (page: Page) =>
  page.evaluate(async () => {
    const { accessToken } = JSON.parse(sessionStorage.getItem('tokens') ?? '').content
    const headers = { authorization: accessToken, 'content-type': 'application/json' }
    const cart = await fetch('/crrc_sales/web/my/cart', { headers })
    const ids = (await cart.json()).data.map(({ id }: { id: number }) => id)
    const body = JSON.stringify(ids)
    if (ids.length > 0)
      await fetch('/crrc_sales/web/my/cart/delete', { method: 'POST', headers, body })
  })

test('a pasted list is corrected in two lines, and the selected lines are reserved', async ({
  page,
  portal,
}) => {
  const { text, words } = portal
  const main = page.getByRole('main')
  // An own part number set in one language is known in the other.
  const own = words({ zh: 'OUR-77', en: 'OUR-78' })
  const named = words({ zh: 'RL1-159-16-R-ZN', en: 'RL1-191-16-R-ZN' })
  await portal.logIn('engineer', 'personal')
  await emptyCart(page)
  await portal.open('cart')
  await expect(main).toContainText(text('orders.cart.none'))
  await page.getByRole('button', { name: text('orders.entry'), exact: true }).click()

  const dialog = page.getByRole('dialog')
  const lines = [
    `${lockbolt} 200`,
    `2000 ${nut}`,
    'RL1-127-16-R-ZX 40',
    `${own} 500`,
    `${lockbolt}　２００`,
  ]
  await dialog.getByLabel(text('orders.entry.text')).fill(lines.join('\n'))
  await dialog.getByRole('button', { name: text('orders.entry.read'), exact: true }).click()
  await expect(dialog).toContainText(text('orders.entry.summary', { count: 4, ready: 2, open: 2 }))
  await expect(dialog).toContainText(text('orders.entry.merged', { count: 2 }))
  await expectNoSeriousFaults(page)

  const add = (count: number) =>
    dialog.getByRole('button', { name: text('orders.entry.add', { count }) })
  await expect(add(2)).toBeDisabled()
  const candidates = dialog.getByLabel(text('orders.entry.candidates', { line: 3 }))
  const chosen = candidates.locator('option', { hasText: 'RL1-127-16-R-ZF' })
  await candidates.selectOption(await chosen.textContent())
  const model = dialog.getByLabel(text('orders.entry.model', { line: 4 }))
  await model.fill(named)
  await model.press('Enter')
  await dialog.getByRole('button', { name: text('orders.entry.remember', { number: own }) }).click()
  await add(4).click()
  await expect(dialog).toBeHidden()

  await expect(main).toContainText(text('orders.cart.count', { count: 4 }))
  await expect(
    page.getByRole('link', { name: text('shell.cartCount', { count: 4 }) }).first(),
  ).toBeVisible()
  const quantity = page.getByLabel(new RegExp(`^${text('orders.counts')}: .*${lockbolt}`))
  await expect(quantity).toHaveValue('400')
  await expect(main.getByRole('listitem').filter({ hasText: named })).toContainText(own)
  await expectNoSeriousFaults(page)

  // The date is still being saved when the next button is pressed, yet it is part of the reservation.
  let letGo = () => {}
  const isReserving = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/web/my/cart/lines', async (route) => {
    await isReserving
    await route.continue()
  })
  await page.getByLabel(text('orders.cart.dateOfAll')).fill(requiredDay)
  await page.getByRole('button', { name: text('orders.dateOfAll.apply') }).click()
  for (const selected of [lockbolt, nut])
    await page.getByRole('checkbox', { name: new RegExp(selected) }).check()
  await page.getByRole('button', { name: text('orders.cart.reserve'), exact: true }).click()
  letGo()
  await expect(page).toHaveURL(/\/intentionOrder$/)
  await expect(main).toContainText(lockbolt)
  await expect(main).not.toContainText(named)
  await page.getByRole('button', { name: text('orders.submit'), exact: true }).click()
  await expect(page).toHaveURL(/\/reserve\/\d+\/[^/]+$/)
  await expect(main).toContainText(nut)

  await portal.open('cart')
  await expect(main).toContainText(text('orders.cart.count', { count: 2 }))
  await page.setViewportSize(phone)
  await expectNoSidewaysScrolling(page)
  for (const remaining of ['RL1-127-16-R-ZF', named]) {
    const line = main.getByRole('listitem').filter({ hasText: remaining })
    await line
      .getByRole('button', { name: new RegExp(`${remaining}$`) })
      .last()
      .click()
    await expect(line).toBeHidden()
  }
  await expect(main).toContainText(text('orders.cart.none'))
})

test('the cart is reserved once, although it is open in two windows', async ({ page, portal }) => {
  const { text } = portal
  portal.expectProblem(/404/)
  await portal.logIn('partner', 'personal')
  await portal.openProduct(lockbolt)
  await page.getByRole('button', { name: text('catalogue.product.addToCart'), exact: true }).click()
  await expect(page.getByText(text('orders.addedToCart'))).toBeVisible()
  await portal.open('cart')

  const prepare = async (where = page) => {
    await where.getByRole('checkbox', { name: new RegExp(lockbolt) }).check()
    await where.getByRole('button', { name: text('orders.cart.reserve'), exact: true }).click()
    await expect(where.getByRole('heading', { name: text('orders.prepare') })).toBeVisible()
    await where.getByLabel(text('orders.requiredDate')).fill(requiredDay)
  }
  const other = await page.context().newPage()
  await portal.logIn('partner', 'personal', other)
  await other.goto(page.url())
  await prepare()
  await prepare(other)
  const submit = (where = page) =>
    where.getByRole('button', { name: text('orders.submit'), exact: true }).click()
  await submit()
  await expect(page).toHaveURL(/\/reserve\/\d+\/[^/]+$/)
  await submit(other)
  await expect(other.getByRole('main')).toContainText(text('orders.cartLineNotFound'))
  await expect(other).toHaveURL(/\/intentionOrder$/)
})

test('a line shows how it was read, and is resolved again without a part that is removed', async ({
  page,
  portal,
}) => {
  const { text, words } = portal
  await page.setViewportSize(phone)
  await portal.logIn('engineer', 'personal')
  await portal.open('cart')
  await page.getByRole('button', { name: text('orders.entry'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  const line = words({
    zh: '六角头螺栓 GB/T 5782 M12×80 10.9级 发黑 200件',
    en: 'hex bolt ISO 4014 M12x80 10.9 black 200 pcs',
  })
  await dialog.getByLabel(text('orders.entry.text')).fill(line)
  await dialog.getByRole('button', { name: text('orders.entry.read'), exact: true }).click()

  const part = words({ zh: '发黑', en: 'black' })
  await expect(dialog).toContainText(text('orders.entry.noneWith', { part }))
  const read = dialog.getByRole('list', { name: text('orders.entry.readAs', { line: 1 }) })
  await expect(read.getByRole('listitem')).toHaveCount(7)
  await expectNoSidewaysScrolling(page)
  await expectNoSeriousFaults(page)

  const kind = words({ zh: '表面处理', en: 'Surface finish' })
  await read.getByRole('button', { name: text('orders.entry.withoutSpan', { kind, part }) }).click()
  const candidates = dialog.getByLabel(text('orders.entry.candidates', { line: 1 }))
  await expect(candidates.locator('option')).toHaveCount(3)
  await expect(read.getByRole('listitem')).toHaveCount(6)
  await expect(dialog.getByLabel(text('orders.entry.counts', { line: 1 }))).toHaveValue(
    words({ zh: '200', en: '200' }),
  )
})
