import { beforeAll, expect, test } from 'vitest'
import type { Schemas } from '../../../src/domain/schemas'
import { appendMessage } from '../../../src/server/chat/messages.sql'
import { startApp, type TestApp } from '../../app'

let shop: TestApp
beforeAll(async () => {
  shop = await startApp()
})

const office = (id: number, what: string) => `/office/chat/conversation/${id}/${what}`

async function waiting(username: string): Promise<number> {
  const { data } = await shop.call(username, 'POST', '/web/dialogue/manual')
  expect(data.state).toBe('waiting')
  return data.id
}

test('asking twice for an agent queues the conversation once', async () => {
  const [one, two] = await Promise.all([
    shop.call('partner', 'POST', '/web/dialogue/manual'),
    shop.call('partner', 'POST', '/web/dialogue/manual'),
  ])
  expect([one.data.state, two.data.state]).toEqual(['waiting', 'waiting'])
  const { data } = await shop.call('partner', 'GET', '/web/dialogue/history')
  expect(data.records).toHaveLength(1)
  expect(data.records[0]).toMatchObject({ mine: false, data: { notice: 'handedOver' } })
})

test('outside the hours nobody is connected: it waits until people are back', async () => {
  const holidays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
  const closed = await startApp({
    settings: { serviceHours: { from: '08:30', to: '17:30', holidays } },
  })
  await closed.call('partner', 'POST', '/web/dialogue/manual')
  const { data } = await closed.call('partner', 'GET', '/web/dialogue/history')
  expect(data.records).toMatchObject([{ data: { notice: 'handedOverLater' } }])
  expect(data.records[0].text).toContain('上班后为您答复')
})

