import type { Page } from '@playwright/test'
import {
  expect,
  expectNoSeriousFaults,
  expectNoSidewaysScrolling,
  openRowMenu,
  phone,
  test,
} from './portal'
import type { Portal } from './portal'
import { dayIn } from './shop-day'

const lockbolt = 'RL1-127-16-R-ZN'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Makes a reservation as a customer; returns its number. */
async function reserve(page: Page, portal: Portal): Promise<string> {
  const { text } = portal
  await portal.logIn('engineer', 'personal')
  await portal.openProduct(lockbolt)
  await press(page, text('catalogue.product.reserve'))
  await page.getByLabel(text('orders.requiredDate')).fill(dayIn(30))
  await press(page, text('orders.submit'))
  await expect(page).toHaveURL(/\/reserve\/\d+\/[^/]+$/)
  return decodeURIComponent(page.url().split('/').at(-1)!)
}

/** The count of a queue on the overview. */
const figure = (page: Page, { words }: Portal, link: string, zh: string, en: string) =>
  page.locator(`a[href*="${link}?"]`).filter({ hasText: words({ zh, en }) })

async function handOn(page: Page, { text }: Portal, to: string) {
  await press(page, text('office.handOn'))
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(to).check()
  await expectNoSeriousFaults(page)
  await dialog.getByRole('button', { name: text('office.handOn'), exact: true }).click()
  await expect(page.getByText(text('office.assigned'))).toBeVisible()
}

test('a reservation is taken by the faster of two, handed on, and answered by who has it', async ({
  page,
  portal,
}) => {
  test.slow()
  const { text, words } = portal
  const code = await reserve(page, portal)
  const staff = async (name: string) => {
    const office = await portal.windowOf(name, 'office')
    await expect(office.getByRole('heading', { name: text('office.queues') })).toBeVisible()
    return office
  }
  const [sales, operator] = [await staff('sales'), await staff('operator')]
  await expectNoSeriousFaults(sales)
  for (const office of [sales, operator]) {
    await figure(office, portal, '/office/reserve', '未分配', 'Unassigned').click()
    await expect(office.getByRole('heading', { level: 1 })).toHaveText(text('orders.office.orders'))
    await office.getByRole('link', { name: code }).first().click()
    await expect(office.getByRole('heading', { level: 1 })).toContainText(code)
  }

  await press(sales, text('office.take'))
  await expect(sales.getByText(text('office.assigned'))).toBeVisible()
  portal.expectProblem(/409/)
  await press(operator, text('office.take'))
  await expect(
    operator.getByText(text('office.heldBy', { who: words({ zh: '方洁', en: 'Fang Jie' }) })),
  ).toBeVisible()
  await expect(
    operator.getByRole('definition').filter({ hasText: words({ zh: '方洁', en: 'Fang Jie' }) }),
  ).toBeVisible()

  await handOn(operator, portal, words({ zh: '任浩（我）', en: 'Ren Hao (me)' }))
  await sales.reload()
  await expect(
    sales.getByRole('definition').filter({ hasText: words({ zh: '任浩', en: 'Ren Hao' }) }),
  ).toBeVisible()
  await expect(sales.getByRole('button', { name: text('orders.office.answer.send') })).toBeHidden()
  await handOn(operator, portal, words({ zh: '方洁', en: 'Fang Jie' }))

  // The message links to the record.
  const told = text('orders.notify.assigned', { who: words({ zh: '任浩', en: 'Ren Hao' }), code })
  await sales.goto('office')
  await figure(sales, portal, '/office/reserve', '我的', 'Mine').click()
  await expect(sales.getByText(code).first()).toBeVisible()
  await sales.goto('office')
  await sales.getByRole('link', { name: told }).click()
  await expect(sales.getByRole('heading', { level: 1 })).toContainText(code)
  await sales.getByLabel(words({ zh: '单价', en: 'Unit price' }), { exact: true }).fill('3.25')
  await press(sales, text('orders.office.answer.send'))
  await expect(sales.getByText(text('orders.answered'))).toBeVisible()
})

test('an overdue message is found from the overview, taken and let go', async ({
  page,
  portal,
}) => {
  const { text, words } = portal
  await portal.logIn('sales', 'office')
  const overdue = words({ zh: '已逾期', en: 'Overdue' })
  await figure(page, portal, '/office/message', '已逾期', 'Overdue').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('messages.officeBoard'))
  const theme = page.getByRole('row').filter({ hasText: '铆接厚度 Grip range' })
  await expect(theme).toContainText(overdue)
  await openRowMenu(theme, portal)
  await theme.getByRole('button', { name: text('office.take'), exact: true }).click()
  await expect(theme).toContainText(words({ zh: '方洁', en: 'Fang Jie' }))
  await expectNoSeriousFaults(page)
  await page.setViewportSize(phone)
  await expectNoSidewaysScrolling(page)
  const card = page.getByRole('main').locator('article, li').filter({ hasText: 'Grip range' })
  await expect(card.first()).toContainText(overdue)
  await handOn(page, portal, text('office.handOn.nobody'))
  await expect(card.first()).not.toContainText(words({ zh: '方洁', en: 'Fang Jie' }))
  await portal.open('office')
  await expect(page.getByRole('heading', { name: text('office.queues') })).toBeVisible()
  await expectNoSidewaysScrolling(page)
})

test('the office changes a setting, except those fixed by the environment', async ({
  page,
  portal,
}) => {
  const { text, words } = portal
  await portal.logIn('operator', 'office')
  await portal.open('office/setting?keyword=MESSAGE_DUE_DAYS')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('operation.setting'))
  await page.getByRole('link', { name: text('screens.edit'), exact: true }).click()
  const value = page.getByRole('textbox', { name: words({ zh: '值（', en: 'Value (' }) })
  const meaning = words({
    zh: '留言须在多少个工作日内回复',
    en: 'In how many working days the answer to a message',
  })
  await expect(page.getByText(meaning)).toBeVisible()
  await expectNoSeriousFaults(page)
  portal.expectProblem(/400/)
  await value.fill('1.5')
  await press(page, text('screens.save'))
  await expect(
    page.getByText(text('operation.setting.refused', { limits: '0 – 365' })).first(),
  ).toBeVisible()
  await value.fill('3')
  await press(page, text('screens.save'))
  await expect(page.getByRole('row').filter({ hasText: 'MESSAGE_DUE_DAYS' })).toContainText('3')
  await portal.open('office/setting?keyword=PORT')
  await expect(page.getByRole('row').filter({ hasText: 'PORT' })).toBeVisible()
  await expect(page.getByRole('link', { name: text('screens.edit'), exact: true })).toBeHidden()
})
