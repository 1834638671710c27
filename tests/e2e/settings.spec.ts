import { Secret, TOTP } from 'otpauth'
import sharp from 'sharp'
import {
  expect,
  expectNoSeriousFaults,
  expectNoSidewaysScrolling,
  phone,
  pick,
  test,
  type Portal,
} from './portal'
import type { Page } from '@playwright/test'

const password = 'Demo1234'

/** The code of an authenticator app; `steps` of 30 s ahead, because no code is accepted twice. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * 30_000,
  })

/** The latest mail to an address. */
async function mailTo(page: Page, to: string): Promise<{ code?: string; link?: string }> {
  const answer = await page.request.get(`/crrc_sales/dev/outbox?to=${encodeURIComponent(to)}`)
  return (await answer.json()).data[0]
}

async function openSettings(page: Page, { open, text }: Portal, part: string) {
  await open(`set?part=${part}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('settings.title'))
}

test('a customer changes base info, picture and region', async ({ page, portal }) => {
  const { text, language } = portal
  portal.expectProblem(/400/)
  await portal.logIn('partner', 'personal')
  await openSettings(page, portal, 'base')

  const name = `Wei ${language}`
  await page.getByLabel(portal.words({ zh: '联系人', en: 'Contact' })).fill('')
  await page.getByRole('button', { name: text('settings.save'), exact: true }).click()
  await expect(page.getByRole('main')).toContainText(
    portal.words({ zh: '请输入联系人姓名', en: 'Please enter the contact’s name' }),
  )
  await page.getByLabel(portal.words({ zh: '联系人', en: 'Contact' })).fill(name)
  await page
    .getByLabel(portal.words({ zh: '外文姓名', en: 'Name in Latin letters' }))
    .fill(language === 'en' ? name : '')
  await page.getByRole('combobox', { name: portal.words({ zh: '行业', en: 'Industry' }) }).click()
  await page.getByTitle(portal.words({ zh: '轨道交通', en: 'Rail transit' })).click()
  await page.getByRole('button', { name: text('settings.save'), exact: true }).click()
  await expect(page.getByText(text('account.saved'))).toBeVisible()
  await expect(page.getByText(text('shell.hello', { name }))).toBeVisible()

  const picture = await sharp({
    create: { width: 300, height: 200, channels: 3, background: '#1d4560' },
  })
    .png()
    .toBuffer()
  await page
    .getByLabel(text('settings.choosePicture'))
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture })
  await page.getByRole('button', { name: text('settings.useCut') }).click()
  const avatar = page.getByRole('img', { name: text('settings.avatar') })
  await expect(avatar).toBeVisible()
  await expect
    .poll(() => avatar.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(320)

  await page.getByRole('tab', { name: text('settings.region') }).click()
  const region = page.getByRole('combobox', { name: portal.words({ zh: '地区', en: 'Region' }) })
  await region.click()
  await region.fill(portal.words({ zh: '深圳', en: 'Shenzhen' }))
  await page
    .getByRole('menuitemcheckbox', { name: portal.words({ zh: '深圳', en: 'Shenzhen' }) })
    .click()
  await page.getByRole('button', { name: text('settings.save'), exact: true }).click()
  await expect(page.getByText(text('account.saved'))).toBeVisible()
  await page.reload()
  await expect(page.getByRole('tabpanel')).toContainText(
    portal.words({ zh: '深圳市', en: 'Shenzhen' }),
  )
})

test('a new e-mail address is proved by the code that was sent to it', async ({ page, portal }) => {
  const { text, language } = portal
  await portal.logIn('engineer', 'personal')
  await openSettings(page, portal, 'contact')
  const address = `zhao-${language}@demo.example`
  const label = portal.words({ zh: '邮箱', en: 'E-mail' })
  const card = page.locator('section', {
    has: page.getByRole('heading', { name: text('settings.email'), exact: true }),
  })
  await card.last().getByLabel(label).fill('nonsense')
  await card
    .last()
    .getByRole('button', { name: text('settings.sendCode') })
    .click()
  await expect(card.last()).toContainText(
    portal.words({ zh: '邮箱格式不正确', en: 'Incorrect format of email address' }),
  )
  await card.last().getByLabel(label).fill(address)
  await card
    .last()
    .getByRole('button', { name: text('settings.sendCode') })
    .click()
  await expect(card.last()).toContainText(text('settings.codeTo', { to: address }))
  const { code = '' } = await mailTo(page, address)
  await card
    .last()
    .getByLabel(portal.words({ zh: '验证码', en: 'Verification code' }))
    .fill(code)
  await card
    .last()
    .getByLabel(portal.words({ zh: '登录密码', en: 'Your password' }))
    .fill(password)
  await card
    .last()
    .getByRole('button', { name: text('settings.change') })
    .click()
  await expect(card.last()).toContainText(text('settings.now', { value: address }))
})

test('an administrator invites a colleague, who accepts, sees the company and is removed', async ({
  page,
  portal,
}) => {
  const { text, language } = portal
  const address = `lu-${language}@demo.example`
  await portal.logIn('buyer', 'enterprise')
  await portal.open('company')
  await page.getByLabel(portal.words({ zh: '邮箱', en: 'E-mail' })).fill(address)
  await page.getByRole('button', { name: text('company.send') }).click()
  await portal.confirmPassword()
  await expect(page.getByText(address)).toBeVisible()

  const { link = '' } = await mailTo(page, address)
  const theirs = await portal.newWindow()
  await theirs.goto(link)
  await expect(theirs.getByRole('main')).toContainText(
    portal.words({ zh: '远岭轨道车辆（演示）', en: 'Yuanling Rail Vehicles (demo)' }),
  )
  const name = `Lu ${language}`
  await theirs
    .getByLabel(portal.words({ zh: '用户名', en: 'User name' }), { exact: true })
    .fill(`lu-${language}`)
  await theirs.getByLabel(portal.words({ zh: '联系人', en: 'Contact' }), { exact: true }).fill(name)
  await theirs
    .getByLabel(portal.words({ zh: '新密码', en: 'New password' }), { exact: true })
    .fill('Torque12')
  await theirs
    .getByLabel(portal.words({ zh: '确认密码', en: 'Confirm password' }), { exact: true })
    .fill('Torque12')
  await theirs.getByRole('button', { name: text('entry.invitation.accept'), exact: true }).click()
  await expect(
    theirs.getByText(
      text('shell.hello', {
        name: portal.words({ zh: '远岭轨道车辆（演示）', en: 'Yuanling Rail Vehicles (demo)' }),
      }),
    ),
  ).toBeVisible()

  await page.reload()
  const row = page.getByRole('listitem').filter({ hasText: `lu-${language}` })
  await expect(row).toContainText(name)
  await row.getByRole('button', { name: text('company.remove') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('company.remove') })
    .click()
  await expect(page.getByText(text('company.removed'))).toBeVisible()
  await expect(row).toHaveCount(0)

  await theirs.goto(link.replace(/\/invitation.*/, '/company'))
  await expect(theirs).toHaveURL(/\/login/)
  await theirs.goto(link)
  await expect(theirs.getByRole('main')).toContainText(text('entry.invitation.over'))
  await theirs.context().close()
})

test('a second factor is set up, asked for at the login, and given up again', async ({
  page,
  portal,
}) => {
  const { text } = portal
  await portal.logIn('engineer', 'personal')
  await openSettings(page, portal, 'security')
  await page.getByRole('button', { name: text('account.second.begin') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(portal.words({ zh: '密码', en: 'Password' })).fill(password)
  await dialog.getByRole('button', { name: text('account.second.next') }).click()
  await expect(dialog.getByRole('img', { name: text('account.second.scan') })).toBeVisible()
  const shown = await dialog.getByText(/^([A-Z2-7]{4} ){3,}[A-Z2-7]{2,4}$/).innerText()
  const secret = shown.replace(/\s/g, '')
  const code = portal.words({ zh: '验证码', en: 'Code' })
  await dialog.getByRole('textbox', { name: code }).fill(codeOf(secret, -1))
  await dialog.getByRole('button', { name: text('account.second.start') }).click()
  const recovery = dialog.getByRole('listitem')
  await expect(recovery).toHaveCount(10)
  const [kept = '', other = ''] = await recovery.allInnerTexts()
  await dialog.getByRole('button', { name: text('account.second.kept') }).click()
  await expect(page.getByText(text('account.second.on'), { exact: true })).toBeVisible()

  const logInAgain = async (answer: string) => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: text('shell.logOut') })
      .click()
    await expect(page).toHaveURL(/\/login$/)
    await pick(page, text('account.login.personal'))
    await page.getByLabel(text('account.login.username'), { exact: true }).fill('engineer')
    await page.getByLabel(text('account.login.password'), { exact: true }).fill(password)
    await page.getByRole('button', { name: text('account.login.submit'), exact: true }).click()
    await page.getByLabel(text('account.second.code')).fill(answer)
    await page.getByRole('button', { name: text('account.second.submit') }).click()
  }
  portal.expectProblem(/400/)
  await logInAgain('000000')
  await expect(page.getByRole('main')).toContainText(text('account.second.wrong'))
  await page.getByLabel(text('account.second.code')).fill(codeOf(secret))
  await page.getByRole('button', { name: text('account.second.submit') }).click()
  await expect(
    page.getByRole('banner').getByRole('button', { name: text('shell.logOut') }),
  ).toBeVisible()
  await logInAgain(kept)
  await expect(
    page.getByRole('banner').getByRole('button', { name: text('shell.logOut') }),
  ).toBeVisible()

  await openSettings(page, portal, 'security')
  await page.getByRole('button', { name: text('account.second.end') }).click()
  // The current code was used for the login already.
  await dialog.getByRole('textbox', { name: code }).fill(other)
  await dialog.getByRole('button', { name: text('account.second.end') }).click()
  await expect(page.getByText(text('account.second.off'), { exact: true })).toBeVisible()
})

test('the overview counts the waiting items and links to them', async ({ page, portal }) => {
  const { text } = portal
  await portal.logIn('buyer', 'enterprise')
  await portal.open('homePage')
  const counts = page.getByRole('list', { name: text('settings.overview.counts') })
  await expect(counts.getByRole('link').first()).toContainText(/\d/)
  await expectNoSeriousFaults(page)
  await counts.getByRole('link', { name: text('settings.overview.cart') }).click()
  await expect(page).toHaveURL(/\/cart$/)
})

test('a customer logs out every other place', async ({ page, portal }) => {
  const { text } = portal
  const elsewhere = await portal.windowOf('buyer', 'enterprise')
  await portal.logIn('buyer', 'enterprise')
  await openSettings(page, portal, 'security')
  const others = page.getByRole('button', { name: text('settings.sessions.endOthers') })
  await others.click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('settings.sessions.endOthers') })
    .click()
  await portal.confirmPassword()
  await expect(others).toHaveCount(0)
  await expect(page.getByText(text('settings.sessions.current')).first()).toBeVisible()
  await elsewhere.goto('set?part=security')
  await expect(elsewhere).toHaveURL(/\/login/)
})

test('the settings fit a phone and every reader', async ({ page, portal }) => {
  await page.setViewportSize(phone)
  await portal.logIn('buyer', 'enterprise')
  for (const part of ['base', 'contact', 'region', 'security', 'data']) {
    await openSettings(page, portal, part)
    await page.waitForLoadState('networkidle')
    await expectNoSidewaysScrolling(page)
    await expectNoSeriousFaults(page)
  }
  for (const path of ['company', 'homePage']) {
    await portal.open(path)
    await page.waitForLoadState('networkidle')
    await expectNoSidewaysScrolling(page)
    await expectNoSeriousFaults(page)
  }
})