test('if several agents claim a conversation, one gets it and the others are informed', async () => {
  const id = await waiting('engineer')
  const { data: queue } = await shop.call('agent', 'GET', '/office/chat/queue')
  expect(queue.find((one: { id: number }) => one.id === id)).toMatchObject({
    state: 'waiting',
    customerName: '赵宁',
    unread: 0,
  })
  const answers = await Promise.all(
    ['agent', 'agent2', 'operator'].map((who) => shop.call(who, 'POST', office(id, 'claim'))),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
})

test('a conversation goes through claim, note, transfer, close and rating, each of which is seen afterwards', async () => {
  const id = await waiting('buyer')
  expect((await shop.call('agent', 'POST', office(id, 'claim'))).status).toBe(200)
  const noted = await shop.call('agent', 'POST', office(id, 'note'), { note: 'Asks for M12' })
  expect(noted.data.timeline.at(-1)).toMatchObject({ who: '唐梅', note: 'Asks for M12' })

  const agentId = await shop.userId('agent2')
  const denied = await shop.call('agent2', 'POST', office(id, 'transfer'), { agentId })
  expect(denied.status).toBe(409)
  const toNobody = { agentId: await shop.userId('sales') }
  expect((await shop.call('agent', 'POST', office(id, 'transfer'), toNobody)).status).toBe(400)
  const moved = await shop.call('agent', 'POST', office(id, 'transfer'), { agentId, note: 'yours' })
  expect(moved.data).toMatchObject({ agentName: '罗俊', state: 'open' })

  expect((await shop.call('agent', 'POST', office(id, 'close'), { reason: 'solved' })).status).toBe(
    409,
  )
  const closed = await shop.call('agent2', 'POST', office(id, 'close'), { reason: 'solved' })
  expect(closed.data).toMatchObject({ state: 'robot', services: [{ reason: 'solved' }] })
  const again = await shop.call('agent2', 'POST', office(id, 'close'), { reason: 'solved' })
  expect(again.status).toBe(409)

  const { data: status } = await shop.call('buyer', 'GET', '/web/dialogue/status')
  expect(status.rateable).toBe(closed.data.services[0].id)
  const rating = { score: 4, comment: 'quick' }
  const rated = await shop.call('buyer', 'POST', '/web/dialogue/rating', rating)
  expect(rated.data.rateable).toBeUndefined()
  expect((await shop.call('buyer', 'POST', '/web/dialogue/rating', rating)).status).toBe(409)
  const { data: seen } = await shop.call('agent', 'GET', `/office/chat/conversation/${id}`)
  expect(seen.services[0]).toMatchObject({ score: 4, comment: 'quick', agentName: '罗俊' })

  const { data: figures } = await shop.call('operator', 'GET', '/office/chat/figures')
  expect(figures).toMatchObject({ closed: 1, rating: 4, ratings: 1, days: 30 })
  // Waiting services are in the total, but belong to no agent.
  expect(figures.services).toBeGreaterThan(1)
  const names = figures.agents.map(({ agentName }: { agentName?: string }) => agentName)
  expect(names).toContain('罗俊')
  expect(names).not.toContain(undefined)
  const { data: history } = await shop.call('buyer', 'GET', '/web/dialogue/history?size=2')
  expect(history).toMatchObject({ total: 4, records: [{ seq: 4 }, { seq: 3 }] })
})

test('an agent sees what a customer looks at while they agree, and no longer', async () => {
  const id = await waiting('newcomer')
  const view = {
    agrees: true,
    address: '/cart',
    title: 'Cart',
    comparison: [{ id: 1, model: 'A' }],
  }
  await shop.call('newcomer', 'PUT', '/web/dialogue/view', view)
  const seen = await shop.call('agent', 'GET', `/office/chat/conversation/${id}`)
  expect(seen.data.view).toMatchObject({ address: '/cart', title: 'Cart' })
  await shop.call('newcomer', 'PUT', '/web/dialogue/view', { agrees: false })
  const hidden = await shop.call('agent', 'GET', `/office/chat/conversation/${id}`)
  expect(hidden.data.view).toBeUndefined()

  await shop.call('newcomer', 'PUT', '/web/dialogue/view', view)
  await shop.call('agent', 'POST', `/office/chat/conversation/${id}/claim`)
  await shop.call('agent', 'POST', `/office/chat/conversation/${id}/close`, { reason: 'solved' })
  await shop.call('newcomer', 'PUT', '/web/dialogue/view', view)
  const ended = await shop.call('agent', 'GET', `/office/chat/conversation/${id}`)
  expect(ended).toMatchObject({ status: 200, data: { id } })
  expect(ended.data.view).toBeUndefined()
  const away = { agrees: true, address: '//elsewhere.example/' }
  expect((await shop.call('newcomer', 'PUT', '/web/dialogue/view', away)).status).toBe(400)
})

test('customers, suppliers and other staff do not get to the console', async () => {
  for (const who of ['buyer', 'supplier', 'sales', 'quality']) {
    expect((await shop.call(who, 'GET', '/office/chat/queue')).status, who).toBe(403)
  }
  expect((await shop.call(null, 'GET', '/office/chat/queue')).status).toBe(401)
  expect((await shop.call('agent', 'GET', '/web/dialogue/status')).status).toBe(403)
  expect((await shop.call('agent', 'GET', '/office/chat/conversation/999999')).status).toBe(404)
})

test('canned replies are kept, changed and removed', async () => {
  const fields = { title: '问候', titleEn: 'Greeting', textZh: '您好', textEn: 'Hello' }
  const { data: added } = await shop.call('agent', 'POST', '/office/chat/reply', fields)
  const address = `/office/chat/reply/${added.id}`
  const body = { ...fields, title: 'Hi', version: added.version }
  const changed = await shop.call('agent2', 'PUT', address, body)
  expect(changed.data).toMatchObject({ title: 'Hi', titleEn: 'Greeting', version: 2 })
  expect((await shop.call('agent', 'GET', address)).data.title).toBe('Hi')
  expect((await shop.call('agent', 'DELETE', address)).status).toBe(200)
  expect((await shop.call('agent', 'DELETE', address)).status).toBe(404)
})

test('a change made on an older version overwrites nothing and is refused', async () => {
  const fields = { title: 'Greeting', textZh: '您好', textEn: 'Hello' }
  const { data: reply } = await shop.call('agent', 'POST', '/office/chat/reply', fields)
  const address = `/office/chat/reply/${reply.id}`
  const change = (title: string) => shop.call('agent', 'PUT', address, { ...reply, title })
  expect((await change('First')).status).toBe(200)
  const late = await change('Second')
  expect(late.status).toBe(409)
  expect(late.meta.message).toContain('已被他人修改')
  expect((await shop.call('agent', 'GET', address)).data.title).toBe('First')
  expect((await shop.call('agent', 'PUT', address, fields)).status).toBe(400)
})

test('canned replies are found by their words and sorted by their titles', async () => {
  for (const title of ['Zebra 100%', 'Apple'])
    await shop.call('agent', 'POST', '/office/chat/reply', { title, textZh: '好', textEn: 'x' })
  const page = async (query: string) =>
    (await shop.call('agent', 'GET', `/office/chat/reply/page?size=100&${query}`)).data
  expect((await page('keyword=100%25')).records).toMatchObject([{ title: 'Zebra 100%' }])
  const titles = (records: { title: string }[]) => records.map(({ title }) => title)
  const up = titles((await page('order=title')).records)
  const down = titles((await page('order=-title')).records)
  expect(up.indexOf('Apple')).toBeLessThan(up.indexOf('Zebra 100%'))
  expect(down).toEqual([...up].reverse())
})

test('the queue describes pictures, files and orders instead of showing their addresses', async () => {
  const { data } = await shop.call('designer', 'POST', '/web/dialogue/manual')
  const lastOf = async (language: string) => {
    const queue = await shop.call('agent', 'GET', '/office/chat/queue', undefined, {
      'accept-language': language,
    })
    return queue.data.find(({ id }: { id: number }) => id === data.id).lastText
  }
  const put = (logType: 2 | 3 | 4, more: Schemas['ChatContent']) =>
    appendMessage(shop.database, {
      conversationId: data.id,
      sender: 'customer',
      name: '',
      clientId: `last ${logType}`,
      logType,
      content: '/crrc_sales/web/dialogue/file/7',
      data: more,
    })
  expect(await lastOf('en')).toBe('Conversation passed to customer service.')
  const file = { id: 7, name: 'track.pdf', url: '/x', size: 1 }
  await put(3, { file: { ...file, name: 'a.png' } })
  expect([await lastOf('en'), await lastOf('zh')]).toEqual(['[Picture]', '[图片]'])
  await put(4, { file })
  expect(await lastOf('en')).toBe('[File] track.pdf')
  await put(2, {
    card: { orderId: 1, uniqueCode: 'YD1', kind: 'product', requiredDate: '2027-01-01', name: 'x' },
  })
  expect(await lastOf('zh')).toBe('[订单] YD1')
  await shop.call('agent', 'POST', `/office/chat/conversation/${data.id}/close`, {
    reason: 'noReply',
  })
  // No agent had claimed it, so it cannot be rated.
  const { records } = (await shop.call('designer', 'GET', '/web/dialogue/history')).data
  expect(records[0]).toMatchObject({ text: expect.stringContaining('结束本次排队') })
})

test('closed conversations are listed, the newest first, and found by customer, agent and reason', async () => {
  const { data } = await shop.call('partner', 'POST', '/web/dialogue/manual')
  const conversation = `/office/chat/conversation/${data.id}`
  await shop.call('agent', 'POST', `${conversation}/claim`)
  const page = '/office/chat/closed/page'
  const open = await shop.call('agent', 'GET', page)
  await shop.call('agent', 'POST', `${conversation}/close`, { reason: 'passedOn' })
  const { data: closed } = await shop.call('agent', 'GET', page)
  expect(closed.total).toBe(open.data.total + 1)
  expect(closed.records[0]).toMatchObject({
    conversationId: data.id,
    agentName: '唐梅',
    reason: 'passedOn',
  })
  const found = async (query: string) =>
    (await shop.call('agent', 'GET', `${page}?${query}`)).data.records.some(
      ({ conversationId }: { conversationId: number }) => conversationId === data.id,
    )
  expect(await found('keyword=tang mei')).toBe(true)
  expect(await found('reason=passedOn')).toBe(true)
  expect(await found('reason=notForUs')).toBe(false)
  expect(await found('to=2020-01-01')).toBe(false)
  expect((await shop.call('buyer', 'GET', page)).status).toBe(403)
})

test('the queue names the company and how long a customer has waited, also for an answer', async () => {
  const id = await waiting('designer')
  const queued = async () =>
    (await shop.call('agent', 'GET', '/office/chat/queue')).data.find(
      (one: { id: number }) => one.id === id,
    )
  const first = await queued()
  expect(first.company).toBe(first.accountName)
  expect(first.waitingSince).toBeDefined()
  expect(first.unansweredSince).toBeUndefined()

  await shop.call('agent', 'POST', office(id, 'claim'))
  // Nothing has been answered yet: the customer waits since they asked for people.
  expect((await queued()).unansweredSince).toBe(first.waitingSince)
  const write = (sender: 'agent' | 'customer', clientId: string) =>
    appendMessage(shop.database, {
      conversationId: id,
      sender,
      name: '',
      clientId,
      logType: 1,
      content: clientId,
    })
  await write('agent', 'answer')
  expect((await queued()).unansweredSince).toBeUndefined()
  const asked = await write('customer', 'one more question')
  await write('customer', 'and another')
  expect((await queued()).unansweredSince).toBe(asked!.message.date)

  const person = await waiting('partner')
  const { data } = await shop.call('agent', 'GET', `/office/chat/conversation/${person}`)
  expect(data.company).toBeUndefined()
})
