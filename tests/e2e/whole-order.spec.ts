import type { Page } from '@playwright/test'
import { callServer } from './call-server'
import {
  expect,
  expectNoSeriousFaults,
  expectNoSidewaysScrolling,
  phone,
  test,
  type Portal,
} from './portal'
import { answerByKeys } from './sales-keys'
import { dayIn } from './shop-day'

const size = 14
const taken = size - 1

/** In the future in every time zone. */
const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click()

/** A visitor reads on the way from a product how to get a price, and presses the button of the product. */
async function askWithoutLogin(page: Page, portal: Portal, model: string) {
  const { text } = portal
  await portal.openProduct(model)
  await page
    .getByRole('main')
    .getByRole('link', { name: text('shell.help.link') })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('shell.help'))
  await expect(page.getByRole('main')).toContainText(text('orders.way.step.accept.text'))
  await expectNoSidewaysScrolling(page)
  await expectNoSeriousFaults(page)
  await page.goBack()
  await press(page, text('catalogue.product.reserve'))
  await expect(page).toHaveURL(/\/login/)
}

/** The customer enters a list of models into the cart and reserves them together; returns the number. */
async function askForAll(page: Page, portal: Portal, models: string[]): Promise<string> {
  const { text } = portal
  const lines = await callServer<{ id: number }[]>(page, 'GET', '/web/my/cart')
  const ids = lines.map(({ id }) => id)
  if (ids.length > 0) await callServer(page, 'POST', '/web/my/cart/delete', ids)
  await portal.open('cart')
  await press(page, text('orders.entry'))
  const dialog = page.getByRole('dialog')
  const written = models.map((model) => `${model} 1000`).join('\n')
  await dialog.getByLabel(text('orders.entry.text')).fill(written)
  await dialog.getByRole('button', { name: text('orders.entry.read'), exact: true }).click()
  await dialog.getByRole('button', { name: text('orders.entry.add', { count: size }) }).click()
  await expect(dialog).toBeHidden()
  await page.getByLabel(text('orders.cart.selectAll')).check()
  await page.getByLabel(text('orders.cart.dateOfAll')).fill(dayIn(30))
  await press(page, text('orders.dateOfAll.apply'))
  await expectNoSidewaysScrolling(page)
  await press(page, text('orders.cart.reserve'))
  await expect(page).toHaveURL(/\/intentionOrder$/)
  await press(page, text('orders.submit'))
  await expect(page).toHaveURL(/\/reserve\/\d+\/[^/]+$/)
  await expect(page.getByText(text('orders.quotation.waiting'))).toBeVisible()
  return decodeURIComponent(page.url().split('/').at(-1) ?? '')
}

/** The customer leaves one line out and accepts the others, as the button says. */
async function acceptButOne(page: Page, { text }: Portal) {
  const dates = page.getByRole('list', { name: text('orders.milestones') })
  await page.reload()
  await expect(dates).toContainText(text('orders.milestone.quoted'))
  const leaveOut = page.getByRole('radio', { name: text('orders.decide.leaveOut'), exact: true })
  await expect(leaveOut).toHaveCount(size)
  await leaveOut.nth(4).check()
  await expectNoSidewaysScrolling(page)
  await expectNoSeriousFaults(page)
  const said = text('orders.confirm.some', { count: taken, all: size, total: '¥' })
  const accept = { name: new RegExp(`^${said}`) }
  const label = (await page.getByRole('button', accept).textContent()) ?? ''
  const total = label.split('¥')[1] ?? ''
  expect(total).toMatch(/^\s?[\d,]+\.\d\d$/)
  await page.getByRole('button', accept).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(text('orders.confirm.leftOut'))
  await dialog.getByRole('button', accept).click()
  await expect(dialog).toBeHidden()
  await expect(dates).toContainText(text('orders.milestone.accepted'))
  const lines = page.getByRole('table')
  const accepted = lines.getByText(text('orders.quotation.decided.accept'), { exact: true })
  await expect(accepted).toHaveCount(taken)
  await expect(lines).toContainText(total)
}

