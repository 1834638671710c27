import { join } from 'node:path'
import { dayAt, daysAfter } from '../../src/domain/days/day'
import { agentDesk, customerChat } from './chat-page'
import { startServer, type OwnServer } from './own-server'
import { expect, expectNoSeriousFaults, expectNoSidewaysScrolling, phone, test } from './portal'

const hours = { from: '08:30', to: '17:30' }
const today = dayAt('Asia/Shanghai', new Date())
/** Holidays until then, so that the service is closed at any time of day. */
const lastHoliday = daysAfter(today, 2)

let shop: OwnServer | undefined

test.beforeAll(async ({ baseURL }, { project }) => {
  test.setTimeout(180_000)
  const port = Number(new URL(baseURL ?? '').port)
  // The same shop during opening hours.
  shop = await startServer('dist/server/main.js', port + 2, {
    DATA_DIR: join(process.env.E2E_DATA_DIR ?? '', project.name),
    RATE_LIMIT: 'off',
    SERVICE_HOURS: `${hours.from}-${hours.to}`,
    SERVICE_HOLIDAYS: `${today}..${lastHoliday}`,
  })
})

test.afterAll(() => shop?.stop())

test('after hours the customer is informed, the question waits for an answer, and the message board is offered', async ({
  page,
  portal,
}) => {
  test.slow()
  const { text, words } = portal
  const stamp = `${portal.language} ${Date.now() % 1e8}`
  const pages = `${shop!.origin}/crrc_sales_web_html/`
  await page.goto(`${pages}login`)
  await portal.logIn('designer', 'enterprise')
  const chat = customerChat(page, portal)
  const { dialog } = chat
  await chat.open(text('chat.hours', hours))
  await expectNoSeriousFaults(page)

  await dialog.getByRole('button', { name: text('chat.toPerson') }).click()
  const [told = ''] = text('chat.tip.outside', { ...hours, day: '\n', time: '' }).split('\n')
  await expect(dialog).toContainText(told.trim())
  const question = words({ zh: `M12 有货吗 ${stamp}`, en: `Is M12 in stock ${stamp}` })
  await chat.say(question)
  await expect(dialog).toContainText(text('chat.sent'))
  await expectNoSeriousFaults(page)

  await dialog.getByRole('button', { name: text('chat.tip.board') }).click()
  const board = page.getByRole('dialog', { name: text('messages.leave') })
  const theme = words({ zh: `夜间留言 ${stamp}`, en: `At night ${stamp}` })
  const filled = [
    [{ zh: '主题', en: 'Subject' }, theme],
    [{ zh: '描述', en: 'Description' }, question],
    [{ zh: '联系方式', en: 'Contact' }, '13800000000'],
  ] as const
  for (const [label, value] of filled)
    await board.getByLabel(words(label), { exact: true }).fill(value)
  await board.getByRole('button', { name: text('messages.leave.send') }).click()
  await expect(board).toBeHidden()
  await page.setViewportSize(phone)
  await expectNoSeriousFaults(page)
  await expectNoSidewaysScrolling(page)

  const sales = await portal.windowOf('sales', 'office')
  await sales
    .getByRole('link', {
      name: text('messages.notify.left', { who: words({ zh: '何青', en: 'He Qing' }), theme }),
    })
    .click()
  await expect(sales).toHaveURL(/\/office\/message\/\d+$/)
  await expect(sales.getByRole('main')).toContainText(question)

  const desk = await portal.windowOf('agent', 'office')
  await desk.goto('office/chat')
  await expectNoSeriousFaults(desk)
  const agent = agentDesk(desk, portal, words({ zh: '何青', en: 'He Qing' }))
  const { attended } = agent
  await expect(agent.queued).toContainText(text('chat.queue.afterHours'))
  await agent.claim()
  const answer = words({ zh: '有两箱现货', en: 'Two boxes are there' })
  await agent.say(answer)
  await expect(dialog).toContainText(answer)
  await expect(attended).toContainText(text('chat.read'))
  await expectNoSeriousFaults(desk)
  await desk.setViewportSize(phone)
  await expectNoSeriousFaults(desk)
  await expectNoSidewaysScrolling(desk)

  await agent.beginClosing()
  await expectNoSeriousFaults(desk)
  await agent.finishClosing()
  await expect(dialog).toContainText(text('chat.rate'))
  await expectNoSeriousFaults(page)
})
