import { agentDesk, customerChat } from './chat-page'
import { expect, expectNoSeriousFaults, openRowMenu, phone, test } from './portal'

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
  // The chat stays beside the page that it leads to.
  await expect(talk).toBeVisible()
  await expect(page).toHaveURL(/calculationReports\/clamp/)
  const diameter = words({ zh: '螺纹公称直径', en: 'Thread diameter' })
  await expect(page.getByLabel(diameter, { exact: true })).toHaveValue('12')

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
  const agent = agentDesk(desk, portal, words({ zh: '林悦', en: 'Lin Yue' }))
  const { attended } = agent
  await agent.claim()
  await expect(attended).toContainText(question)
  await expect(talk).toContainText(
    text('chat.mode.open', { name: words({ zh: '唐梅', en: 'Tang Mei' }) }),
  )
  // The answer field shrinks the chat, which must stay at its end.
  await expect(
    attended.getByText(text('chat.desk.claimed', { name: words({ zh: '唐梅', en: 'Tang Mei' }) })),
  ).toBeInViewport()

  await agent.say(words({ zh: '需要看天气预报', en: 'please ask the forecast' }))
  await expect(talk).toContainText(words({ zh: '需要看天气预报', en: 'please ask the forecast' }))
  await expect(attended).toContainText(text('chat.read'))

  await talk.locator('input[data-kind=image]').setInputFiles(picture)
  await expect(attended.getByRole('img', { name: 'joint.png' })).toBeVisible()
  await talk.getByRole('button', { name: text('chat.expand') }).click()
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
  const agent = agentDesk(desk, portal, words({ zh: '赵宁', en: 'Zhao Ning' }))
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
  await agent.beginClosing()
  await agent.finishClosing()
})

test('the chat stands beside the page, knows its product, and opens to a dialog with the orders', async ({
  page,
  portal,
}) => {
  const { text, words } = portal
  await portal.logIn('buyer', 'enterprise')
  await portal.openProduct('RL1-127-16-R-ZN')
  const chat = customerChat(page, portal)
  await chat.open()
  const talk = chat.dialog
  await expect(talk).toContainText(text('chat.about'))
  await chat.say(words({ zh: '它多重', en: 'what does it weigh' }))
  await expect(talk).toContainText(/RL1-127-16-R-ZN[:：]/)

  // The page stays usable, and nothing of it is covered.
  const heading = page.getByRole('heading', { level: 1 })
  await heading.click({ trial: true })
  const [side, main] = await Promise.all([talk.boundingBox(), heading.boundingBox()])
  expect(main!.x + main!.width).toBeLessThanOrEqual(side!.x)
  await expectNoSeriousFaults(page)

  await talk.getByRole('button', { name: text('chat.expand') }).click()
  await expect(talk.getByRole('complementary')).toBeVisible()
  expect((await talk.boundingBox())!.width).toBe(960)
  await expect(talk).toContainText(/RL1-127-16-R-ZN[:：]/)
  await talk.getByRole('button', { name: text('chat.dock') }).click()
  await expect(talk.getByRole('complementary')).toBeHidden()

  // Without the product the robot asks for a model.
  await talk
    .getByRole('button', { name: text('chat.about.drop', { model: 'RL1-127-16-R-ZN' }) })
    .click()
  await expect(talk.getByText(text('chat.about'), { exact: true })).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(talk).toBeHidden()

  await page.setViewportSize(phone)
  await chat.open()
  // As wide as the page, beside which a browser may keep room for a scroll bar.
  const [dialog, whole] = await Promise.all([
    talk.boundingBox(),
    page.locator('body').boundingBox(),
  ])
  expect(dialog!.width).toBe(whole!.width)
  await expectNoSeriousFaults(page)
})

test('the robot goes on answering while one waits, and leads back on request', async ({
  page,
  portal,
}) => {
  const { text, words } = portal
  await portal.logIn('designer', 'enterprise')
  const chat = customerChat(page, portal)
  await chat.open()
  const talk = chat.dialog
  await chat.say(words({ zh: '明天会不会下雪', en: 'will it snow tomorrow' }))
  await expect(talk).toContainText(text('chat.mode.waiting'))
  await chat.say(words({ zh: 'm12 8.8 扭矩', en: 'm12 8.8 torque' }))
  await expect(talk).toContainText('83 N·m')
  await expect(talk).toContainText(text('chat.mode.waiting'))
  await chat.say(words({ zh: '后天会不会下雪', en: 'will it snow in two days' }))
  await expect(talk).toContainText(text('chat.tip.kept'))
  await talk.getByRole('button', { name: text('chat.toRobot') }).click()
  await expect(talk).toContainText(text('chat.notice.left'))
  await expect(talk.getByRole('button', { name: text('chat.toPerson') })).toBeVisible()
})

test('an agent’s answer shows at once on the page that is open', async ({ page, portal }) => {
  const { text, words } = portal
  await portal.logIn('engineer', 'personal')
  const chat = customerChat(page, portal)
  await chat.open()
  await chat.dialog.getByRole('button', { name: text('chat.toPerson') }).click()
  await expect(chat.dialog).toContainText(text('chat.mode.waiting'))
  await chat.dialog.getByRole('button', { name: text('common.close') }).click()
  await portal.open('industryScene')

  const desk = await portal.windowOf('agent2', 'office')
  await desk.goto('office/chat')
  const agent = agentDesk(desk, portal, words({ zh: '赵宁', en: 'Zhao Ning' }))
  await agent.claim()
  const answer = words({ zh: '镀层 8 微米', en: 'The coating is 8 micrometres' })
  await agent.say(answer)
  const news = page.getByRole('status').filter({ hasText: answer })
  // Long before the next regular look at the messages.
  await expect(news).toBeVisible({ timeout: 10_000 })
  await news.getByRole('button', { name: text('shell.chat.open') }).click()
  await expect(chat.dialog).toContainText(answer)
  await agent.beginClosing()
  await agent.finishClosing()
})