/** Sales ships all accepted lines but one, the first one with its lot. */
async function shipPart(office: Page, { text, words }: Portal, bill: string, lot: string) {
  const field = (zh: string, en: string) => office.getByLabel(words({ zh, en }), { exact: true })
  await office.reload()
  await office.getByRole('link', { name: text('orders.office.deliver') }).click()
  await field('发货单号', 'Delivery note No.').fill(bill)
  await field('承运商', 'Carrier').fill('云驿物流（演示）')
  await field('物流单号', 'Tracking No.').fill(`YY-${bill}`)
  await field('发货日期', 'Ship date').fill(dayIn(0))
  await expect(office.getByRole('main').getByRole('row')).toHaveCount(taken + 1)
  await office.getByRole('button', { name: text('screens.form.remove', { number: taken }) }).click()
  await field('批次号', 'Lot No.').first().fill(lot)
  await office.getByRole('button', { name: text('screens.save'), exact: true }).click()
  await expect(office.getByRole('link', { name: bill })).toBeVisible()
}

/** The customer confirms the receipt and complains about the first product, whose lot is filled in. */
async function complain(page: Page, { text, words }: Portal, bill: string, lot: string) {
  const dates = page.getByRole('list', { name: text('orders.milestones') })
  await page.reload()
  await expect(dates).toContainText(text('orders.milestone.shippedPartly'))
  const card = page.getByRole('article').filter({ hasText: bill }).last()
  await expectNoSidewaysScrolling(page)
  await expectNoSeriousFaults(page)
  const receive = { name: text('orders.delivery.receive'), exact: true }
  await card.getByRole('button', receive).click()
  await page.getByRole('dialog').getByRole('button', receive).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(dates).toContainText(text('orders.milestone.arrivedPartly'))

  const line = card.getByRole('row').filter({ hasText: lot })
  await line.getByRole('link').click()
  const field = (zh: string, en: string) => page.getByLabel(words({ zh, en }), { exact: true })
  await expect(field('批次号', 'Lot No.')).toHaveValue(lot)
  await field('主题', 'Subject').fill(`${bill} ${lot}`)
  await field('问题描述', 'Problem description').fill('滑牙 stripped')
  await expectNoSidewaysScrolling(page)
  await press(page, text('quality.complain.submit'))
  await expect(page.getByText(text('quality.complaint.promised'))).toBeVisible()
  await page.getByRole('link', { name: text('quality.complain.toOrder') }).click()
  await expect(page.getByText(`${bill} ${lot}`)).toBeVisible()
  await expect(dates).toContainText(text('orders.milestone.complained'))
}

for (const [device, viewport] of [
  ['a computer', undefined],
  ['a phone', phone],
] as const)
  test(`from the question how to get a price to a complaint about one lot, on ${device}`, async ({
    page,
    portal,
  }) => {
    test.slow()
    if (viewport) await page.setViewportSize(viewport)
    const { language } = portal
    const mark = `${language}-${viewport ? 'p' : 'c'}`
    const [bill, lot] = [`WHOLE-${mark}`, `WLOT-${mark}`]
    const answer = await page.request.post('/crrc_sales/web/product/page', {
      params: { keyword: 'RL1', searchType: 2, orderColumn: 1, asc: true, current: 1, size },
      data: [],
    })
    const { data }: { data: { records: { model: string }[] } } = await answer.json()
    const models = data.records.map(({ model }) => model)
    const shots = (name: string) => test.info().outputPath(`${name}-${mark}.png`)

    await askWithoutLogin(page, portal, models[0] ?? '')
    await portal.logIn('engineer', 'personal')
    const code = await askForAll(page, portal, models)

    const office = await portal.windowOf('sales', 'office')
    await office.getByRole('link', { name: code }).first().click()
    const { keystrokes, height } = await answerByKeys(office, portal, size, shots('desk'))
    const description = `${size} lines: ${keystrokes} keystrokes, 0 clicks, ${height} px`
    test.info().annotations.push({ type: 'keystrokes', description })
    expect(keystrokes).toBeLessThan(40)

    await acceptButOne(page, portal)
    await page.screenshot({ path: shots('accepted'), fullPage: true })
    await shipPart(office, portal, bill, lot)
    await complain(page, portal, bill, lot)
    await page.screenshot({ path: shots('complained'), fullPage: true })
  })
