import { beforeAll, expect, test } from 'vitest'
import { seedChat } from '../../../demo/chat/fill'
import { startApp, type TestApp } from '../../app'

let shop: TestApp
beforeAll(async () => {
  shop = await startApp({ catalogue: 'demo' })
  await seedChat(shop.database)
})

const ask = async (who: string, message: string) =>
  (await shop.call(who, 'POST', '/web/robot', { message })).data
const vote = (who: string, id: number, helpful: boolean) =>
  shop.call(who, 'POST', `/web/robot/answer/${id}`, { helpful })
const listed = async (who: string, search = '') =>
  (await shop.call(who, 'GET', `/office/chat/answer/page?size=100${search}`)).data.records

test('a customer says once whether an answer helped, and it is kept', async () => {
  const { answers } = await ask('buyer', '忘记密码怎么办')
  const [{ id, helpful }] = answers
  expect(helpful).toBeUndefined()
  expect((await vote('buyer', id, false)).status).toBe(200)
  const again = await vote('buyer', id, true)
  expect(again.status).toBe(409)
  const { data } = await shop.call('buyer', 'GET', '/web/dialogue/history')
  expect(data.records[0].data.answer).toMatchObject({ id, helpful: false })
})

test('nobody votes on an answer to somebody else, or on one that was never given', async () => {
  const { answers } = await ask('buyer', '什么是环槽铆钉')
  expect((await vote('engineer', answers[0].id, true)).status).toBe(404)
  expect((await vote('buyer', 987_654, true)).status).toBe(404)
  expect((await vote('agent', answers[0].id, true)).status).toBe(403)
  expect((await shop.call('buyer', 'POST', `/web/robot/answer/${answers[0].id}`, {})).status).toBe(
    400,
  )
})

test('greetings and hand-overs ask for no vote', async () => {
  for (const message of ['你好', '谢谢', '?']) {
    const { answers } = await ask('designer', message)
    expect(answers[0].id).toBeUndefined()
  }
})

test('a question that is sent again is one answer', async () => {
  const question = { message: '怎样下单', clientId: 'once' }
  const first = await shop.call('engineer', 'POST', '/web/robot', question)
  const second = await shop.call('engineer', 'POST', '/web/robot', question)
  expect(second.data.answers[0].id).toBe(first.data.answers[0].id)
  const same = (await listed('agent')).filter(
    ({ id }: { id: number }) => id === first.data.answers[0].id,
  )
  expect(same).toHaveLength(1)
})

test('staff list the answers with question, vote and entry, and find the wrong ones', async () => {
  const { answers } = await ask('partner', 'what is a lockbolt')
  await vote('partner', answers[0].id, false)
  const figured = (await ask('partner', 'm12 8.8 torque')).answers[0]
  await vote('partner', figured.id, true)
  const wrong = await listed('editor', '&verdict=wrong&keyword=LOCKBOLT')
  expect(wrong).toMatchObject([
    {
      id: answers[0].id,
      question: 'what is a lockbolt',
      answer: answers[0].questionAnswer,
      verdict: 'wrong',
      entryId: answers[0].source.id,
    },
  ])
  expect(wrong[0].votedAt).toBeDefined()
  const [helped] = await listed('agent', '&verdict=helped')
  expect(helped).toMatchObject({ id: figured.id, question: 'm12 8.8 torque' })
  expect(helped.entryId).toBeUndefined()
  expect(await listed('agent', '&keyword=100%25')).toEqual([])
})

test('the counts of the tabs are what the tabs list', async () => {
  const { data } = await shop.call('operator', 'GET', '/office/chat/answer/counts')
  expect(data.tabs.map(({ value }: { value: string }) => value)).toEqual([
    'wrong',
    'helped',
    'none',
  ])
  for (const { value, counts } of data.tabs)
    expect(await listed('operator', `&verdict=${value}`)).toHaveLength(counts)
})

test.each(['question', 'verdict', 'time', 'entry'])(
  'the list sorts by %s, upwards and downwards',
  async (field) => {
    const sorted = async (order: string) =>
      (await listed('agent', `&order=${order}`))
        // Answers without an entry come last in both directions.
        .filter((answer: Record<string, unknown>) => answer[field] !== undefined)
        .map(({ id }: { id: number }) => id)
    const up = await sorted(field)
    expect(up.length).toBeGreaterThan(1)
    expect(await sorted(`-${field}`)).toEqual([...up].reverse())
  },
)

test('only who keeps the knowledge base reads what customers asked', async () => {
  for (const who of ['sales', 'quality', 'buyer', 'supplier'])
    expect((await shop.call(who, 'GET', '/office/chat/answer/page')).status).toBe(403)
})

test('an answer stays in the list when its entry is removed', async () => {
  const entry = {
    topic: 'ordering',
    questionZh: '有酸洗铜套吗？',
    questionEn: 'Pickled copper sleeves?',
    answerZh: '没有。',
    answerEn: 'No.',
  }
  const { data: added } = await shop.call('agent', 'POST', '/office/chat/entry', entry)
  const { answers } = await ask('buyer', '有酸洗铜套吗')
  expect(answers[0].source.id).toBe(added.id)
  expect((await shop.call('agent', 'DELETE', `/office/chat/entry/${added.id}`)).status).toBe(200)
  const [row] = await listed('agent', `&keyword=${encodeURIComponent('酸洗')}`)
  expect(row.entryId).toBeUndefined()
  expect(row.entry).toBeUndefined()
})
