import type { Page } from '@playwright/test'
import { expect, test, type Portal } from './portal'
import { finish, zincFlake } from './selection-page'

const model = 'RL1-127-16-R-ZN'

/** Actions a visitor may start on a product, and the sign of their success. */
const wishes: {
  name: string
  click: (page: Page, portal: Portal) => Promise<void>
  seeDone: (page: Page, portal: Portal) => Promise<void>
}[] = [
  {
    name: 'a reservation',
    click: press('catalogue.product.reserve'),
    seeDone: async (page, { text }) => {
      await expect(page).toHaveURL(/\/intentionOrder$/)
      await expect(page.getByRole('main')).toContainText(model)
      await expect(page.getByRole('button', { name: text('orders.submit') })).toBeEnabled()
    },
  },
  {
    name: 'a favourite',
    click: press('catalogue.product.addFavourite'),
    seeDone: async (page, { text }) => {
      const marked = page.getByRole('button', { name: text('catalogue.product.favourite') })
      await expect(marked).toHaveAttribute('aria-pressed', 'true')
      // Restores the account. Reload, since a second click within a second would be throttled.
      await page.reload()
      await marked.click()
      await expect(marked).toBeHidden()
    },
  },
  {
    name: 'a line in the cart',
    click: press('catalogue.product.addToCart'),
    seeDone: async (page, { text }) =>
      expect(
        page.getByRole('banner').getByRole('link', { name: text('shell.cartCount', { count: 1 }) }),
      ).toBeVisible(),
  },
  {
    name: 'a comparison',
    click: press('catalogue.product.compare'),
    seeDone: async (page, { text }) => {
      await expect(
        page.getByRole('button', { name: text('catalogue.product.compared') }),
      ).toBeVisible()
      await expect(
        page.getByRole('complementary', { name: text('catalogue.comparison.bar') }),
      ).toContainText(text('catalogue.comparison.count', { number: 1, most: 10 }))
    },
  },
]

function press(key: Parameters<Portal['text']>[0]) {
  return (page: Page, { text }: Portal) =>
    page
      .getByRole('main')
      .getByRole('button', { name: text(key), exact: true })
      .click()
}

for (const { name, click, seeDone } of wishes) {
  test(`a visitor who wants ${name} is asked to log in, and then it is done`, async ({
    page,
    portal,
  }) => {
    await portal.openProduct(model)
    await click(page, portal)
    await expect(page.getByRole('alert')).toContainText(portal.text('common.loginFirst'))
    await expect(page).toHaveURL(/\/login\?redirect=/)
    await portal.logIn('partner', 'personal')
    await seeDone(page, portal)
  })
}

test('the login that a wish asks for takes the focus, and the page that comes back has it again', async ({
  page,
  portal,
}) => {
  await portal.openProduct(model)
  await press('catalogue.product.compare')(page, portal)
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await expect(page.getByRole('main')).toBeFocused()
  await portal.logIn('partner', 'personal')
  await expect(page).toHaveURL(/\/details/)
  await expect(page.getByRole('main')).toBeFocused()
})

test('quantity and chosen values are still there after the login that a wish asks for', async ({
  page,
  portal,
}) => {
  const { text, words } = portal
  await portal.openProduct(model)
  const attributes = page.getByRole('region', { name: text('catalogue.product.attributes') })
  const openAttributes = () => attributes.getByRole('button', { expanded: false }).click()
  await openAttributes()
  await attributes.getByLabel(words(finish)).selectOption(words(zincFlake))
  await page.getByLabel(text('catalogue.product.quantity')).fill('200')
  await press('catalogue.product.compare')(page, portal)
  await portal.logIn('partner', 'personal')
  await expect(page.getByLabel(text('catalogue.product.quantity'))).toHaveValue('200')
  await openAttributes()
  await expect(attributes.getByLabel(words(finish))).toHaveValue(words(zincFlake))
})

test('leaving the login without logging in drops the pending action', async ({ page, portal }) => {
  const { text } = portal
  await portal.openProduct(model)
  await press('catalogue.product.compare')(page, portal)
  await page.getByRole('link', { name: text('account.login.back') }).click()
  await expect(page).not.toHaveURL(/\/login/)
  await page
    .getByRole('banner')
    .getByRole('link', { name: text('shell.logIn') })
    .click()
  await portal.logIn('partner', 'personal')
  await expect(page.getByRole('button', { name: text('shell.logOut') })).toBeVisible()
  await expect(
    page.getByRole('complementary', { name: text('catalogue.comparison.bar') }),
  ).toBeHidden()
})

test('a wrong password is refused in words, and nothing typed is lost', async ({
  page,
  portal,
}) => {
  const { text } = portal
  portal.expectProblem(/400|401/)
  await portal.open('login')
  await page.getByLabel(text('account.login.username')).fill('engineer')
  await page.getByLabel(text('account.login.password'), { exact: true }).fill('Wrong1234')
  await page.getByRole('button', { name: text('account.login.submit'), exact: true }).click()
  await expect(page.getByRole('alert')).toContainText(text('account.wrongPassword'))
  await expect(page.getByLabel(text('account.login.username'))).toHaveValue('engineer')
  await portal.logIn('engineer', 'personal')
})
