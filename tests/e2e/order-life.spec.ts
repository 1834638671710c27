import { expect, expectNoSeriousFaults, expectNoSidewaysScrolling, phone, test } from './portal'
import type { Page } from '@playwright/test'
import type { Portal } from './portal'
import { dayIn } from './shop-day'

/** Sales ships a part of the accepted reservation of the demo; returns the number of the reservation. */
async function shipPart(portal: Portal, bill: string, lot: string): Promise<string> {
  const { text, words } = portal
  const office = await portal.windowOf('sales', 'office')
  await office.goto('office/reserve?statusCode=3&keyword=HN-M16-8-ZN')
  await office.getByRole('link', { name: /^YD/ }).click()
  const heading = office.getByRole('heading', { level: 1, name: /YD/ })
  const code = /YD[\d-]+/.exec((await heading.textContent()) ?? '')?.[0] ?? ''
  await office.getByRole('link', { name: text('orders.office.deliver') }).click()
  await office.getByLabel(words({ zh: '发货单号', en: 'Delivery note No.' })).fill(bill)
  await office.getByLabel(words({ zh: '承运商', en: 'Carrier' })).fill('云驿物流（演示）')
  await office.getByLabel(words({ zh: '物流单号', en: 'Tracking No.' })).fill(`YY-${bill}`)
  await office.getByLabel(words({ zh: '发货日期', en: 'Ship date' })).fill(dayIn(0))
  await office.getByLabel(words({ zh: '发货数量', en: 'Quantity shipped' })).fill('30')
  await office.getByLabel(words({ zh: '批次号', en: 'Lot No.' })).fill(lot)
  await office.getByRole('button', { name: text('screens.save'), exact: true }).click()
  await expect(office.getByRole('link', { name: bill })).toBeVisible()
  return code
}

async function openReservation(page: Page, portal: Portal, code: string) {
  await portal.open(`reserve?keyword=${code}`)
  await page.getByRole('link', { name: code }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(code)
}

for (const [device, size] of [
  ['a computer', undefined],
  ['a phone', phone],
] as const)
  test(`a part arrives, is received, and one lot of it is complained about, on ${device}`, async ({
    page,
    portal,
  }) => {
    test.slow()
    const { text, words } = portal
    const mark = `${portal.language}-${size ? 'p' : 'c'}`
    const [bill, lot] = [`LIFE-${mark}`, `LOT-${mark}`]
    const code = await shipPart(portal, bill, lot)
    if (size) await page.setViewportSize(size)
    await portal.logIn('buyer', 'enterprise')
    await openReservation(page, portal, code)
    const dates = page.getByRole('list', { name: text('orders.milestones') })
    await expect(dates).toContainText(text('orders.milestone.shippedPartly'))
    const card = page.getByRole('article').filter({ hasText: bill }).last()
    await expect(card.getByRole('img').or(card.locator('img')).first()).toBeVisible()
    const track = card.getByRole('link', { name: text('orders.delivery.track') })
    await expect(track).toHaveAttribute('href', `https://example.com/track?no=YY-${bill}`)
    await expectNoSidewaysScrolling(page)
    await expectNoSeriousFaults(page)

    const receive = { name: text('orders.delivery.receive'), exact: true }
    await card.getByRole('button', receive).click()
    await page.getByRole('dialog').getByRole('button', receive).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(
      card.getByText(text('orders.delivery.received'), { exact: true }).first(),
    ).toBeVisible()
    await expect(card.getByRole('button', receive)).toBeHidden()
    await expect(dates).toContainText(text('orders.milestone.arrivedPartly'))
    await expect(page.getByRole('main')).toContainText(text('orders.timeline.received'))

    await card.getByRole('link', { name: text('orders.delivery.wrong') }).click()
    const field = (zh: string, en: string) =>
      page.getByRole('textbox', { name: words({ zh, en }), exact: true })
    await expect(field('批次号', 'Lot No.')).toHaveValue(lot)
    await expect(field('发货单号', 'Delivery note No.')).toHaveValue(bill)
    await expect(field('预订单号', 'Reservation No.')).toHaveValue(code)
    const required = (zh: string, en: string) => page.getByLabel(words({ zh, en }), { exact: true })
    await required('主题', 'Subject').fill(`LIFE ${mark}`)
    await required('问题描述', 'Problem description').fill('滑牙 stripped')
    await expectNoSidewaysScrolling(page)
    await page.getByRole('button', { name: text('quality.complain.submit') }).click()
    await expect(page.getByText(text('quality.complaint.promised'))).toBeVisible()
    await expectNoSeriousFaults(page)
    await page.getByRole('link', { name: text('quality.complain.toOrder') }).click()
    await expect(page.getByText(`LIFE ${mark}`)).toBeVisible()
    await expect(dates).toContainText(text('orders.milestone.complained'))
  })
