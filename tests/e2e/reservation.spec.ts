import type { Page } from '@playwright/test'
import { expect, test, type Portal } from './portal'
import { dayIn } from './shop-day'

const submitCall = '**/web/intention/order/submit'

/** In the future in every time zone. */
const requiredDay = dayIn(30)

async function prepare(page: Page, portal: Portal, model: string, counts: number) {
  const { text } = portal
  await portal.openProduct(model)
  const quantity = page.getByLabel(text('catalogue.product.quantity'), { exact: true })
  await quantity.fill(String(counts))
  await quantity.press('Enter')
  await page.getByRole('button', { name: text('catalogue.product.reserve'), exact: true }).click()
  await expect(page).toHaveURL(/\/intentionOrder$/)
  await expect(page.getByRole('main')).toContainText(model)
}

const dateField = (page: Page, { text }: Portal) => page.getByLabel(text('orders.requiredDate'))
const submitButton = (page: Page, { text }: Portal) =>
  page.getByRole('button', { name: text('orders.submit'), exact: true })

/** The number of reservations shown by the personal centre. */
async function countReservations(page: Page, { text, open }: Portal) {
  await open('reserve')
  const total = page.getByText(new RegExp(`^${text('screens.total', { total: '(\\d+)' })}$`))
  await expect(total).toBeVisible()
  return Number((await total.textContent())?.replace(/\D/g, ''))
}

test('a reservation of 200 is made, found by its time, read and withdrawn', async ({
  page,
  portal,
}) => {
  const { text, words } = portal
  await portal.logIn('buyer', 'enterprise')
  await prepare(page, portal, 'RL1-127-16-R-ZN', 200)
  const missingDay = words({ zh: '请选择需求日期', en: 'Please choose the required date' })
  // Enter in a field of a line does not submit.
  await dateField(page, portal).press('Enter')
  await expect(page.getByText(missingDay)).toBeHidden()
  await submitButton(page, portal).click()
  await expect(page.getByText(missingDay)).toBeVisible()
  await dateField(page, portal).fill(requiredDay)
  await submitButton(page, portal).click()
  await expect(page).toHaveURL(/\/reserve\/\d+\/[^/]+$/)
  const code = decodeURIComponent(page.url().split('/').at(-1)!)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    text('orders.reservation', { code }),
  )
  await expect(page.getByRole('row', { name: /RL1-127-16-R-ZN/ })).toContainText('200')

  const main = page.getByRole('main')
  await main
    .getByRole('link', { name: text('orders.reservations') })
    .first()
    .click()
  const range = page.getByLabel(words({ zh: '时间范围', en: 'Time range' }))
  const row = page.getByRole('link', { name: code })
  await range.selectOption('4')
  await expect(row).toBeHidden()
  await range.selectOption('1')
  await row.click()
  await expect(main).toContainText(
    `${words({ zh: '林悦', en: 'Lin Yue' })} ${text('orders.timeline.submitted')}`,
  )

  await page.getByRole('button', { name: text('orders.withdraw'), exact: true }).click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText(text('orders.withdraw.question'))
  await question.getByRole('button', { name: text('orders.withdraw'), exact: true }).click()
  await expect(question).toBeHidden()
  await expect(main).toContainText(
    `${words({ zh: '林悦', en: 'Lin Yue' })} ${text('orders.timeline.withdrawn')}`,
  )
  // The focused button has been removed.
  await expect(main).toBeFocused()
  await expect(
    page.getByRole('button', { name: text('orders.withdraw'), exact: true }),
  ).toBeHidden()
})

test('a colleague of the same company sees the reservation, another customer does not', async ({
  page,
  portal,
}) => {
  await portal.logIn('buyer', 'enterprise')
  await prepare(page, portal, 'RL1-127-16-R-ZN', 200)
  await dateField(page, portal).fill(requiredDay)
  await submitButton(page, portal).click()
  await expect(page).toHaveURL(/\/reserve\/\d+\/[^/]+$/)
  const address = page.url()
  const code = address.split('/').at(-1)!
  const open = async (username: string, entrance: 'personal' | 'enterprise') => {
    const other = await portal.windowOf(username, entrance)
    await other.goto(address)
    return other
  }
  await expect(
    (await open('designer', 'enterprise')).getByRole('heading', { level: 1 }),
  ).toContainText(code)
  const stranger = await open('partner', 'personal')
  await expect(stranger.getByRole('main')).toContainText(portal.text('orders.notFound'))
})

test('a quantity below the minimum order is raised to it, and not sent before it says so', async ({
  page,
  portal,
}) => {
  const { text } = portal
  await portal.logIn('partner', 'personal')
  await prepare(page, portal, 'NF-M8x1-8-ZN', 200)
  const counts = page.getByLabel(new RegExp(`^${text('orders.counts')}: .*NF-M8x1-8-ZN`))
  await expect(counts).toHaveValue('500')
  await counts.fill('3')
  await counts.press('Enter')
  await expect(counts).toHaveValue('500')

  await dateField(page, portal).fill(requiredDay)
  await counts.fill('600')
  await counts.press('Tab')
  await counts.fill('3')
  await submitButton(page, portal).click()
  const raised = text('common.quantity.least', { least: 500 })
  await expect(page.getByRole('main').getByText(raised)).toBeVisible()
  await expect(counts).toHaveValue('500')
  await expect(counts).toBeFocused()
  await expect(page).toHaveURL(/\/intentionOrder$/)
  await expect(async () => {
    await submitButton(page, portal).click()
    await expect(page).toHaveURL(/\/reserve\/\d+\/[^/]+$/, { timeout: 1000 })
  }).toPass()
})

