import { beforeAll, expect, test } from 'vitest'
import { seedChat } from '../../../demo/chat/fill'
import { messageType } from '../../../src/domain/chat/rules'
import type { Schemas } from '../../../src/domain/schemas'
import { translate } from '../../../src/i18n/translate'
import { findConversation } from '../../../src/server/chat/conversations.sql'
import { say } from '../../../src/server/chat/sending'
import { listen } from '../../../src/server/database/listener'
import { startApp, type TestApp } from '../../app'

type Notice = NonNullable<Schemas['ChatContent']['notice']>

let shop: TestApp
const model = 'HB-M16x80-8.8-ZN'
let productId: number

beforeAll(async () => {
  shop = await startApp({ catalogue: 'demo' })
  await seedChat(shop.database)
  const row = await shop.database
    .selectFrom('material')
    .select('id')
    .where('model', '=', model)
    .executeTakeFirstOrThrow()
  productId = row.id
})

const english = { 'accept-language': 'en' }
const statusOf = async (who: string) => (await shop.call(who, 'GET', '/web/dialogue/status')).data
const ask = async (who: string, message: string, more: object = {}) =>
  (await shop.call(who, 'POST', '/web/robot', { message, ...more }, english)).data

/** Writes as a person of the chat, as the socket does. */
async function write(who: string, customer: string, content: string, data?: object) {
  const { id } = await statusOf(customer)
  const conversation = (await findConversation(shop.database, { id }))!
  const { tokens } = await shop.sessions.begin(shop.database, await shop.userId(who))
  const user = await shop.sessions.userOf(shop.database, tokens.access_token, false)
  const wanted = { clientId: content, logType: messageType.text, content, data }
  const as = who === customer ? 'customer' : 'agent'
  return say(shop.database, { conversation, user, as, wanted }, shop.settings)
}

test('a customer who waits is answered by the robot, and what it does not know is kept', async () => {
  await shop.call('buyer', 'POST', '/web/dialogue/manual')
  const known = await ask('buyer', 'm12 8.8 torque')
  expect(known.state).toBe('waiting')
  expect(known.answers[0].questionAnswer).toContain('83 N·m')
  const unknown = await ask('buyer', 'will it snow tomorrow')
  expect(unknown).toMatchObject({ state: 'waiting', answers: [] })
  expect(unknown.messages).toHaveLength(1)
})

test('a customer who waits can go back to the robot, by a press or in words', async () => {
  const { data } = await shop.call('buyer', 'POST', '/web/dialogue/robot')
  expect(data.state).toBe('robot')
  expect(data.waitingSince).toBeUndefined()
  const queue = async () => (await shop.call('agent', 'GET', '/office/chat/queue')).data
  expect(await queue()).toEqual([])

  await shop.call('buyer', 'POST', '/web/dialogue/manual')
  expect(await queue()).toHaveLength(1)
  const back = await ask('buyer', 'back to the robot')
  expect(back.state).toBe('robot')
  expect(back.messages.at(-1).data.notice).toBe('left')
  expect((await statusOf('buyer')).state).toBe('robot')
})

test('notices of the system are in the language of whoever reads them, whatever the conversation began in', async () => {
  const { data: asked } = await shop.call('partner', 'POST', '/web/dialogue/manual')
  await shop.call('agent', 'POST', `/office/chat/conversation/${asked.id}/close`, {
    reason: 'solved',
  })
  for (const [language, headers] of [
    ['zh', {}],
    ['en', english],
  ] as const) {
    const path = '/web/dialogue/history'
    const { data } = await shop.call('partner', 'GET', path, undefined, headers)
    const notices: { text: string; data: { notice: Notice } }[] = data.records
    expect(notices.map(({ data }) => data.notice)).toEqual(['closedUntaken', 'handedOver'])
    for (const { text, data } of notices)
      expect(text).toBe(translate(language, `chat.notice.${data.notice}`))
  }
})

test('an agent who has come meanwhile keeps the conversation', async () => {
  const { data: asked } = await shop.call('engineer', 'POST', '/web/dialogue/manual')
  await shop.call('agent', 'POST', `/office/chat/conversation/${asked.id}/claim`)
  const { data } = await shop.call('engineer', 'POST', '/web/dialogue/robot')
  expect(data.state).toBe('open')
})

test.each([
  ['what does it weigh', /HB-M16x80-8\.8-ZN: Net weight/],
  ['is this in stock?', /HB-M16x80-8\.8-ZN: Stock/],
  ['minimum order quantity', /HB-M16x80-8\.8-ZN: Minimum order quantity/],
  ['这个多重', /HB-M16x80-8\.8-ZN：净重/],
  ['which torque does it need', /^M16, property class 8\.8: recommended tightening torque/],
])('“%s” refers to the product that is open', async (question, answer) => {
  const { answers, messages } = await ask('designer', question, { productId })
  expect(answers[0]?.questionAnswer).toMatch(answer)
  expect(messages[0].data.about).toEqual({ id: productId, model })
})

test('a question that names a product is not about the one that is open', async () => {
  const { answers } = await ask('designer', 'weight of RL1-127-16-R-ZN', { productId })
  expect(answers[0].questionAnswer).toContain('RL1-127-16-R-ZN')
  expect(
    (await ask('designer', 'm12 8.8 torque', { productId })).answers[0].questionAnswer,
  ).toMatch(/^M12/)
})

test('the agent sees which product a message was written about; one that is not there is left out', async () => {
  const shown = await write('engineer', 'engineer', 'Is it zinc plated?', {
    about: { id: productId, model: 'made up' },
  })
  expect(shown.message.data).toMatchObject({ about: { id: productId, model } })
  const { id } = await statusOf('engineer')
  const { data } = await shop.call('agent', 'GET', `/office/chat/conversation/${id}`)
  const product = data.placeholders.find(
    ({ placeholder }: { placeholder: string }) => placeholder === 'product',
  )
  expect(product.value).toBe(model)
  const unknown = await write('engineer', 'engineer', 'And this?', { about: { id: 'x' } })
  expect(unknown.message.data).not.toHaveProperty('about')
})

test('the open pages of a customer hear of an agent’s answer at once, and the status shows its beginning', async () => {
  const heard: string[] = []
  const { url, pool } = { url: shop.place.url, pool: shop.database }
  const log = { warn: () => undefined }
  const listener = await listen({
    pool,
    url,
    channel: 'notification',
    log,
    heard: (userId) => void heard.push(String(userId)),
  })
  await write('agent', 'engineer', 'Yes, 8 micrometres')
  const userId = String(await shop.userId('engineer'))
  await expect.poll(() => heard).toContain(userId)
  expect(await statusOf('engineer')).toMatchObject({ unread: 1, answer: 'Yes, 8 micrometres' })
  await listener.stop()
})
