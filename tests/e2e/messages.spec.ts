import type { Page } from '@playwright/test'
import { expect, expectNoSeriousFaults, expectNoSidewaysScrolling, phone, test } from './portal'
import { callServer } from './call-server'
import type { Portal } from './portal'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const bell = (page: Page, { text }: Portal, count: number) =>
  page.getByRole('button', { name: text('shell.bell.unread', { count }), exact: true })

/** The labels of the form, from its schema. */
const form = {
  theme: { zh: '主题', en: 'Subject' },
  description: { zh: '描述', en: 'Description' },
  contact: { zh: '联系方式', en: 'Contact' },
  reply: { zh: '回复内容', en: 'Reply' },
}

test('a message is left after the login, staff hear of it at once, and so does the customer of the reply', async ({
  page: customer,
  portal,
}) => {
  test.slow()
  const { text, words } = portal
  const theme = `E2E ${portal.language} ${Date.now() % 1e8}`

  const staff = await portal.windowOf('sales', 'office')
  await expect(staff.getByRole('heading', { level: 1 })).toBeVisible()

  await portal.open('productCategories/productSelection')
  await press(customer, text('shell.side.leaveMessage'))
  await expect(customer).toHaveURL(/\/login\?redirect=/)
  await portal.logIn('engineer', 'personal', customer)
  await expect(customer).toHaveURL(/productSelection/)
  const dialog = customer.getByRole('dialog', { name: text('messages.leave') })
  const field = (name: keyof typeof form) => dialog.getByLabel(words(form[name]), { exact: true })

  await press(customer, text('messages.leave.send'))
  await expect(
    dialog.getByText(words({ zh: '请输入主题', en: 'Please enter a subject' })),
  ).toBeVisible()
  await field('theme').fill('x'.repeat(portal.language === 'zh' ? 21 : 51))
  await field('description').fill('<b>M20?</b>')
  await field('contact').fill('1'.repeat(31))
  await press(customer, text('messages.leave.send'))
  for (const message of [
    words({ zh: '“主题”不能超过 20 个字符', en: 'Theme cannot exceed 50 characters' }),
    words({ zh: '长度不能超过30', en: 'length cannot exceed 30' }),
  ])
    await expect(dialog.getByText(message)).toBeVisible()
  await expectNoSeriousFaults(customer)
  await field('theme').fill(theme)
  await field('contact').fill('13800000000')
  await press(customer, text('messages.leave.send'))
  await expect(customer.getByText(text('messages.left'))).toBeVisible()
  await expect(dialog).toBeHidden()

  // The message arrives without a reload, long before the next poll.
  const told = text('messages.notify.left', { who: words({ zh: '赵宁', en: 'Zhao Ning' }), theme })
  await staff.getByRole('link', { name: told }).click()
  await expect(staff).toHaveURL(/\/office\/message\/\d+$/)
  await expect(staff.getByText('<b>M20?</b>')).toBeVisible()
  await press(staff, text('messages.reply'))
  await staff.getByRole('dialog').getByLabel(words(form.reply), { exact: true }).fill('好的 Yes')
  await press(staff, text('messages.reply.send'))
  await expect(staff.getByText(text('messages.replied'))).toBeVisible()
  await expectNoSeriousFaults(staff)

  const replied = text('messages.notify.replied', { theme })
  const unread = customer.getByRole('button', { name: new RegExp(text('shell.bell')) }).first()
  await expect(unread).toHaveAccessibleName(/\d/)
  await unread.click()
  await customer.getByRole('link', { name: replied }).click()
  await expect(customer).toHaveURL(/\/log\/\d+$/)
  await expect(customer.getByText('好的 Yes')).toBeVisible()
  await staff.context().close()
})

