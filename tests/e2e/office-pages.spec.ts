import type { Page } from '@playwright/test'
import { agentDesk, customerChat } from './chat-page'
import { expect, expectNoSeriousFaults, expectNoSidewaysScrolling, phone, test } from './portal'
import { callServer } from './call-server'
import { dayIn } from './shop-day'

const desktop = { width: 1440, height: 900 }
const highest = 2000
/** The sheet of an answer has terms, a note and attachments below its lines. */
const highestOfAnswer = 2300
/** Once it is answered, the quotation stands above the sheet that changes it. */
const highestWithQuotation = 2600

interface Answer {
  id: number
  version: number
  records: { id: number; stateCode?: number; kind?: string; state?: string }[]
}

const call = callServer<Answer>

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

/** At a desk the page is short, on a phone not too wide, and its actions are in sight without scrolling. */
async function expectOfficePage(
  page: Page,
  { actions = page.locator('[data-actions]'), most = highest } = {},
) {
  await page.setViewportSize(desktop)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(actions.getByRole('button').first()).toBeInViewport()
  expect(await heightOf(page), `height of ${page.url()}`).toBeLessThanOrEqual(most)
  await expectNoSeriousFaults(page)
  await page.setViewportSize(phone)
  await expect(actions.getByRole('button').first()).toBeInViewport()
  await expectNoSidewaysScrolling(page)
  await expectNoSeriousFaults(page)
  await page.setViewportSize(desktop)
}

/** Moves through all fields by keyboard; the bar must cover none of them. */
async function expectNoFieldBehindBar(page: Page) {
  const bar = page.locator('[data-actions]')
  await page.getByRole('main').locator('input, textarea').first().focus()
  let fields = 0
  // The bar comes after all fields.
  while (!(await bar.evaluate((element) => element.contains(document.activeElement)))) {
    const { bottom, isField } = await page.evaluate(() => ({
      bottom: document.activeElement?.getBoundingClientRect().bottom ?? 0,
      isField: document.activeElement?.matches('input, textarea') === true,
    }))
    const { y } = (await bar.boundingBox())!
    expect(bottom, 'the focused element ends above the bar').toBeLessThanOrEqual(Math.ceil(y))
    if (isField) fields += 1
    await page.keyboard.press('Tab')
  }
  return fields
}

/** A reservation of 14 products. */
async function reserve(customer: Page) {
  const products = await call(
    customer,
    'POST',
    '/web/product/page?keyword=RL1&searchType=2&orderColumn=1&asc=true&current=1&size=14',
    [],
  )
  const requiredDate = dayIn(30)
  const productList = products.records.map(({ id }) => ({
    dataId: id,
    counts: 1000,
    requiredDate,
  }))
  expect(productList).toHaveLength(14)
  return call(customer, 'POST', '/web/intention/order/submit', { productList })
}

test('a reservation of 14 lines is quoted on one short page, whose bar covers no field', async ({
  page,
  portal,
}) => {
  test.slow()
  const { text, words } = portal
  await portal.logIn('engineer', 'personal')
  const { id } = await reserve(page)
  const office = await portal.windowOf('sales', 'office')
  await office.goto(`office/reserve/${id}/x`)
  const table = office.getByRole('table').filter({ has: office.getByRole('textbox') })
  await expect(table.getByRole('row')).toHaveCount(15)
  await expectOfficePage(office, { most: highestOfAnswer })
  // A price, a lead time, an alternative with its price and a note for each line, and the fields for the whole.
  const fields = await expectNoFieldBehindBar(office)
  expect(fields).toBeGreaterThan(14 * 5)
  await office.setViewportSize(phone)
  expect(await expectNoFieldBehindBar(office)).toBe(fields)
  await office.setViewportSize(desktop)

  for (const price of await office
    .getByLabel(words({ zh: '单价', en: 'Unit price' }), { exact: true })
    .all())
    await price.fill('3.25')
  await office.getByRole('button', { name: text('orders.office.answer.send') }).click()
  await expect(office.getByText(text('orders.answered'))).toBeVisible()
  await expectOfficePage(office, { most: highestWithQuotation })
  await call(page, 'POST', `/web/intention/order/delete/${id}`)
})

test('a problem with its scheme, evidence, expenses and history is one short page', async ({
  page,
  portal,
}) => {
  await portal.logIn('quality', 'office')
  const { records } = await call(page, 'GET', '/office/quality/problem/page?current=1&size=50')
  for (const wanted of [2, 4, 5]) {
    const { id } = records.findLast(({ stateCode }) => stateCode === wanted)!
    await page.goto(`office/quality/problem/${id}`)
    await expectOfficePage(page)
  }
})

test('a content is changed on one short page', async ({ page, portal }) => {
  test.slow()
  const { text } = portal
  await portal.logIn('editor', 'office')
  const { records } = await call(page, 'GET', '/office/content/page?current=1&size=100')
  const { id } = records.find(({ kind, state }) => kind === 'case' && state === 'published')!
  const { version } = await call(page, 'GET', `/office/content/${id}`)
  await call(page, 'POST', `/office/content/${id}/revise`, { version, number: 1 })
  await page.goto(`office/content/${id}`)
  await expect(page.locator('[contenteditable]').last()).toBeVisible()
  await expectOfficePage(page)
  page.once('dialog', (dialog) => void dialog.accept())
  await page.getByRole('button', { name: text('publishing.discard'), exact: true }).click()
  await expect(page.locator('[contenteditable]')).toHaveCount(0)
})

test('the models of a class and a person are short pages with their actions in sight', async ({
  page,
  portal,
}) => {
  await portal.logIn('operator', 'office')
  await page.goto('office/catalogue/models/1')
  await expect(page.getByRole('grid')).toBeVisible()
  await expectOfficePage(page)
  const { records } = await call(page, 'GET', '/office/people/customer/page?current=1&size=1')
  await page.goto(`office/people/customer/${records[0]!.id}`)
  await expectOfficePage(page)
})

test('a conversation of 30 messages fills the window, with its actions and the answer in sight', async ({
  page,
  portal,
}) => {
  test.slow()
  const { text, words } = portal
  await portal.logIn('designer', 'enterprise')
  const chat = customerChat(page, portal)
  await chat.open()
  await chat.say(words({ zh: '转人工', en: 'a person please' }))
  await expect(chat.dialog).toContainText(text('chat.mode.waiting'))
  for (let number = 1; number <= 30; number += 1) {
    await chat.say(`${number} / 30`)
    await expect(chat.dialog.getByText(`${number} / 30`, { exact: true })).toBeVisible()
  }
  const office = await portal.windowOf('agent', 'office')
  await office.goto('office/chat')
  const { queued, attended, ...agent } = agentDesk(
    office,
    portal,
    words({ zh: '何青', en: 'He Qing' }),
  )
  await queued.waitFor()
  await agent.claim()
  await expect(attended).toContainText('30 / 30')
  await expectOfficePage(office, { actions: attended })
  for (const size of [desktop, phone]) {
    await office.setViewportSize(size)
    await expect(attended.getByLabel(text('chat.input'), { exact: true })).toBeInViewport()
  }
  await office.setViewportSize(desktop)
  await agent.beginClosing()
  await agent.finishClosing()
})
