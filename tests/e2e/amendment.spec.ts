import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { readXlsx } from '../../src/server/spreadsheets/xlsx'
import { callServer } from './call-server'
import {
  expect,
  expectNoSeriousFaults,
  expectNoSidewaysScrolling,
  phone,
  test,
  type Portal,
} from './portal'
import { dayIn } from './shop-day'

const models = ['RL1-127-16-R-ZN', 'RL1-127-16-R-ZF']

interface Order {
  id: number
  uniqueCode: string
  version: number
  productList: { id: number }[]
}

/** A reservation of both models, needed in ten days. */
async function reserve(customer: Page, portal: Portal): Promise<Order> {
  const productList = await Promise.all(
    models.map(async (model) => ({
      dataId: await portal.productId(model),
      counts: 1000,
      requiredDate: dayIn(10),
    })),
  )
  return callServer<Order>(customer, 'POST', '/web/intention/order/submit', { productList })
}

/** Quotes a reservation as the earlier one that sales copies. */
async function quoteEarlier(sales: Page, { id }: Order) {
  const path = '/office/intention/order'
  const { version, productList } = await callServer<Order>(sales, 'GET', `${path}/${id}`)
  await callServer(sales, 'POST', `${path}/answer/${id}`, {
    version,
    validUntil: dayIn(20),
    currency: 'CNY',
    taxRate: '13',
    lines: productList.map((line, nth) => ({
      lineId: line.id,
      unitPrice: { amount: `4.1${nth}`, per: 1 },
      leadTimeDays: 7,
    })),
  })
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The cells of the quotation that the customer downloads as a workbook. */
async function savedSheet(page: Page, { text }: Portal): Promise<string> {
  const saving = page.waitForEvent('download')
  await button(page, text('orders.quotation.xlsx')).click()
  const download = await saving
  expect(download.suggestedFilename()).toMatch(/\.xlsx$/)
  return JSON.stringify(await readXlsx(readFileSync(await download.path())))
}

test('sales copies an earlier quotation, the customer asks back, accepts, and consents to an amendment', async ({
  page,
  portal,
}) => {
  test.slow()
  const { text, words, language } = portal
  const sales = await portal.windowOf('sales', 'office')
  await portal.logIn('engineer', 'personal')
  const earlier = await reserve(page, portal)
  await quoteEarlier(sales, earlier)
  const term = { zh: `随货附 3.1 证书 ${language}`, en: `With a 3.1 certificate ${language}` }
  await callServer(sales, 'POST', '/office/price/term', {
    kind: 'note',
    code: `CERT-${language}`,
    nameZh: term.zh,
    nameEn: term.en,
  })
  const { id, uniqueCode: code } = await reserve(page, portal)

  await sales.goto(`office/reserve/${id}/${code}`)
  const price = sales.getByLabel(words({ zh: '单价', en: 'Unit price' }), { exact: true })
  const copy = sales.getByLabel(text('orders.answer.copy'), { exact: true })
  const option = copy.locator('option').filter({ hasText: earlier.uniqueCode })
  await copy.selectOption(await option.getAttribute('value'))
  await button(sales, text('orders.answer.copy.do')).click()
  await expect(price.first()).toHaveValue('4.10')
  await expect(price.last()).toHaveValue('4.11')
  const days = sales.getByLabel(words({ zh: '交期（天）', en: 'Lead time (days)' }), {
    exact: true,
  })
  await days.first().fill('7')
  await days.last().fill('30')
  await sales.getByLabel(text('orders.answer.template')).selectOption(words(term))
  const note = sales.getByLabel(words({ zh: '整单说明', en: 'Note on the whole reservation' }))
  await expect(note).toHaveValue(words(term))
  await expectNoSeriousFaults(sales)
  const send = button(sales, text('orders.office.answer.send'))
  await send.click()
  await expect(sales.getByText(text('orders.answered'))).toBeVisible()

  await page.setViewportSize(phone)
  await portal.open(`reserve/${id}/${code}`)
  const main = page.getByRole('main')
  await expect(main).toContainText(words(term))
  const late = main.getByText(text('orders.late'), { exact: true })
  await expect(late).toHaveCount(1)
  const question = words({ zh: '能早一周吗？', en: 'A week earlier?' })
  await button(page, text('orders.decide.ask')).last().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(words({ zh: '您的问题', en: 'Your question' })).fill(question)
  await button(page, text('orders.question.send')).click()
  await expect(dialog).toBeHidden()
  await expect(main).toContainText(question)
  await expect(main).toContainText(text('orders.question.waits'))
  await expectNoSidewaysScrolling(page)
  await expectNoSeriousFaults(page)

  await sales.reload()
  await expect(sales.getByRole('main')).toContainText(question)
  const reply = words({ zh: '可以，第 9 天', en: 'Yes, on day 9' })
  await sales.getByLabel(words({ zh: '对提问的回复', en: 'Reply to the question' })).fill(reply)
  await days.last().fill('9')
  await send.click()
  await expect(sales.getByText(text('orders.answered'))).toBeVisible()

  await page.reload()
  await expect(main).toContainText(text('orders.quotation.reply', { reply }))
  await expect(late).toHaveCount(0)
  const sheet = await savedSheet(page, portal)
  // 1,000 at 4.10 and 1,000 at 4.11, and 13 per cent of tax.
  for (const part of [...models, '8210', '9277.3']) expect(sheet).toContain(part)
  const said = text('orders.confirm.all', { count: 2, total: '¥' })
  const accept = { name: new RegExp(`^${said}`) }
  await page.getByRole('button', accept).click()
  await dialog.getByRole('button', accept).click()
  await expect(dialog).toBeHidden()

  await sales.reload()
  await button(sales, text('orders.office.amend')).click()
  const amending = sales.getByRole('dialog')
  const reason = words({ zh: '钢厂减产', en: 'The mill delivers less' })
  await amending
    .getByLabel(words({ zh: '变更原因', en: 'Reason for amendment' }), { exact: true })
    .fill(reason)
  const counts = amending.getByLabel(words({ zh: '数量', en: 'Quantity' }), { exact: true })
  await counts.first().fill('800')
  await expectNoSeriousFaults(sales)
  await button(sales, text('orders.office.amend.send')).click()
  await expect(amending).toBeHidden()

  await page.reload()
  await expect(main).toContainText(reason)
  await expect(main).toContainText(text('orders.amendment.until'))
  await expectNoSidewaysScrolling(page)
  await expectNoSeriousFaults(page)
  await page.screenshot({ path: test.info().outputPath('amendment-phone.png') })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.screenshot({ path: test.info().outputPath('amendment.png') })
  const agree = text('orders.amendment.agree')
  await button(page, agree).click()
  await dialog.getByRole('button', { name: agree, exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(main).toContainText(text('orders.timeline.consented'))
  await expect(main).not.toContainText(text('orders.amendment.until'))
  await expect(main.getByRole('table').first()).toContainText('8,350.70')
})
