import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { startServer, type OwnServer } from './own-server'
import { expect, test, textIn } from './portal'

/** With the shortest token lifetime every call refreshes the session. */
let shop: OwnServer | undefined

test.beforeAll(async ({ baseURL }, { project }) => {
  test.setTimeout(180_000)
  const port = Number(new URL(baseURL ?? '').port)
  shop = await startServer('dist/server/main.js', port + 3, {
    DATA_DIR: join(process.env.E2E_DATA_DIR ?? '', project.name),
    RATE_LIMIT: 'off',
    SERVICE_HOURS: '00:00-24:00',
    ACCESS_TOKEN_SECONDS: '60',
  })
})

test.afterAll(() => shop?.stop())

const address = (path: string) => `${shop?.origin ?? ''}/crrc_sales_web_html/${path}`

const stored = (page: Page, name: string) =>
  page.evaluate((key) => window.sessionStorage.getItem(key), name)

/** Ends the session of a page as another tab would. */
async function endSession(page: Page): Promise<void> {
  const { content } = JSON.parse((await stored(page, 'tokens')) ?? '')
  const ended = await page.request.delete(`${shop?.origin ?? ''}/crrc_sales/auth/token/logout`, {
    headers: { authorization: content.accessToken },
  })
  expect(ended.status()).toBe(200)
}

/** A duplicated tab, with a copy of this tab's storage. */
async function duplicated(page: Page, context: BrowserContext): Promise<Page> {
  const [copy] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate(() => {
      const link = document.createElement('a')
      Object.assign(link, { href: window.location.href, target: '_blank', rel: 'opener' })
      link.click()
    }),
  ])
  await copy.waitForLoadState()
  return copy
}

test('a duplicated tab that slept while the other one renewed goes on, and a stolen token ends the session', async ({
  page,
  context,
  portal: { logIn, expectProblem },
  playwright,
}) => {
  await page.goto(address('login'))
  await logIn('engineer', 'personal')
  await page.goto(address('set'))
  const asleep = await stored(page, 'tokens')
  // Chromium sometimes reports a callback of the page being left while it opens a tab.
  expectProblem(/callback is no longer runnable/)
  const copy = await duplicated(page, context)
  for (let round = 0; round < 4; round++) {
    const before = await stored(page, 'tokens')
    await page.reload()
    await expect.poll(() => stored(page, 'tokens')).not.toBe(before)
  }
  // Like a frozen tab, it did not hear of the change.
  await copy.evaluate((tokens) => window.sessionStorage.setItem('tokens', tokens ?? ''), asleep)
  await copy.reload()
  await expect.poll(() => stored(copy, 'tokens')).not.toBe(asleep)
  for (const tab of [copy, page]) {
    await tab.reload()
    await expect(tab.getByRole('main')).toBeVisible()
    expect(new URL(tab.url()).pathname).toMatch(/\/set$/)
  }

  const thief = await playwright.request.newContext()
  const refreshToken = JSON.parse((await stored(page, 'tokens')) ?? '').content.refreshToken
  const stolen = await thief.post(`${shop?.origin ?? ''}/crrc_sales/auth/token/refresh`, {
    data: { refresh_token: refreshToken },
  })
  expect(stolen.status()).toBe(401)
  await thief.dispose()
  expectProblem(/401|403/)
  await page.reload()
  await expect(page).toHaveURL(/\/login/)
})

test('a tab that is opened beside takes over the session, and a log-out ends it in both', async ({
  page,
  context,
  portal: { text, logIn },
}) => {
  await page.goto(address('login'))
  await logIn('engineer', 'personal')
  await page.goto(address('cart'))
  const beside = await context.newPage()
  await beside.goto(address('cart'))
  await expect(beside).toHaveURL(/\/cart$/)
  const user = async () => JSON.parse((await stored(beside, 'user')) ?? '{}').content?.username
  await expect.poll(user).toBe('engineer')

  // The office does not take over the session: no staff member is logged in.
  const office = await context.newPage()
  await office.goto(address('office'))
  await expect(office).toHaveURL(/\/office\/login/)

  await page.getByRole('button', { name: text('shell.logOut'), exact: true }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect(beside).toHaveURL(/\/login/)
  expect(await stored(beside, 'tokens')).toBeNull()
  const later = await context.newPage()
  await later.goto(address('cart'))
  await expect(later).toHaveURL(/\/login/)
})

test('the session of the staff goes to pages of the office alone', async ({
  page,
  context,
  portal: { logIn },
}) => {
  await page.goto(address('office/login'))
  await logIn('sales', 'office')
  const shopTab = await context.newPage()
  await shopTab.goto(address(''))
  await expect(shopTab.getByRole('main')).toBeVisible()
  expect(await stored(shopTab, 'tokens')).toBeNull()
  const officeTab = await context.newPage()
  await officeTab.goto(address('office'))
  await expect(officeTab.getByRole('main')).toBeVisible()
  expect(JSON.parse((await stored(officeTab, 'user')) ?? '').content.username).toBe('sales')
})

test('a page that comes back from memory after a log-out shows the login and nothing of its user', async ({
  page,
  portal: { logIn },
}) => {
  await page.goto(address('login'))
  await logIn('engineer', 'personal')
  await page.goto(address('cart'))
  await expect(page.getByRole('main')).toBeVisible()
  // Simulates the back/forward cache; meanwhile the tab continued without the page.
  await page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })),
  )
  expect(await page.evaluate(() => document.documentElement.style.visibility)).toBe('hidden')
  await page.evaluate(() => {
    for (const name of ['tokens', 'user']) window.sessionStorage.removeItem(name)
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByRole('main')).toBeVisible()
})

test('a page that comes back to its user is shown again', async ({ page, portal: { logIn } }) => {
  await page.goto(address('login'))
  await logIn('engineer', 'personal')
  await page.goto(address('cart'))
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page).toHaveURL(/\/cart$/)
})

test('text typed in the chat survives Escape, a reload, the end of the session and a change of language', async ({
  page,
  portal: { language, text, words, logIn, expectProblem },
}) => {
  test.slow()
  await page.goto(address('login'))
  await logIn('engineer', 'personal')
  const typed = words({ zh: '还没有说完', en: 'not said to the end' })
  const open = async (consult: string) =>
    page.getByRole('button', { name: new RegExp(`^${consult}`) }).click()
  const field = () => page.getByRole('dialog').locator('textarea').first()
  await open(text('shell.side.consult'))
  await field().fill(typed)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await open(text('shell.side.consult'))
  await expect(field()).toHaveValue(typed)

  await page.reload()
  await open(text('shell.side.consult'))
  await expect(field()).toHaveValue(typed)

  // The session is ended elsewhere.
  expectProblem(/401|403/)
  await endSession(page)
  await page.goto(address('cart'))
  await expect(page).toHaveURL(/\/login/)
  await logIn('engineer', 'personal')
  await open(text('shell.side.consult'))
  await expect(field()).toHaveValue(typed)

  const other = language === 'en' ? 'zh' : 'en'
  await page.goto(`${address('')}?lang=${other}`)
  await expect(page.locator('.first-view')).toHaveCount(0)
  await open(textIn(other, 'shell.side.consult'))
  await expect(field()).toHaveValue(typed)

  await field().press('Enter')
  await page.keyboard.press('Escape')
  await page.reload()
  await open(textIn(other, 'shell.side.consult'))
  await expect(field()).toHaveValue('')
})
