import type { Locator, Page } from '@playwright/test'
import { expect, expectNoSidewaysScrolling, phone, test, type Portal } from './portal'

const bar = (page: Page, { text }: Portal) =>
  page.getByRole('complementary', { name: text('shell.side'), exact: true })

/** The clickable elements of a part that extend beyond the left edge of the side bar. */
const beyond = (part: Locator, edge: number) =>
  part
    .locator('a, button, input, select')
    .evaluateAll(
      (elements, left) =>
        elements
          .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > left)
          .map((one) => one.textContent || one.getAttribute('aria-label')),
      edge,
    )

test('the side bar lies over nothing that can be pressed, however wide the window is', async ({
  page,
  portal,
}) => {
  const { text } = portal
  const shown = [
    ['', () => page.getByRole('link', { name: text('content.home.allProducts') })],
    ['productCategories/productSelection?categoryType=1&classId=1', () => page.getByRole('table')],
    ['cart', () => page.getByRole('heading', { name: text('orders.cart') })],
  ] as const
  await portal.logIn('buyer', 'enterprise')
  for (const [path, something] of shown) {
    await portal.open(path)
    await expect(something().first()).toBeVisible()
    for (const width of [900, 1280, 1415, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const { x: edge } = (await bar(page, portal).getByRole('button').last().boundingBox())!
      for (const part of ['main', 'footer', 'header'])
        expect(
          await beyond(page.locator(`#root ${part}`).first(), edge),
          `${part} of ${path || 'the home page'}, ${width} px wide`,
        ).toEqual([])
      await expectNoSidewaysScrolling(page)
    }
  }
})

test('the bar of the comparison and the side bar leave each other free', async ({
  page,
  portal,
}) => {
  const { text } = portal
  await portal.logIn('designer', 'enterprise')
  await portal.openProduct('HB-M12x80-8.8-ZN')
  await page.getByRole('button', { name: text('catalogue.product.compare'), exact: true }).click()
  const comparison = page.getByRole('complementary', { name: text('catalogue.comparison.bar') })
  await expect(comparison).toBeVisible()
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const apart = async () => {
      const [one, other] = [
        (await bar(page, portal).boundingBox())!,
        (await comparison.boundingBox())!,
      ]
      return one.y + one.height <= other.y || other.x + other.width <= one.x
    }
    await expect.poll(apart, `${width} px wide`).toBe(true)
  }
})

test('on a phone the cart says all that can be done, and nothing lies over it', async ({
  page,
  portal,
}) => {
  const { text } = portal
  await page.setViewportSize(phone)
  await portal.logIn('engineer', 'personal')
  await portal.openProduct('HB-M12x80-8.8-ZN')
  await page.getByRole('button', { name: text('catalogue.product.addToCart'), exact: true }).click()
  await expect(page.getByRole('link', { name: text('shell.cart') }).first()).toBeVisible()
  await portal.open('cart')
  const main = page.getByRole('main')
  for (const key of ['orders.cart.delete', 'orders.cart.move'] as const)
    await expect(main.getByRole('button', { name: text(key), exact: true })).toBeDisabled()
  await expect(bar(page, portal).getByRole('button')).toHaveCount(0)
  await page.getByRole('button', { name: new RegExp(`^${text('shell.side.consult')}`) }).click()
  await expect(page.getByRole('dialog', { name: text('chat.title') })).toBeVisible()
})
