import { join } from 'node:path'
import type { Page } from '@playwright/test'
import pg from 'pg'
import { startEmbedded } from '../../src/server/database/embedded'
import {
  expect,
  expectNoSeriousFaults,
  expectNoSidewaysScrolling,
  openRowMenu,
  test,
  type Portal,
} from './portal'

const password = 'Demo1234'

async function openList(
  page: Page,
  { open, text }: Portal,
  path: string,
  title: Parameters<Portal['text']>[0],
) {
  await open(`office/${path}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text(title))
}

/** Saves a form of the office and waits until it has given way to its list. */
async function save(page: Page, { text }: Portal) {
  await page.getByRole('button', { name: text('screens.save'), exact: true }).click()
  await expect(page).not.toHaveURL(/\/(new|edit)\b/)
}

/** Calls the server as a user, independently of the open page. */
async function callerFor({ request }: Page, username: string) {
  const login = await request.post('/crrc_sales/admin/web/user/login/psw', {
    data: { username, password },
  })
  const { data } = (await login.json()) as { data: { access_token: string } }
  return async (method: 'POST' | 'PUT', path: string, body: object) => {
    const headers = { authorization: data.access_token }
    const answer = await request.fetch(`/crrc_sales/${path}`, { method, headers, data: body })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
}

/** Simulates tampering by somebody with access to the database; undone afterwards. */
async function tampered(language: string, work: () => Promise<void>) {
  const dir = join(process.env.E2E_DATA_DIR!, language)
  const { url } = await startEmbedded({ dir })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const change = async (from: string, to: string) => {
    await client.query('alter table audit disable trigger user')
    await client.query(
      'update audit set operation = $2 where id = (select min(id) from audit where operation = $1)',
      [from, to],
    )
    await client.query('alter table audit enable trigger user')
  }
  try {
    await change('logIn', 'logInElsewhere')
    await work()
    await change('logInElsewhere', 'logIn')
  } finally {
    await client.end()
  }
}

test('a change of a dictionary is in the audit log, which holds until a line is tampered with', async ({
  page,
  portal,
}) => {
  const { text, words, language } = portal
  await portal.logIn('operator', 'office')
  await portal.open('office/dictionary/new')
  const code = `e2e-${language}`
  const called = `Spacecraft ${language}`
  await page.getByRole('combobox', { name: words({ zh: '字典', en: 'Dictionary' }) }).click()
  await page.getByTitle(words({ zh: '行业', en: 'Industries' })).click()
  await page.getByLabel(words({ zh: '代码', en: 'Code' })).fill(code)
  await page.getByLabel(words({ zh: '中文名称', en: 'Chinese name' })).fill(`航天 ${language}`)
  await page
    .getByRole('textbox', { name: words({ zh: '英文名称', en: 'English name' }) })
    .fill(`Space ${language}`)
  await page
    .getByLabel(words({ zh: '排序', en: 'Order' }))
    .last()
    .fill('70')
  await save(page, portal)
  await openList(page, portal, `dictionary?keyword=${code}`, 'operation.dictionary')
  await expect(page.getByText(code)).toBeVisible()
  await page
    .getByRole('link', { name: text('screens.edit') })
    .first()
    .click()
  await page
    .getByRole('textbox', { name: words({ zh: '英文名称', en: 'English name' }) })
    .fill(called)
  await save(page, portal)
  await expect(page.getByText(called)).toBeVisible()

  await openList(page, portal, 'audit?operation=changeDictionaryItem', 'operation.audit')
  await expectNoSeriousFaults(page)
  await page.locator('tbody a, article a').first().click()
  await expect(page.getByText(words({ zh: '英文名称', en: 'English name' }))).toBeVisible()
  await expect(page.getByText(called, { exact: true })).toBeVisible()

  await openList(page, portal, 'audit', 'operation.audit')
  const verify = page.getByRole('button', { name: text('operation.audit.verify') })
  await verify.click()
  await expect(page.getByRole('dialog')).toContainText(
    words({ zh: '日志完整', en: 'The log is intact' }),
  )
  await page.keyboard.press('Escape')
  await tampered(language, async () => {
    await verify.click()
    await expect(page.getByRole('dialog')).toContainText(
      words({ zh: '日志被篡改', en: 'tampered with' }),
    )
    await page.keyboard.press('Escape')
  })
  await verify.click()
  await expect(page.getByRole('dialog')).toContainText(
    words({ zh: '日志完整', en: 'The log is intact' }),
  )
})

test('two of three selected items are removed, and the third shows its reason', async ({
  page,
  portal,
}) => {
  const { text, words, language } = portal
  const [mine, ...unused] = ['used', 'one', 'two'].map((name) => `chosen-${language}-${name}`)
  const asOperator = await callerFor(page, 'operator')
  for (const [at, itemCode] of [mine!, ...unused].entries()) {
    await asOperator('POST', 'office/dictionary', {
      paramId: 'industry',
      itemCode,
      nameZh: itemCode,
      nameEn: itemCode,
      sort: 80 + at,
      active: true,
    })
  }
  const asPartner = await callerFor(page, 'partner')
  await asPartner('PUT', 'admin/web/user/update/base', { industry: mine })

  await portal.logIn('operator', 'office')
  await openList(page, portal, `dictionary?keyword=chosen-${language}`, 'operation.dictionary')
  await page.getByLabel(text('screens.choosePage')).check()
  const remove = text('screens.remove.chosen')
  const actions = page.getByRole('group', { name: text('screens.several') })
  await actions.getByRole('button', { name: remove }).click()
  portal.expectProblem(/409/)
  await page.getByRole('dialog').getByRole('button', { name: remove }).click()
  const told = page.getByRole('dialog', {
    name: text('screens.several.partly', { action: remove, done: 2, total: 3 }),
  })
  await expect(told.getByRole('listitem')).toHaveCount(1)
  await expect(told.getByRole('listitem')).toContainText(words({ zh: '正被', en: 'is in use' }))
  await expectNoSeriousFaults(page)
  await page.keyboard.press('Escape')
  for (const code of unused) await expect(page.getByText(code)).toHaveCount(0)
  await expect(page.getByLabel(text('screens.choose', { name: mine! }))).toBeChecked()

  // Unused items can be removed; then later journeys do not find it in their lists.
  await asPartner('PUT', 'admin/web/user/update/base', { industry: '' })
  await actions.getByRole('button', { name: remove }).click()
  await page.getByRole('dialog').getByRole('button', { name: remove }).click()
  await expect(page.getByText(mine!)).toHaveCount(0)
})

test('back asks before a form is left in which something was typed', async ({ page, portal }) => {
  const { text, words } = portal
  await portal.logIn('operator', 'office')
  await openList(page, portal, 'dictionary', 'operation.dictionary')
  await page
    .getByRole('link', { name: text('screens.edit') })
    .first()
    .click()
  const name = page.getByRole('textbox', { name: words({ zh: '英文名称', en: 'English name' }) })
  await name.fill('Not saved yet')
  const goBack = async (answer: 'accept' | 'dismiss') => {
    const asked = page.waitForEvent('dialog')
    await page.evaluate(() => window.history.back())
    const dialog = await asked
    expect(dialog.message()).toBe(text('screens.leave'))
    await dialog[answer]()
  }
  await goBack('dismiss')
  await expect(name).toHaveValue('Not saved yet')
  await expect(page).toHaveURL(/dictionary\/edit\//)
  await goBack('accept')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('operation.dictionary'))
})

test('a backup is made at a button and fetched with the password', async ({ page, portal }) => {
  const { text } = portal
  await portal.logIn('operator', 'office')
  await openList(page, portal, 'backup', 'operation.backup')
  await page.getByRole('button', { name: text('operation.backup.make') }).click()
  await portal.confirmPassword()
  const made = page.locator('tbody').getByRole('row').first()
  await expect(made).toBeVisible({ timeout: 45_000 })
  await openRowMenu(made, portal)
  await made.getByRole('button', { name: text('operation.backup.fetch') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(portal.words({ zh: '密码', en: 'Password' })).fill(password)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: text('operation.backup.fetch') }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^backup-.*\.tar\.gz$/)
})

test('an operator sees settings, jobs and figures, and nobody else the first two', async ({
  page,
  portal,
}) => {
  const { text, words } = portal
  await portal.logIn('operator', 'office')
  await openList(page, portal, 'setting', 'operation.setting')
  await expect(page.getByText('BACKUP_DAYS')).toBeVisible()
  await openList(page, portal, 'job', 'operation.job')
  await page
    .getByRole('link', {
      name: words({ zh: /^显示例行维护任务/, en: /^Show routine maintenance jobs/ }),
    })
    .click()
  await expect(page.getByText(text('operation.job.kind.sealAudit'))).toBeVisible()
  await openList(page, portal, 'figures', 'operation.figures')
  await page.getByRole('button', { name: text('operation.figures.days', { days: 365 }) }).click()
  await page.getByText(text('operation.figures.table')).click()
  await expect(
    page.getByRole('columnheader', { name: words({ zh: '预订单', en: 'Reservations' }) }),
  ).toBeVisible()
  await expectNoSeriousFaults(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScrolling(page)
})
