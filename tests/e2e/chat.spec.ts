import { agentDesk, customerChat } from './chat-page'
import { expect, openRowMenu, test } from './portal'

/** A picture of one pixel. */
const picture = {
  name: 'joint.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

test('the robot answers from its base with the entry named, and in figures with the page that shows them', async ({
  page,
  portal,
}) => {
  const { text, words } = portal
  await portal.logIn('partner', 'personal')
  const chat = customerChat(page, portal)
  await chat.open()
  const talk = chat.dialog
  const question = words({ zh: '什么是环槽铆钉', en: 'what is a lockbolt' })
  await chat.say(question)
  await expect(talk).toContainText(
    text('chat.source', { question: words({ zh: '什么是环槽铆钉？', en: 'What is a lockbolt?' }) }),
  )
  await expect(talk).toContainText(text('chat.related'))

  await chat.say(words({ zh: 'm12 8.8 扭矩', en: 'm12 8.8 torque' }))
  await talk.getByRole('link', { name: text('chat.robot.torqueLink') }).click()
  await expect(talk).toBeHidden()
  await expect(page).toHaveURL(/calculationReports\/clamp/)
  const diameter = words({ zh: '螺纹公称直径', en: 'Thread diameter' })
  await expect(page.getByLabel(diameter, { exact: true })).toHaveValue('12')

  await chat.open()
  await chat.say(words({ zh: '铆接厚度 30 孔径 14', en: 'grip 30 mm hole 14' }))
  await talk.getByRole('link', { name: text('chat.robot.fitLink') }).click()
  await expect(page).toHaveURL(/productSelection\?/)
})

test('a question the chatbot cannot answer goes to a person, and the customer rates the answer', async ({
  page,
  portal,
}) => {
  const { text, words } = portal
  await portal.logIn('buyer', 'enterprise')
  const chat = customerChat(page, portal)
  await chat.open()
  const talk = chat.dialog
  const question = words({ zh: '明天会不会下雪', en: 'will it snow tomorrow' })
  await chat.say(question)
  await expect(talk).toContainText(text('chat.tip.notFound'))
  await expect(talk).toContainText(text('chat.mode.waiting'))
  const lines = Array.from({ length: 30 }, (_none, line) => `${line + 1}`)
  await chat.say(lines.join('\n'))

  const desk = await portal.windowOf('agent', 'office')
  await desk.goto('office/chat')
  const agent = agentDesk(desk, portal, 'Lin Yue')
  const { attended } = agent
  await agent.claim()
  await expect(attended).toContainText(question)
  await expect(talk).toContainText(text('chat.mode.open', { name: 'Tang Mei' }))
  // The answer field shrinks the chat, which must stay at its end.
  await expect(attended.getByText(text('chat.desk.claimed', { name: 'Tang Mei' }))).toBeInViewport()

  await agent.say(words({ zh: '需要看天气预报', en: 'please ask the forecast' }))
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

  await agent.beginClosing()
  await agent.finishClosing()
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
}) => {
  const { text, words } = portal
  await portal.logIn('engineer', 'personal')
  const chat = customerChat(page, portal)
  await chat.open()
  const talk = chat.dialog
  await talk.getByRole('button', { name: text('chat.toPerson') }).click()
  await expect(talk).toContainText(text('chat.mode.waiting'))
  const question = words({ zh: '我稍后再看', en: 'I will look later' })
  await chat.say(question)
  await expect(talk).toContainText(text('chat.sent'))
  await talk
    .getByRole('button', { name: text('common.close') })
    .first()
    .click()

  const desk = await portal.windowOf('agent2', 'office')
  await desk.goto('office/chat')
  const agent = agentDesk(desk, portal, 'Zhao Ning')
  const { attended } = agent
  await agent.claim()
  await agent.say(words({ zh: '稍后答复', en: 'answered meanwhile' }))
  await expect(attended).toContainText(text('chat.sent'))

  await page.reload()
  await page.getByRole('button', { name: text('shell.side.consultUnread', { count: 1 }) }).click()
  await expect(talk).toContainText(words({ zh: '稍后答复', en: 'answered meanwhile' }))
  await expect(attended).toContainText(text('chat.read'))
  // Read messages are history when the dialog opens again.
  await page.reload()
  await chat.open()
  await expect(talk).not.toContainText(question)
  await talk.getByRole('button', { name: text('chat.history') }).click()
  await expect(talk).toContainText(question)
})