test('news have tabs, are marked as read one by one and all at once, and fit a phone', async ({
  page,
  portal,
}) => {
  test.slow()
  const { text, words } = portal
  await portal.logIn('buyer', 'enterprise')
  await callServer(page, 'POST', '/admin/sysnotifyremind/currentUser/setRead')
  await portal.open('news')
  // The first generated screen also loads the code of all generated screens.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('messages.news'), {
    timeout: 30_000,
  })
  await expect(page).toHaveTitle(`${text('messages.news')} · ${portal.companyName}`)

  const ids = await leaveMessages(
    page,
    ['A', 'B', 'C'].map((name) => `${name} ${Date.now() % 1e6}`),
  )
  const staff = await portal.windowOf('sales', 'office')
  for (const id of ids) await reply(staff, id)
  await staff.context().close()

  await expect(bell(page, portal, 3)).toBeVisible()
  const unread = page.getByRole('button', { name: text('messages.markRead'), exact: true })
  await expect(unread).toHaveCount(3)
  await unread.first().click()
  await expect(page.getByText(text('messages.read'))).toBeVisible()
  await expect(bell(page, portal, 2)).toBeVisible()
  await page.getByRole('tab', { name: words({ zh: /^待办/, en: /^To do/ }) }).click()
  await expect(page).toHaveURL(/type=todo/)
  await page.getByRole('tab', { name: words({ zh: /^提示/, en: /^Tips/ }) }).click()
  await expect(unread).toHaveCount(2)
  await press(page, text('messages.readAll'))
  await expect(page.getByText(text('messages.allRead'))).toBeVisible()
  await expect(page.getByRole('button', { name: text('shell.bell'), exact: true })).toBeVisible()
  await expect(unread).toHaveCount(0)

  for (const path of ['news', 'log', `log/${ids[0]}`]) {
    await portal.open(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectNoSeriousFaults(page)
    await page.setViewportSize(phone)
    await expectNoSidewaysScrolling(page)
    await expectNoSeriousFaults(page)
    await page.setViewportSize({ width: 1440, height: 900 })
  }
})

test('a supplier hears of a new problem while the page is open', async ({ page, portal }) => {
  const { text, words } = portal
  await portal.logIn('supplier2', 'supplier')
  const bellOf = page.getByRole('link', { name: new RegExp(`^${text('shell.bell')}`) })
  const { unRead: before } = await callServer<{ unRead: number }>(
    page,
    'GET',
    '/admin/sysnotifyremind/count?model=CRRC_SALES',
  )
  await expect(bellOf).toHaveAccessibleName(
    before > 0 ? text('shell.bell.unread', { count: before }) : text('shell.bell'),
  )
  const inspector = await portal.windowOf('quality', 'office')
  await raiseProblem(inspector)
  await inspector.context().close()
  await expect(bellOf).toHaveAccessibleName(text('shell.bell.unread', { count: before + 1 }))
  await bellOf.click()
  await expect(page.getByRole('tab', { name: text('quality.news.pending') })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expect(
    page
      .getByText(words({ zh: '请填写整改方案', en: 'please submit a rectification scheme' }))
      .first(),
  ).toBeVisible()
})

async function leaveMessages(page: Page, themes: string[]): Promise<number[]> {
  const ids: number[] = []
  for (const theme of themes) {
    const body = { theme, description: 'E2E', contact: '13800000000' }
    ids.push((await callServer<{ id: number }>(page, 'POST', '/web/message/board', body)).id)
  }
  return ids
}

const reply = (page: Page, id: number) =>
  callServer(page, 'POST', `/office/message/board/reply/${id}`, { reply: 'OK' })

async function raiseProblem(page: Page) {
  const suppliers = await callServer<{ id: number; name: string }[]>(
    page,
    'GET',
    '/office/quality/supplier/list',
  )
  await callServer(page, 'POST', '/office/quality/problem', {
    supplierId: suppliers.find(({ name }) => /^(?:Nanhe|南河)/.test(name))!.id,
    theme: 'E2E',
    product: 'RL1-127-16-R-ZN',
    lot: 'L1',
    quantity: 1,
    defect: 'crack',
    severity: 3,
    problemDescription: 'E2E',
    request: 'E2E',
  })
}

test('a message that could not be sent says so in its dialog, and is sent when there is a network again', async ({
  page,
  portal,
}) => {
  const { text, words } = portal
  portal.expectProblem(/ERR_INTERNET_DISCONNECTED/)
  await portal.logIn('partner', 'personal')
  await portal.open('productCategories')
  await press(page, text('shell.side.leaveMessage'))
  const dialog = page.getByRole('dialog', { name: text('messages.leave') })
  const field = (name: keyof typeof form) => dialog.getByLabel(words(form[name]), { exact: true })
  await field('theme').fill('M20')
  await field('description').fill('M20')
  await field('contact').fill('13800000000')

  await page.context().setOffline(true)
  await press(page, text('messages.leave.send'))
  const told = page.getByRole('alert').filter({ hasText: text('common.network') })
  await expect(told).toBeVisible()
  await told.getByRole('button', { name: text('common.dismiss') }).click()
  await expect(told).toBeHidden()
  await expect(field('theme')).toHaveValue('M20')

  await page.context().setOffline(false)
  await press(page, text('messages.leave.send'))
  await expect(dialog).toBeHidden()
})
