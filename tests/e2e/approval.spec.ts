import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { callServer } from './call-server'
import { startServer, type OwnServer } from './own-server'
import { expect, expectNoSeriousFaults, expectNoSidewaysScrolling, phone, test } from './portal'
import type { Portal } from './portal'
import { dayIn } from './shop-day'

const models = ['RL1-127-16-R-ZN', 'RL1-127-16-R-ZF']

let shop: OwnServer | undefined

test.beforeAll(async ({ baseURL }, { project }) => {
  test.setTimeout(180_000)
  const port = Number(new URL(baseURL ?? '').port)
  // The same shop, in which a second person approves quotations of some thousand.
  shop = await startServer('dist/server/main.js', port + 4, {
    DATA_DIR: join(process.env.E2E_DATA_DIR ?? '', project.name),
    RATE_LIMIT: 'off',
    APPROVAL_FROM: '5000',
  })
})

test.afterAll(() => shop?.stop())

/** Opens a page of the office in the shop with approvals. */
const openOffice = (page: Page, path: string) =>
  page.goto(`${shop?.origin}/crrc_sales_web_html/${path}`)

async function staffWindow(portal: Portal, username: string) {
  const page = await portal.newWindow()
  await openOffice(page, 'office/login')
  await portal.logIn(username, 'office', page)
  return page
}

/** Runs the job that reminds staff, which otherwise runs every half hour. */
async function remindNow(operator: Page, { text }: Portal) {
  const keyword = encodeURIComponent(text('operation.job.kind.remindOfReservations'))
  const { records } = await callServer<{ records: { id: number }[] }>(
    operator,
    'GET',
    `/office/job/page?keyword=${keyword}`,
  )
  for (const { id } of records) await callServer(operator, 'POST', `/office/job/${id}/retry`)
  expect(records).toHaveLength(1)
}

test('an answer above the sum waits for a colleague, is sent back with a reason, changed and approved', async ({
  page,
  portal,
}) => {
  test.slow()
  const { text, words } = portal
  await portal.logIn('engineer', 'personal')
  const productList = await Promise.all(
    models.map(async (model) => ({
      dataId: await portal.productId(model),
      counts: 1000,
      requiredDate: dayIn(40),
    })),
  )
  const { id, uniqueCode: code } = await callServer<{ id: number; uniqueCode: string }>(
    page,
    'POST',
    '/web/intention/order/submit',
    { productList },
  )

  const sales = await staffWindow(portal, 'sales')
  await openOffice(sales, `office/reserve/${id}/${code}`)
  const price = sales.getByLabel(words({ zh: '单价', en: 'Unit price' }), { exact: true })
  await price.first().fill('5')
  await price.last().fill('6')
  const note = words({ zh: '对方预算紧', en: 'Tight budget' })
  const notes = sales.locator('details', { hasText: text('orders.notes') })
  await notes.locator('summary').click()
  await notes.getByLabel(words({ zh: '内部备注', en: 'Internal note' }), { exact: true }).fill(note)
  await notes.getByRole('button', { name: text('orders.note.add'), exact: true }).click()
  await expect(notes.getByRole('paragraph').filter({ hasText: note })).toBeVisible()
  await notes.getByLabel(text('orders.followUp'), { exact: true }).fill(dayIn(0))
  await notes.getByRole('button', { name: text('orders.followUp.save'), exact: true }).click()
  await expect(sales.getByText(text('orders.followUp.set'))).toBeVisible()
  await expectNoSeriousFaults(sales)

  const ask = sales.getByRole('button', { name: text('orders.approval.ask'), exact: true })
  await ask.click()
  await expect(sales.getByText(text('orders.approval.asked'))).toBeVisible()
  const approve = { name: text('orders.approval.approve'), exact: true }
  const sendBack = { name: text('orders.approval.return'), exact: true }
  await expect(sales.getByRole('button', { name: text('orders.approval.takeBack') })).toBeVisible()
  await expect(sales.getByRole('button', approve)).toBeHidden()
  await portal.open(`reserve/${id}/${code}`)
  await expect(page.getByText(text('orders.quotation.waiting'))).toBeVisible()

  const colleague = await staffWindow(portal, 'operator')
  await colleague.locator('a[href*="/office/reserve?waits=approval"]').click()
  await colleague.getByRole('link', { name: code }).click()
  const panel = colleague.locator('section').filter({ has: colleague.getByRole('button', approve) })
  await expect(panel.getByRole('listitem')).toHaveCount(models.length)
  await expect(colleague.getByText(note)).toBeVisible()
  await expectNoSeriousFaults(colleague)
  await colleague.setViewportSize(phone)
  await expectNoSidewaysScrolling(colleague)
  await colleague.screenshot({ path: test.info().outputPath('approval-phone.png') })
  await colleague.setViewportSize({ width: 1440, height: 900 })
  await colleague.screenshot({ path: test.info().outputPath('approval.png') })
  await colleague.getByRole('button', sendBack).click()
  const reason = words({ zh: '价格太高', en: 'Too dear' })
  const dialog = colleague.getByRole('dialog')
  await dialog.getByLabel(words({ zh: '原因', en: 'Reason' }), { exact: true }).fill(reason)
  await dialog.getByRole('button', sendBack).click()
  await expect(dialog).toBeHidden()

  await sales.reload()
  await expect(sales.getByRole('status').filter({ hasText: reason })).toBeVisible()
  await expect(price.first()).toHaveValue('5')
  await price.first().fill('4.50')
  await ask.click()
  await expect(sales.getByText(text('orders.approval.asked'))).toBeVisible()

  await colleague.reload()
  await expect(panel).toContainText('4.50')
  await colleague.getByRole('button', approve).click()
  await colleague.getByRole('dialog').getByRole('button', approve).click()
  await expect(colleague.getByRole('dialog')).toBeHidden()
  await page.reload()
  const main = page.getByRole('main')
  await expect(main).toContainText('4.50')
  await expect(main).not.toContainText(note)
  await expect(main).not.toContainText(reason)

  await remindNow(colleague, portal)
  await openOffice(sales, 'office')
  await sales.getByRole('link', { name: text('orders.notify.followUp', { code }) }).click()
  await expect(sales.getByRole('heading', { level: 1 })).toContainText(code)
  await expect(sales.getByText(note)).toBeVisible()
})
