import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { textOfPages } from '../server/pdf/pdf-text'
import { expect, expectNoSeriousFaults, expectNoSidewaysScrolling, phone, test } from './portal'
import { dayIn } from './shop-day'

const lockbolt = 'RL1-127-16-R-ZN'
const instead = 'RL1-127-16-R-ZF'

/** In the future in every time zone. */
/** The text of the document a button downloads. */
async function savedDocument(page: Page, button: string) {
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const download = await saving
  const text = (await textOfPages(readFileSync(await download.path()))).join('\n')
  return { name: download.suggestedFilename(), text }
}

test('sales answers a reservation; the customer reads the quotation as a document and accepts it', async ({
  page,
  portal,
}) => {
  const { text, words } = portal
  await portal.logIn('engineer', 'personal')
  await portal.openProduct(lockbolt)
  await page.getByRole('button', { name: text('catalogue.product.reserve'), exact: true }).click()
  await page.getByLabel(text('orders.requiredDate')).fill(dayIn(30))
  await page.getByRole('button', { name: text('orders.submit'), exact: true }).click()
  await expect(page).toHaveURL(/\/reserve\/\d+\/[^/]+$/)
  const code = decodeURIComponent(page.url().split('/').at(-1)!)
  await expect(page.getByText(text('orders.quotation.waiting'))).toBeVisible()

  const office = await portal.windowOf('sales', 'office')
  await office.getByRole('link', { name: code }).first().click()
  await expect(office.getByRole('heading', { level: 1 })).toContainText(code)
  const send = office.getByRole('button', { name: text('orders.office.answer.send') })
  const field = (zh: string, en: string) => office.getByLabel(words({ zh, en }), { exact: true })
  // An earlier quotation of the product is proposed.
  await field('单价', 'Unit price').fill('')
  await send.click()
  await expect(office.getByText(text('orders.lineWithoutAnswer'))).toBeVisible()
  await field('单价', 'Unit price').fill('3.25')
  await field('交期（天）', 'Lead time (days)').fill('12')
  await field('替代型号', 'Alternative model').fill(instead)
  await field('整单说明', 'Note on the whole reservation').fill('含税 / VAT included')
  await field('有效期至', 'Valid until').fill(dayIn(20))
  await expectNoSeriousFaults(office)
  await send.click()
  await expect(office.getByText(text('orders.answered'))).toBeVisible()

  await page.reload()
  const main = page.getByRole('main')
  await expect(main).toContainText('3.25')
  await expect(main.getByRole('link', { name: new RegExp(instead) })).toBeVisible()
  await expectNoSeriousFaults(page)
  const saved = await savedDocument(page, text('orders.quotation.pdf'))
  expect(saved.name).toBe(`${text('orders.quotation.name', { code })}.pdf`)
  for (const part of [code, lockbolt, instead, '3.25', dayIn(20), '含税 / VAT included', '1 / 1']) {
    expect(saved.text).toContain(part)
  }
  expect(saved.text).toContain(text('orders.quotation.products'))
  expect(saved.text).toContain(words({ zh: '环槽铆钉', en: 'Lockbolt' }))

  const accept = { name: new RegExp(words({ zh: '^接受报价 · ¥', en: '^Accept quotation · ¥' })) }
  await page.getByRole('button', accept).click()
  await page.getByRole('dialog').getByRole('button', accept).click()
  await expect(main).toContainText(text('orders.timeline.confirmed'))
  await expect(page.getByRole('button', { name: text('orders.withdraw') })).toBeHidden()

  await office.context().close()
})

test('when two people answer at once, the second keeps their text and sees the change', async ({
  page,
  portal,
}) => {
  const { text, words } = portal
  await portal.logIn('engineer', 'personal')
  await portal.openProduct(lockbolt)
  await page.getByRole('button', { name: text('catalogue.product.reserve'), exact: true }).click()
  await page.getByLabel(text('orders.requiredDate')).fill(dayIn(30))
  await page.getByRole('button', { name: text('orders.submit'), exact: true }).click()
  await expect(page).toHaveURL(/\/reserve\/\d+\/[^/]+$/)
  const path = page.url().slice(page.url().indexOf('reserve/'))

  const price = words({ zh: '单价', en: 'Unit price' })
  const windows = await Promise.all(
    (
      [
        ['sales', '3.25'],
        ['operator', '3.30'],
      ] as const
    ).map(async ([who, offered]) => {
      const window = await portal.windowOf(who, 'office')
      await window.goto(`office/${path}`)
      await window.getByLabel(price, { exact: true }).fill(offered)
      return window
    }),
  )
  const [first, second] = windows as [Page, Page]
  const send = text('orders.office.answer.send')
  await first.getByRole('button', { name: send }).click()
  await expect(first.getByText(text('orders.answered'))).toBeVisible()
  await second.getByRole('button', { name: send }).click()
  await expect(second.getByText(text('orders.changedMeanwhile'))).toBeVisible()
  await expect(second.getByText(text('orders.office.answer.kept'))).toBeVisible()
  await expect(second.getByRole('main')).toContainText('3.25')
  await expect(second.getByLabel(price, { exact: true })).toHaveValue('3.30')
  for (const window of windows) await window.context().close()
})

