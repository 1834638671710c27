import { agentDesk, customerChat } from './chat-page'
import { expect, openRowMenu, test } from './portal'

test('a customer says that an answer did not help, and staff write a better one', async ({
  page,
  portal,
}) => {
  const { text, words } = portal
  await portal.logIn('designer', 'enterprise')
  const chat = customerChat(page, portal)
  await chat.open()
  const talk = chat.dialog
  const question = words({ zh: '忘记密码要怎么办呢', en: 'what if I forgot my password' })
  await chat.say(question)
  const vote = talk.getByRole('group', { name: text('chat.vote') })
  await vote.getByRole('button', { name: text('chat.vote.no'), exact: true }).click()
  await expect(talk).toContainText(text('chat.vote.wrong'))
  await expect(vote).toBeHidden()

  await page.reload()
  await chat.open()
  await talk.getByRole('button', { name: text('chat.history') }).click()
  await expect(talk).toContainText(text('chat.vote.wrong'))

  const office = await portal.windowOf('editor', 'office')
  await office.goto('office/chat/answers?verdict=wrong')
  const row = office.getByRole('row').filter({ hasText: question })
  await openRowMenu(row, portal)
  await row.getByRole('link', { name: text('chat.given.change') }).click()
  await expect(office).toHaveURL(/chat\/entry\/edit\/\d+$/)
  await office.goto('office/chat/answers?verdict=wrong')
  await openRowMenu(row, portal)
  await row.getByRole('link', { name: text('chat.unknown.answer') }).click()
  await expect(office.locator(`input[value="${question}"]`)).toBeVisible()
})

test('a question for weight, minimum and stock of a product is answered with the figures', async ({
  page,
  portal,
}) => {
  const { text, words } = portal
  await portal.logIn('engineer', 'personal')
  const chat = customerChat(page, portal)
  await chat.open()
  const talk = chat.dialog
  await chat.say(
    words({
      zh: 'RL1-127-16-R-ZN 的重量、最小起订量和库存',
      en: 'weight, minimum order and stock of RL1-127-16-R-ZN',
    }),
  )
  await expect(talk).toContainText(
    words({
      zh: /净重 [\d.]+ kg.*最小起订量 [\d,]+.*库存 [\d,]+/,
      en: /Net weight [\d.]+ kg.*Minimum order quantity [\d,]+.*Stock [\d,]+/,
    }),
  )
  await talk.getByRole('link', { name: text('chat.robot.modelLink') }).click()
  await expect(page).toHaveURL(/productCategories\/details\?id=/)
})

test('an agent answers with a canned reply whose gap is filled, and files a complaint and a reservation for the customer', async ({
  page,
  portal,
}) => {
  const { text, words } = portal
  await portal.logIn('partner', 'personal')
  const chat = customerChat(page, portal)
  await chat.open()
  const talk = chat.dialog
  await talk.getByRole('button', { name: text('chat.toPerson') }).click()
  await expect(talk).toContainText(text('chat.mode.waiting'))
  await chat.say(words({ zh: 'RL1-127-16-R-ZN 有毛刺', en: 'RL1-127-16-R-ZN has burrs' }))
  await expect(talk).toContainText(text('chat.sent'))

  const desk = await portal.windowOf('agent', 'office')
  await desk.goto('office/chat/replies/new')
  const about = words({ zh: '公司资料', en: 'Company data' })
  const label = (zh: string, en: string) => desk.getByLabel(words({ zh, en }), { exact: true })
  await label('标题', 'Title').fill('公司资料')
  await label('英文标题', 'English title').fill('Company data')
  await label('英文内容', 'English text').fill('Dear {customer} of {company}')
  await label('中文内容', 'Chinese text').fill('{customer}您好，贵司 {firm}')
  await expect(desk.getByText('{company}').first()).toBeVisible()
  await desk.getByRole('button', { name: text('screens.save') }).click()
  portal.expectProblem(/400/)
  await expect(desk.getByRole('alert').filter({ hasText: '{firm}' })).toBeVisible()
  await label('中文内容', 'Chinese text').fill('{customer}您好，贵司 ')
  await desk
    .getByRole('button', { name: /\{company\}/ })
    .first()
    .click()
  await expect(label('中文内容', 'Chinese text')).toHaveValue('{customer}您好，贵司 {company}')
  await desk.getByRole('button', { name: text('screens.save') }).click()
  await expect(desk).toHaveURL(/chat\/replies$/)
  await desk.goto('office/chat')
  const agent = agentDesk(desk, portal, words({ zh: '魏岚', en: 'Wei Lan' }))
  const { attended } = agent
  await agent.claim()
  await attended.getByRole('button', { name: text('chat.canned') }).click()
  await attended.getByRole('button', { name: about, exact: true }).click()
  const field = attended.getByLabel(text('chat.input'), { exact: true })
  // The reply is in the language that the customer reads.
  await expect(field).toHaveValue(
    words({ zh: '魏岚您好，贵司 {company}', en: 'Dear Wei Lan of {company}' }),
  )
  await expect(attended).toContainText('{company}')
  await field.press('Enter')
  await expect(talk).not.toContainText('{company}')
  await agent.say(words({ zh: '您好，魏岚', en: 'Hello Wei Lan' }))
  await expect(talk).toContainText(words({ zh: '您好，魏岚', en: 'Hello Wei Lan' }))

  const customer = desk.getByRole('complementary', { name: text('chat.customer') })
  await customer.getByRole('button', { name: text('chat.make.complaint') }).click()
  const filing = desk.getByRole('dialog', { name: text('chat.make.complaint') })
  await expect(filing).toContainText(words({ zh: '魏岚', en: 'Wei Lan' }))
  await expect(filing.getByRole('combobox').first()).toHaveValue('RL1-127-16-R-ZN')
  await filing
    .getByLabel(words({ zh: '主题', en: 'Subject' }), { exact: true })
    .fill(words({ zh: '套环毛刺', en: 'Burrs on collars' }))
  await filing
    .getByLabel(words({ zh: '问题描述', en: 'Problem description' }), { exact: true })
    .fill(words({ zh: '法兰处有毛刺', en: 'Burrs at the flange' }))
  await filing.getByRole('button', { name: text('chat.make.complaint') }).click()
  await expect(filing).toBeHidden()
  await expect(talk).toContainText(words({ zh: '套环毛刺', en: 'Burrs on collars' }))

  await customer.getByRole('button', { name: text('chat.make.reservation') }).click()
  const reserving = desk.getByRole('dialog', { name: text('chat.make.reservation') })
  await reserving.getByLabel(words({ zh: '数量', en: 'Quantity' }), { exact: true }).fill('800')
  await reserving
    .getByLabel(words({ zh: '需求日期', en: 'Required date' }), { exact: true })
    .fill('2099-05-01')
  await reserving.getByRole('button', { name: text('chat.make.reservation') }).click()
  await expect(reserving).toBeHidden()
  await expect(talk).toContainText('RL1-127-16-R-ZN × 800')
  // The robot greets the customer again in later journeys.
  await agent.beginClosing()
  await agent.finishClosing()

  await talk.getByRole('link', { name: text('chat.card.complaint') }).click()
  await expect(page).toHaveURL(/customerAnalysis\/complaint\?id=\d+/)
  await expect(page.locator('main')).toContainText('RL1-127-16-R-ZN')
  await page.goto('customerAnalysis/complaint')
  await expect(page.locator('main')).toContainText(
    words({ zh: '套环毛刺', en: 'Burrs on collars' }),
  )
  await page.goto('reserve')
  await expect(page.locator('main')).toContainText('RL1-127-16-R-ZN × 800')
})
