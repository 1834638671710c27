import type { Page } from '@playwright/test'
import { expect, pick, test, type Portal } from './portal'

const password = 'Torque12'
const fresh = 'Fresh123'

/** Parallel and repeated runs share a shop, so each uses people of its own. */
const mark = () => Date.now().toString(36).slice(-6)

interface Sent {
  text: string
  link?: string
  code?: string
}

/** The newest mail to an address that the test has not seen yet. */
async function sentTo(page: Page, to: string, after = 0): Promise<Sent> {
  let found: Sent[] = []
  await expect
    .poll(
      async () => {
        const answer = await page.request.get('/crrc_sales/dev/outbox', { params: { to } })
        found = (await answer.json()).data
        return found.length
      },
      { timeout: 20_000 },
    )
    .toBeGreaterThan(after)
  return found[0]!
}

async function register(page: Page, { text, open, language }: Portal, name: string, email: string) {
  await open('login')
  await page.getByRole('link', { name: text('account.login.register') }).click()
  // The login has a choice of the same name, so wait for the heading.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('entry.register.title'))
  const choose = (label: string) => pick(page, label)
  await choose(language === 'zh' ? '企业' : 'Company')
  const submit = page.getByRole('button', { name: text('entry.register.submit'), exact: true })
  await submit.click()
  const main = page.getByRole('main')
  for (const sentence of {
    zh: ['请输入用户名', '请输入公司名称', '请选择行业', '请选择地区', '请先同意隐私协议'],
    en: ['Please enter a user name', 'Please choose your industry', 'Please choose your region'],
  }[language]) {
    await expect(main).toContainText(sentence)
  }
  const field = (zh: string, en: string) =>
    page.getByLabel(language === 'zh' ? zh : en, { exact: true })
  await field('用户名', 'User name').fill(name)
  await field('密码', 'Password').fill(password)
  await field('确认密码', 'Confirm password').fill('Torque13')
  await field('公司名称', 'Company name').last().fill('12345')
  await field('行业', 'Industry').selectOption('rail')
  await field('联系人', 'Contact').fill('Demo Person')
  await field('地区', 'Region').selectOption('430000')
  await field('城市', 'City').selectOption('430200')
  await field('邮箱', 'E-mail').last().fill(email)
  await page.getByRole('checkbox').check()
  await submit.click()
  await expect(main).toContainText(text('account.password.different'))
  await expect(main).toContainText(
    language === 'zh' ? '公司名称不能全为数字' : 'The company name cannot consist of digits only',
  )
  await field('确认密码', 'Confirm password').fill(password)
  await field('公司名称', 'Company name').last().fill('North Works (demo)')
  await submit.click()
  await expect(page).toHaveURL(/\/emileSuccess$/)
  await expect(main).toContainText(email)
}

async function logIn(page: Page, { text }: Portal, name: string, word: string) {
  await pick(page, text('account.login.enterprise'))
  await page.getByLabel(text('account.login.username'), { exact: true }).fill(name)
  await page.getByLabel(text('account.login.password'), { exact: true }).fill(word)
  await page.getByRole('button', { name: text('account.login.submit'), exact: true }).click()
}

test('a company registers, activates, chooses a role, changes its password, is locked out and recovers', async ({
  page,
  portal,
}) => {
  test.setTimeout(300_000)
  const { text } = portal
  portal.expectProblem(/answer: (400|409|429)/)
  portal.expectProblem(/status of (400|409|429)/)
  const name = `firm-${mark()}`
  const email = `${name}@demo.example`

  await register(page, portal, name, email)
  const { link } = await sentTo(page, email)
  await portal.open('login')
  await logIn(page, portal, name, password)
  await expect(page.getByRole('alert')).toContainText(text('account.notActivated'))

  await page.goto(link!)
  const main = page.getByRole('main')
  await expect(main).toContainText(text('entry.activation.proveHint', { username: name }))
  const typed = (zh: string, en: string) =>
    page.getByLabel(portal.language === 'zh' ? zh : en, { exact: true })
  const activate = page.getByRole('button', { name: text('entry.activation.submit'), exact: true })
  await typed('密码', 'Password').fill('Mistyped1')
  await activate.click()
  await expect(main).toContainText(text('entry.activation.wrongPassword'))
  await pick(page, text('entry.activation.by.new'))
  await typed('密码', 'Password').fill('Password1')
  await typed('确认密码', 'Confirm password').fill('Password1')
  await activate.click()
  await expect(main).toContainText(text('account.password.common'))
  await pick(page, text('entry.activation.by.chosen'))
  await typed('密码', 'Password').fill(password)
  await activate.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('entry.activation.done'))
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('entry.activation.done'))
  await portal.open('activation?token=of-nobody')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('entry.activation.timeout'))
  await page.getByRole('link', { name: text('entry.activation.toLogin') }).click()
  await logIn(page, portal, name, password)

  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(text('account.role.title'))
  await dialog.getByRole('radio', { name: new RegExp(`^${text('shell.role.isDesign')}`) }).check()
  await dialog.getByRole('button', { name: text('account.role.save') }).click()
  await expect(dialog).toBeHidden()

  await portal.open('updatePassword')
  const field = (zh: string, en: string) =>
    page.getByLabel(portal.language === 'zh' ? zh : en, { exact: true })
  await field('原密码', 'Old password').fill(password)
  await field('新密码', 'New password').fill(password)
  await field('确认密码', 'Confirm password').fill(password)
  const change = page.getByRole('button', { name: text('account.update.submit') })
  await change.click()
  await expect(page.getByRole('main')).toContainText(text('account.password.same'))
  await field('新密码', 'New password').fill(fresh)
  await field('确认密码', 'Confirm password').fill(fresh)
  await change.click()
  await expect(page.getByRole('alert').or(page.getByRole('status')).first()).toContainText(
    text('account.password.changed'),
  )

  await page.getByRole('button', { name: text('shell.logOut') }).click()
  await expect(page).toHaveURL(/\/login$/)
  for (let count = 0; count < 5; count++) {
    await logIn(page, portal, name, password)
    await expect(page.getByRole('alert')).toContainText(text('account.wrongPassword'))
  }
  await logIn(page, portal, name, fresh)
  // A known device waits only a minute: it is probably its owner who mistyped.
  await expect(page.getByRole('alert')).toContainText(text('account.locked', { minutes: 1 }))

  await page.getByRole('link', { name: text('account.login.forgot') }).click()
  await page
    .getByRole('textbox', { name: portal.language === 'zh' ? '邮箱' : 'E-mail', exact: true })
    .fill(email)
  await page.getByRole('button', { name: text('entry.reset.sendLink') }).click()
  await expect(page.getByRole('main')).toContainText(text('entry.reset.look'))
  const reset = await sentTo(page, email, 2)
  await page.goto(reset.link!)
  await field('新密码', 'New password').fill(password)
  await field('确认密码', 'Confirm password').fill(password)
  await page.getByRole('button', { name: text('entry.reset.submit') }).click()
  await expect(page).toHaveURL(/\/login$/)
  await logIn(page, portal, name, password)
  await expect(page.getByRole('button', { name: text('shell.logOut') })).toBeVisible()
})