test('a day that the field does not take goes off neither itself nor as the day before', async ({
  page,
  portal,
}) => {
  await portal.logIn('buyer', 'enterprise')
  await prepare(page, portal, 'RL1-127-16-R-ZN', 200)
  const field = dateField(page, portal)
  await field.fill(requiredDay)
  await field.fill('31.02.2099')
  await submitButton(page, portal).click()
  await expect(page.getByText(portal.text('common.noDate', { typed: '31.02.2099' }))).toBeVisible()
  await submitButton(page, portal).click()
  await expect(field).toHaveValue('31.02.2099')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toBeFocused()
  await expect(page).toHaveURL(/\/intentionOrder$/)

  // The browser's calendar corrects the date.
  await page.locator('input[type="date"]').fill(requiredDay, { force: true })
  await expect(field).toHaveValue(requiredDay)
  await field.fill('24 Dec 2098')
  await submitButton(page, portal).click()
  await expect(page).toHaveURL(/\/reserve\/\d+\/[^/]+$/)
  await expect(page.getByRole('main')).toContainText(
    portal.words({ zh: '2098', en: '24 Dec 2098' }),
  )
})

test('a double click on submit makes one reservation', async ({ page, portal }) => {
  await portal.logIn('partner', 'personal')
  const before = await countReservations(page, portal)
  await prepare(page, portal, 'RL1-127-16-R-ZN', 200)
  await dateField(page, portal).fill(requiredDay)
  await submitButton(page, portal).dblclick()
  await expect(page).toHaveURL(/\/reserve\/\d+\/[^/]+$/)
  expect(await countReservations(page, portal)).toBe(before + 1)
})

test('a lost request or a lost answer keeps the form, and trying again makes one reservation', async ({
  page,
  portal,
}) => {
  portal.expectProblem(/ERR_FAILED/)
  await portal.logIn('partner', 'personal')
  const before = await countReservations(page, portal)
  await prepare(page, portal, 'RL1-127-16-R-ZN', 200)
  await dateField(page, portal).fill(requiredDay)

  const failure = page.getByRole('alert').filter({ hasText: portal.text('orders.noAnswer') })
  await page.route(submitCall, (route) => route.abort(), { times: 1 })
  await submitButton(page, portal).click()
  await expect(failure).toBeVisible()
  await failure.getByRole('button', { name: portal.text('common.dismiss') }).click()
  await expect(dateField(page, portal)).toHaveValue(requiredDay)

  await page.route(
    submitCall,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await submitButton(page, portal).click()
  await expect(failure).toBeVisible()
  await expect(dateField(page, portal)).toHaveValue(requiredDay)
  await submitButton(page, portal).click()
  await expect(page).toHaveURL(/\/reserve\/\d+\/[^/]+$/)
  expect(await countReservations(page, portal)).toBe(before + 1)
})

test('input survives a reload, and a remark has at most 200 characters', async ({
  page,
  portal,
}) => {
  const { words } = portal
  await portal.logIn('partner', 'personal')
  await prepare(page, portal, 'RL1-127-16-R-ZN', 200)
  await dateField(page, portal).fill(requiredDay)
  const remark = page.getByLabel(words({ zh: '备注', en: 'Remark' }), { exact: true })
  await remark.fill('x'.repeat(201))
  await page.reload()
  await expect(remark).toHaveValue('x'.repeat(201))
  await expect(dateField(page, portal)).toHaveValue(requiredDay)
  await submitButton(page, portal).click()
  await expect(remark).toHaveAttribute('aria-invalid', 'true')
  await expect(page).toHaveURL(/\/intentionOrder$/)
})

test('logging out asks about a prepared reservation and removes it from the window', async ({
  page,
  portal,
}) => {
  const { text, words } = portal
  await portal.logIn('partner', 'personal')
  await prepare(page, portal, 'RL1-127-16-R-ZN', 200)
  const remark = words({ zh: '急用', en: 'Urgent' })
  await page.getByLabel(words({ zh: '备注', en: 'Remark' }), { exact: true }).fill(remark)
  const stored = () => page.evaluate(() => JSON.stringify(sessionStorage))
  await expect.poll(stored).toContain(remark)
  const asked: string[] = []
  page.once('dialog', (question) => {
    asked.push(question.message())
    void question.dismiss()
  })
  await page.getByRole('button', { name: text('shell.logOut') }).click()
  expect(asked).toEqual([text('shell.logOut.prepared')])
  expect(await stored()).toContain(remark)
  page.once('dialog', (question) => void question.accept())
  await page.getByRole('button', { name: text('shell.logOut') }).click()
  await expect(page).toHaveURL(/\/login$/)
  expect(await stored()).not.toContain(remark)
  expect(await stored()).not.toContain('intentionOrder')
})
