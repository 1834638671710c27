import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import {
  expect,
  expectNoSeriousFaults,
  expectNoSidewaysScrolling,
  phone,
  test,
  type Entrance,
  type Portal,
} from './portal'

/** Each language uses favourites that no journey has marked as seen. */
const reader: Record<'zh' | 'en', [string, Entrance]> = {
  zh: ['designer', 'enterprise'],
  en: ['engineer', 'personal'],
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })
const rowOf = (page: Page, model: string) => page.getByRole('row', { name: model })

/** Opens the favourites of a user who has some. */
async function openFavourites({ open, logIn, language }: Portal) {
  await logIn(...reader[language])
  await open('collect')
}

test('changes are marked until they are seen; a favourite is removed and restored', async ({
  page,
  portal,
}) => {
  const { text, words } = portal
  await openFavourites(portal)
  const products = tab(page, words({ zh: '产品', en: 'Products' }))
  const changed = text('screens.unseen', { count: 2 })
  await expect(products).toContainText(changed)
  await products.click()
  await expect(page).toHaveURL(/\/collect\?typeId=1$/)
  await page.getByRole('button', { name: text('orders.favourites.seen') }).click()
  await expect(products).not.toContainText(changed)

  const model = 'RC-286-S-ST'
  const remove = text('orders.favourites.remove')
  await rowOf(page, model).getByRole('button', { name: remove }).click()
  await expect(rowOf(page, model)).toBeHidden()
  await expect(page.getByText(text('screens.total', { total: 7 }))).toBeVisible()
  await page.getByRole('button', { name: text('orders.favourites.undo') }).click()
  await expect(rowOf(page, model)).toBeVisible()
  await page.reload()
  await expect(rowOf(page, model)).toBeVisible()
  await expect(products).not.toContainText(changed)
})

test('favourites are chosen with the keyboard and reserved together', async ({ page, portal }) => {
  const { text } = portal
  await openFavourites(portal)
  for (const model of ['RL2-127-28-R', 'RL4-079-349-R']) {
    const box = rowOf(page, model).getByRole('checkbox')
    await box.focus()
    await page.keyboard.press('Space')
    await expect(box).toBeChecked()
  }
  const chosen = page.getByText(text('screens.chosen', { count: 2 }))
  await expect(chosen).toBeVisible()
  await page
    .getByRole('button', { name: text('orders.toReservation'), exact: true })
    .first()
    .press('Enter')
  await expect(page).toHaveURL(/\/intentionOrder$/)
  for (const model of ['RL2-127-28-R', 'RL4-079-349-R'])
    await expect(page.getByRole('main')).toContainText(model)
})

test('a list is saved as it is narrowed, in the language of the page', async ({ page, portal }) => {
  const { text, words } = portal
  await openFavourites(portal)
  const keyword = page.getByLabel(words({ zh: '名称或型号', en: 'Name or model' }))
  await keyword.fill('RL')
  await keyword.press('Enter')
  await expect(page.getByText(text('screens.total', { total: 6 }))).toBeVisible()

  for (const format of ['csv', 'xlsx'] as const) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: text(`screens.export.${format}`) }).click(),
    ])
    expect(download.suggestedFilename()).toBe(`${text('orders.favourites')}.${format}`)
    const bytes = readFileSync(await download.path())
    if (format === 'xlsx') expect(bytes.subarray(0, 2).toString()).toBe('PK')
    else {
      const lines = bytes.toString('utf8').trim().split('\r\n')
      expect(lines[0]).toContain(words({ zh: '名称,型号规格', en: 'Name,Model' }))
      expect(lines).toHaveLength(7)
    }
  }
})

test('a product that was looked at is the first of the history', async ({ page, portal }) => {
  const { text, open, logIn, openProduct } = portal
  await logIn('partner', 'personal')
  const noted = page.waitForResponse((response) => /product\/browse$/.test(response.url()))
  await openProduct('GH-127')
  await noted
  await open('browsingHistory')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('orders.history.browsed'))
  const first = page.getByRole('row').nth(1)
  await expect(first).toContainText('GH-127')
  await first.getByRole('link').click()
  await expect(page).toHaveURL(/productCategories\/details\?id=\d+$/)
})

test('subscriptions are chosen, saved, and there again after a reload', async ({
  page,
  portal,
}) => {
  const { text, words, open, logIn } = portal
  await logIn('partner', 'personal')
  await open('subscribe')
  const pins = page.getByRole('checkbox', { name: words({ zh: '开口销', en: 'Split pins' }) })
  const save = page.getByRole('button', { name: text('screens.save') })
  await expect(save).toBeDisabled()
  const before = await pins.isChecked()
  await pins.press('Space')
  await save.click()
  await expect(page.getByText(text('orders.subscriptionsSaved'))).toBeVisible()
  await page.reload()
  await expect(pins).toBeChecked({ checked: !before })
  await expectNoSeriousFaults(page)
})

test('the lists fit a phone and can be read by everybody', async ({ page, portal }) => {
  await openFavourites(portal)
  await expect(rowOf(page, 'RL2-127-28-R')).toBeVisible()
  await expectNoSeriousFaults(page)
  await page.setViewportSize(phone)
  for (const path of ['collect', 'browsingHistory', 'purchaseHistory', 'reserve', 'subscribe']) {
    await portal.open(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectNoSidewaysScrolling(page)
  }
})
