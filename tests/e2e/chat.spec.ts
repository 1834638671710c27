import type { Browser, Page } from '@playwright/test'
import { expect, openRowMenu, test, type Portal } from './portal'

/** A picture of one pixel. */
const picture = {
  name: 'joint.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

const dialog = (page: Page, { text }: Portal) =>
  page.getByRole('dialog', { name: text('chat.title') })

async function openDialog(page: Page, portal: Portal) {
  await page
    .getByRole('button', { name: new RegExp(`^${portal.text('shell.side.consult')}`) })
    .click()
  await expect(dialog(page, portal)).toContainText(portal.text('chat.greeting'))
}

async function say(where: ReturnType<typeof dialog>, { text }: Portal, words: string) {
  const field = where.getByLabel(text('chat.input'), { exact: true })
  await field.fill(words)
  await field.press('Enter')
}

async function agentWindow(browser: Browser, portal: Portal, username: string) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await portal.logIn(username, 'office', page)
  await page.goto('office/chat')
  return page
}

test('the robot answers from its base with the entry named, and in figures with the page that shows them', async ({
  page,
  portal,
}) => {
  const { text, words } = portal
  await portal.logIn('partner', 'personal')
  await openDialog(page, portal)
  const talk = dialog(page, portal)
  const question = words({ zh: '什么是环槽铆钉', en: 'what is a lockbolt' })
  await say(talk, portal, question)
  await expect(talk).toContainText(
    text('chat.source', { question: words({ zh: '什么是环槽铆钉？', en: 'What is a lockbolt?' }) }),
  )
  await expect(talk).toContainText(text('chat.related'))

  await say(talk, portal, words({ zh: 'm12 8.8 扭矩', en: 'm12 8.8 torque' }))
  await talk.getByRole('link', { name: text('chat.robot.torqueLink') }).click()
  await expect(talk).toBeHidden()
  await expect(page).toHaveURL(/calculationReports\/clamp/)
  const diameter = words({ zh: '螺纹公称直径', en: 'Thread diameter' })
  await expect(page.getByLabel(diameter, { exact: true })).toHaveValue('12')

  await openDialog(page, portal)
  await say(talk, portal, words({ zh: '铆接厚度 30 孔径 14', en: 'grip 30 mm hole 14' }))
  await talk.getByRole('link', { name: text('chat.robot.fitLink') }).click()
  await expect(page).toHaveURL(/productSelection\?/)
})

test('a question the chatbot cannot answer goes to a person, and the customer rates the answer', async ({
  page,
  portal,
  browser,
}) => {
  const { text, words } = portal
  await portal.logIn('buyer', 'enterprise')
  await openDialog(page, portal)
  const talk = dialog(page, portal)
  const question = words({ zh: '明天会不会下雪', en: 'will it snow tomorrow' })
  await say(talk, portal, question)
  await expect(talk).toContainText(text('chat.tip.notFound'))
  await expect(talk).toContainText(text('chat.mode.waiting'))
  const lines = Array.from({ length: 30 }, (_none, line) => `${line + 1}`)
  await say(talk, portal, lines.join('\n'))

  const desk = await agentWindow(browser, portal, 'agent')
  const queue = desk.getByRole('navigation', { name: text('chat.queue') })
  await queue.getByRole('button', { name: /Lin Yue/ }).click()
  const attended = desk.getByRole('region', { name: 'Lin Yue' })
  await expect(attended).toContainText(question)
  await attended.getByRole('button', { name: text('chat.claim'), exact: true }).click()
  await expect(talk).toContainText(text('chat.mode.open', { name: 'Tang Mei' }))
  // The answer field shrinks the chat, which must stay at its end.
  await expect(attended.getByText(text('chat.desk.claimed', { name: 'Tang Mei' }))).toBeInViewport()

  await say(attended, portal, words({ zh: '需要看天气预报', en: 'please ask the forecast' }))
  await expect(talk).toContainText(words({ zh: '需要看天气预报', en: 'please ask the forecast' }))
  await expect(attended).toContainText(text('chat.read'))

  await talk.locator('input[data-kind=image]').setInputFiles(picture)
  await expect(attended.getByRole('img', { name: 'joint.png' })).toBeVisible()
  await talk
    .getByRole('complementary')
    .getByRole('button', { name: new RegExp(`^${text('chat.send')} .`) })
    .first()
    .click()
  await expect(attended.getByText(/YD|RO|\d{8}/).first()).toBeVisible()

  await talk.getByLabel(text('chat.shareView')).check()
  await expect(
    desk
      .getByRole('complementary', { name: text('chat.customer') })
      .getByRole('link')
      .first(),
  ).toBeVisible()

  await attended.getByRole('button', { name: text('chat.close'), exact: true }).click()
  const closing = desk.getByRole('dialog')
  await closing.getByRole('radio').first().check()
  await closing
    .getByRole('button', { name: text('chat.close'), exact: true })
    .last()
    .click()
  await expect(talk).toContainText(text('chat.rate'))
  await talk.getByRole('radio', { name: text('chat.rate.score', { score: 5 }) }).check()
  await talk.getByRole('button', { name: text('chat.rate.send') }).click()
  await expect(talk.getByText(text('chat.rate'))).toBeHidden()

  await desk.goto('office/chat/unknown')
  const row = desk.getByRole('row').filter({ hasText: question })
  await openRowMenu(row, portal)
  await row.getByRole('link', { name: text('chat.unknown.answer') }).click()
  await expect(desk.locator(`input[value="${question}"]`)).toBeVisible()
})

test('an answer that comes while the dialog is closed is marked at the side, and history shows it', async ({
  page,
  portal,
  browser,
}) => {
  const { text, words } = portal
  await portal.logIn('engineer', 'personal')
  await openDialog(page, portal)
  const talk = dialog(page, portal)
  await talk.getByRole('button', { name: text('chat.toPerson') }).click()
  await expect(talk).toContainText(text('chat.mode.waiting'))
  const question = words({ zh: '我稍后再看', en: 'I will look later' })
  await say(talk, portal, question)
  await expect(talk).toContainText(text('chat.sent'))
  await talk
    .getByRole('button', { name: text('common.close') })
    .first()
    .click()

  const desk = await agentWindow(browser, portal, 'agent2')
  await desk
    .getByRole('navigation', { name: text('chat.queue') })
    .getByRole('button', { name: /Zhao Ning/ })
    .click()
  const attended = desk.getByRole('region', { name: 'Zhao Ning' })
  await attended.getByRole('button', { name: text('chat.claim'), exact: true }).click()
  await say(attended, portal, words({ zh: '稍后答复', en: 'answered meanwhile' }))
  await expect(attended).toContainText(text('chat.sent'))

  await page.reload()
  await page.getByRole('button', { name: text('shell.side.consultUnread', { count: 1 }) }).click()
  await expect(talk).toContainText(words({ zh: '稍后答复', en: 'answered meanwhile' }))
  await expect(attended).toContainText(text('chat.read'))
  // Read messages are history when the dialog opens again.
  await page.reload()
  await openDialog(page, portal)
  await expect(talk).not.toContainText(question)
  await talk.getByRole('button', { name: text('chat.history') }).click()
  await expect(talk).toContainText(question)
})
