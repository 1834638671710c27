import type { Page } from '@playwright/test'
import { expect, expectNoSeriousFaults, test, type Portal } from './portal'

/** The link in the latest mail to an address, once it was sent. */
async function linkSentTo(page: Page, to: string): Promise<string> {
  let sent: { link?: string }[] = []
  const ask = async () => {
    const answer = await page.request.get('/crrc_sales/dev/outbox', { params: { to } })
    sent = (await answer.json()).data
    return sent.length
  }
  await expect.poll(ask, { timeout: 20_000 }).toBeGreaterThan(0)
  return sent[0]!.link!
}

const titleOf = (page: Page, portal: Portal) =>
  page.getByRole('textbox', { name: portal.words({ zh: /^标题 \*$/, en: /^Title \*$/ }) })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** A form with a canned reply used by this test only. */
async function openNewReply(page: Page, portal: Portal, title: string) {
  const { text, words } = portal
  await page.goto('office/chat/replies/new')
  await titleOf(page, portal).fill(title)
  await page.getByLabel(words({ zh: '中文内容', en: 'Chinese text' })).fill('您好')
  await page.getByLabel(words({ zh: '英文内容', en: 'English text' })).fill('Hello')
  await press(page, text('screens.save'))
  const row = page.getByRole('row', { name: title })
  await row.getByRole('link', { name: text('screens.edit') }).click()
  await expect(titleOf(page, portal)).toHaveValue(title)
}

test('when two people change one record, the second sees both versions and chooses', async ({
  page,
  portal,
}) => {
  const { text, words, language } = portal
  await portal.logIn('agent', 'office')
  await openNewReply(page, portal, `Both ${language}`)

  const other = await portal.windowOf('agent2', 'office')
  await other.goto(page.url())
  await titleOf(other, portal).fill(`Theirs ${language}`)
  await press(other, text('screens.save'))
  await expect(other).toHaveURL(/\/replies$/)

  portal.expectProblem(/409/)
  await page.getByLabel(words({ zh: '中文内容', en: 'Chinese text' })).fill('我的')
  await press(page, text('screens.save'))
  const clash = page.getByRole('region', { name: text('screens.conflict') })
  await expect(clash).toContainText(`Theirs ${language}`)
  await expect(clash).toContainText('我的')
  await expectNoSeriousFaults(page)
  await press(page, text('screens.conflict.save'))
  const row = page.getByRole('row', { name: `Theirs ${language}` })
  await expect(row).toContainText('我的')
})

test('text typed when the session ends is there after the next login', async ({ page, portal }) => {
  const { text, language } = portal
  await portal.logIn('agent', 'office')
  await openNewReply(page, portal, `Over ${language}`)
  await titleOf(page, portal).fill(`Typed ${language}`)
  portal.expectProblem(/401|403/)
  const ended = await page.evaluate(async () => {
    const { content } = JSON.parse(sessionStorage.getItem('tokens')!)
    const headers = { authorization: content.accessToken }
    return (await fetch('/crrc_sales/auth/token/logout', { method: 'DELETE', headers })).status
  })
  expect(ended).toBe(200)
  await press(page, text('screens.save'))
  await expect(page).toHaveURL(/\/office\/login/)
  await portal.logIn('agent', 'office')
  await expect(titleOf(page, portal)).toHaveValue(`Typed ${language}`)
  await press(page, text('screens.save'))
  await expect(page.getByRole('row', { name: `Typed ${language}` })).toBeVisible()
})

test('somebody is added to the staff, chooses a password, is locked and let in again', async ({
  page,
  portal,
}) => {
  const { text, words, language } = portal
  const username = `new-${language}`
  const email = `${username}@demo.example`
  await portal.logIn('operator', 'office')
  await page.goto('office/people/staff/new')
  await page.getByLabel(words({ zh: '用户名', en: 'User name' })).fill(username)
  await page.getByLabel(words({ zh: '姓名', en: 'Name' }), { exact: true }).fill('Ada Wen')
  await page.getByLabel(words({ zh: '邮箱', en: 'E-mail' })).fill(email)
  await page.getByRole('checkbox', { name: words({ zh: '销售', en: 'Sales' }) }).check()
  await press(page, text('screens.save'))
  await portal.confirmPassword()
  await page.getByRole('link', { name: username }).click()
  await expect(page).toHaveURL(/\/people\/staff\/\d+$/)

  const own = await portal.newWindow()
  await own.goto(await linkSentTo(page, email))
  const password = own.locator('input[type=password]')
  await password.first().fill('Demo1234')
  await password.last().fill('Demo1234')
  await press(own, text('entry.reset.submit'))
  await expect(own).toHaveURL(/\/office\/login/)
  const forgot = own.getByRole('link', { name: text('account.login.forgot') })
  await expect(forgot).toHaveAttribute('href', /resetpassword\?entrance=office$/)
  await portal.logIn(username, 'office', own)

  await press(page, text('people.lock'))
  const asking = page.getByRole('dialog')
  await asking.getByRole('textbox').fill('Left the company')
  await asking.getByRole('button', { name: text('people.lock'), exact: true }).click()
  await expect(page.getByText('Left the company')).toBeVisible()
  await expectNoSeriousFaults(page)

  portal.expectProblem(/403/)
  await own.goto('office/people/customer')
  await expect(own).toHaveURL(/\/office\/login/)
  await press(page, text('people.unlock'))
  await expect(page.getByText('Left the company')).toBeHidden()
  await portal.logIn(username, 'office', own)
})

test('an operator sees the shop as a customer does, changes nothing, and comes back', async ({
  page,
  portal,
}) => {
  const { text } = portal
  await portal.logIn('operator', 'office')
  await page.goto('office/people/customer?keyword=buyer')
  await page.getByRole('link', { name: 'buyer', exact: true }).click()
  await press(page, text('people.look'))
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('people.look') })
    .click()
  await portal.confirmPassword()
  const end = page.getByRole('button', { name: text('account.look.end') })
  await expect(end).toBeVisible()
  await page.goto('reserve')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(end).toBeVisible()
  await end.click()
  await expect(page).toHaveURL(/\/office\/people\/customer\/\d+$/)
})