test('sales enters a delivery for an accepted reservation, and the customer follows it', async ({
  page,
  portal,
}) => {
  const { text, words } = portal
  const office = await portal.windowOf('sales', 'office')
  await office.goto('office/reserve?statusCode=3&keyword=HN-M16-8-ZN')
  await office.getByRole('link', { name: /^YD/ }).click()
  const heading = office.getByRole('heading', { level: 1, name: /YD/ })
  const code = /YD[\d-]+/.exec((await heading.textContent()) ?? '')![0]
  const bill = `FH-${portal.language}/1`
  const tracking = `YY-${portal.language}`
  await office.getByRole('link', { name: text('orders.office.deliver') }).click()
  await expect(heading).toContainText(code)
  await office.getByLabel(words({ zh: '发货单号', en: 'Delivery note No.' })).fill(bill)
  await office.getByLabel(words({ zh: '承运商', en: 'Carrier' })).fill('云驿物流')
  await office.getByLabel(words({ zh: '物流单号', en: 'Tracking No.' })).fill(tracking)
  await office.getByLabel(words({ zh: '发货日期', en: 'Ship date' })).fill(dayIn(1))
  await expect(office.getByLabel(words({ zh: '规格型号', en: 'Specification' }))).toHaveValue(
    'HN-M16-8-ZN',
  )
  await office.getByLabel(words({ zh: '发货数量', en: 'Quantity shipped' })).fill('20')
  await office.getByRole('button', { name: text('screens.save'), exact: true }).click()
  await expect(office.getByRole('link', { name: bill })).toBeVisible()

  await portal.logIn('buyer', 'enterprise')
  await portal.open('deliveryNotice')
  await page.getByRole('link', { name: bill }).click()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: text('common.copy', { value: tracking }) }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(tracking)
  await page.setViewportSize(phone)
  await expectNoSidewaysScrolling(page)
  const notice = page.url()
  await page.getByRole('link', { name: text('orders.reservation', { code }) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(code)
  await expectNoSidewaysScrolling(page)

  const row = office.getByRole('row').filter({ hasText: bill })
  await row.getByRole('link', { name: text('screens.edit') }).click()
  const trackingNo = office.getByLabel(words({ zh: '物流单号', en: 'Tracking No.' }))
  await expect(trackingNo).toHaveValue(tracking)
  await trackingNo.fill(`${tracking}-2`)
  await expectNoSeriousFaults(office)
  await office.getByRole('button', { name: text('screens.save'), exact: true }).click()
  await expect(office.getByText(`${tracking}-2`)).toBeVisible()
  await portal.open('news')
  await page.getByText(text('orders.notify.deliveryChanged', { code, billNo: bill })).click()
  await expect(page.getByText(`${tracking}-2`)).toBeVisible()

  await office.getByRole('link', { name: bill }).click()
  await expect(office.getByRole('heading', { level: 1, name: bill })).toBeVisible()
  const remove = { name: text('screens.remove'), exact: true }
  await office.getByRole('button', remove).click()
  await office.getByRole('dialog').getByRole('button', remove).click()
  await expect(office.getByRole('link', { name: bill })).toBeHidden()
  portal.expectProblem(/404/)
  await page.goto(notice)
  await expect(page.getByRole('heading', { name: text('orders.deliveryNotFound') })).toBeVisible()
  await portal.open('news')
  await page.getByText(text('orders.notify.deliveryRemoved', { code, billNo: bill })).click()
  await expect(page.getByRole('main')).toContainText(text('orders.timeline.deliveryRemoved'))
  await office.context().close()
})