test('a person registers overseas by mobile, logs in with a code and resets the password by one', async ({
  page,
  portal,
}) => {
  test.setTimeout(300_000)
  const { text, language } = portal
  portal.expectProblem(/400/)
  const name = `solo-${mark()}`
  const mobile = String(Date.now()).slice(-9)
  const phone = `+49${mobile}`
  const field = (zh: string, en: string) =>
    page.getByLabel(language === 'zh' ? zh : en, { exact: true })
  const fillNumber = async () => {
    await field('国际区号', 'Country code').selectOption('DE')
    await field('手机号', 'Mobile number').fill(mobile)
    await page.getByRole('button', { name: text('account.code.send') }).click()
  }

  await portal.open('registered')
  const choose = (label: string) => pick(page, label)
  await choose(language === 'zh' ? '海外' : 'Overseas')
  await choose(language === 'zh' ? '手机' : 'Mobile')
  await field('用户名', 'User name').fill('engineer')
  await field('密码', 'Password').fill(password)
  await expect(page.getByRole('main')).toContainText(text('entry.register.nameTaken'))
  await field('用户名', 'User name').fill(name)
  await field('确认密码', 'Confirm password').fill(password)
  await field('联系人', 'Contact').fill('Demo Person')
  await field('地区', 'Region').selectOption('DE')
  await fillNumber()
  const { code } = await sentTo(page, phone)
  await field('验证码', 'Verification code').fill(code!)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: text('entry.register.submit'), exact: true }).click()
  await expect(page).toHaveURL(/\/phoneSuccess$/)
  await expect(page.getByRole('main')).toContainText(name)

  await page.getByRole('link', { name: text('entry.mailSent.toLogin') }).click()
  await pick(page, text('account.login.mobile'))
  await fillNumber()
  const login = await sentTo(page, phone, 1)
  await field('验证码', 'Verification code').fill(login.code!)
  await page.getByRole('button', { name: text('account.login.submit'), exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText(text('account.role.title'))
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('account.role.later') })
    .click()
  await page.getByRole('button', { name: text('shell.logOut') }).click()

  await page.getByRole('link', { name: text('account.login.forgot') }).click()
  // The login has a choice with the same beginning, so wait for the heading.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('entry.reset.title'))
  await choose(text('entry.reset.by.mobile'))
  await fillNumber()
  const reset = await sentTo(page, phone, 2)
  await field('验证码', 'Verification code').fill(reset.code!)
  await page.getByRole('button', { name: text('entry.reset.next') }).click()
  await field('新密码', 'New password').fill(fresh)
  await field('确认密码', 'Confirm password').fill(fresh)
  await page.getByRole('button', { name: text('entry.reset.submit') }).click()
  await expect(page).toHaveURL(/\/login$/)
  await pick(page, text('account.login.personal'))
  await page.getByLabel(text('account.login.username'), { exact: true }).fill(name)
  await page.getByLabel(text('account.login.password'), { exact: true }).fill(fresh)
  await page.getByRole('button', { name: text('account.login.submit'), exact: true }).click()
  await expect(page.getByRole('button', { name: text('shell.logOut') })).toBeVisible()
})

test('a registration whose answer was lost is made once when it is asked for again', async ({
  page,
  portal,
}) => {
  const { text, language } = portal
  portal.expectProblem(/ERR_FAILED/)
  const name = `lost-${mark()}`
  const field = (zh: string, en: string) =>
    page.getByLabel(language === 'zh' ? zh : en, { exact: true })
  await portal.open('registered')
  await field('用户名', 'User name').fill(name)
  await field('密码', 'Password').fill(password)
  await field('确认密码', 'Confirm password').fill(password)
  await field('联系人', 'Contact').fill('Demo Person')
  await field('地区', 'Region').selectOption('430000')
  await field('城市', 'City').selectOption('430200')
  await field('邮箱', 'E-mail').last().fill(`${name}@customer.example`)
  await page.getByRole('checkbox').check()
  await page.route(
    '**/user/register',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  const submit = page.getByRole('button', { name: text('entry.register.submit'), exact: true })
  await submit.click()
  await expect(page.getByRole('main')).toContainText(text('common.network'))
  await expect(submit).toBeFocused()
  await submit.press('Enter')
  await expect(page).toHaveURL(/\/emileSuccess$/)
})
