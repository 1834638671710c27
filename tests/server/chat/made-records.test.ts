import { beforeAll, expect, test } from 'vitest'
import { messageType } from '../../../src/domain/chat/rules'
import { findConversation } from '../../../src/server/chat/conversations.sql'
import { say } from '../../../src/server/chat/sending'
import { startApp, type TestApp } from '../../app'

const model = 'RL1-127-16-R-ZN'
let shop: TestApp
beforeAll(async () => {
  shop = await startApp({ catalogue: 'demo' })
})

const office = (id: number, what: string) => `/office/chat/conversation/${id}/${what}`
const complaint = { theme: 'Burrs on collars', product: model, problemDescription: 'Sharp burrs.' }
const order = (more: object = {}) => ({
  lines: [{ model, counts: 800, requiredDate: '2099-05-01', ...more }],
  remark: 'As agreed',
})

async function attended(customer: string, agent = 'agent'): Promise<number> {
  const { data } = await shop.call(customer, 'POST', '/web/dialogue/manual')
  if (data.state === 'waiting') await shop.call(agent, 'POST', office(data.id, 'claim'))
  return data.id
}

const newsOf = async (who: string) =>
  (await shop.call(who, 'GET', '/admin/sysnotifyremind/page?size=100')).data.records

test('an agent files a complaint for a customer, who finds it in the chat and among the own complaints', async () => {
  const id = await attended('partner')
  const { status, data: card } = await shop.call(
    'agent',
    'POST',
    office(id, 'complaint'),
    complaint,
  )
  expect(status).toBe(200)
  expect(card).toMatchObject({ kind: 'complaint', summary: 'Burrs on collars' })

  const { data: history } = await shop.call('partner', 'GET', '/web/dialogue/history')
  expect(history.records[0]).toMatchObject({
    sender: 'agent',
    name: '唐梅',
    data: { record: card },
  })
  expect(history.records[0].text).toContain(card.uniqueCode)

  const own = await shop.call('partner', 'GET', '/quality/problem/customer/complaint/page')
  expect(own.data.records[0]).toMatchObject({ id: card.id, uniqueCode: card.uniqueCode })
  const one = await shop.call('partner', 'GET', `/quality/problem/customer/complaint/${card.id}`)
  expect(one.data.complaint).toMatchObject(complaint)
  expect(one.data.timeline).toMatchObject([{ who: '唐梅' }])
  expect(one.data.conversationId).toBeUndefined()
})

test('inspectors see which conversation a complaint comes from, and are told the customer', async () => {
  const id = await attended('partner')
  const { data: card } = await shop.call('agent', 'POST', office(id, 'complaint'), complaint)
  const { data } = await shop.call('quality', 'GET', `/office/quality/complaint/${card.id}`)
  expect(data).toMatchObject({ conversationId: id, stateCode: 1 })
  const { data: notes } = await shop.call('agent', 'GET', `/office/chat/conversation/${id}`)
  expect(notes.timeline.at(-1)).toMatchObject({ who: '唐梅', note: card.uniqueCode })
  const [news] = await newsOf('quality')
  for (const part of [card.uniqueCode, notes.customerName]) expect(news.content).toContain(part)
})

const details = { poNo: 'PO-26-7', project: 'YL330', shipTo: '示例市 2 号库' }

test('an agent reserves for a customer, who finds the reservation in the chat and among the own reservations', async () => {
  const id = await attended('buyer')
  const { status, data: card } = await shop.call('agent', 'POST', office(id, 'reservation'), {
    ...order(),
    ...details,
    customerOrderNo: '  ',
  })
  expect(status).toBe(200)
  expect(card).toMatchObject({ kind: 'reservation' })
  expect(card.summary).toMatch(/RL1-127-16-R-ZN × 800$/)

  const { data: history } = await shop.call('buyer', 'GET', '/web/dialogue/history')
  expect(history.records[0]).toMatchObject({ sender: 'agent', data: { record: card } })
  const own = await shop.call('buyer', 'GET', `/web/intention/order/${card.id}`)
  expect(own.data).toMatchObject({
    uniqueCode: card.uniqueCode,
    createdBy: '林悦',
    remark: 'As agreed',
    ...details,
    productList: [{ model, counts: 800 }],
    timeline: [{ who: '唐梅' }],
  })
  expect(own.data.conversationId).toBeUndefined()
  expect(own.data).not.toHaveProperty('customerOrderNo')
  // A colleague of the company sees it too.
  expect((await shop.call('designer', 'GET', `/web/intention/order/${card.id}`)).status).toBe(200)
  const staff = await shop.call('sales', 'GET', `/office/intention/order/${card.id}`)
  expect(staff.data).toMatchObject({ conversationId: id, customer: {} })
})

test('only agents and operators make records for customers; a customer makes none in the office', async () => {
  const id = await attended('partner')
  for (const what of ['complaint', 'reservation'])
    for (const who of ['sales', 'quality', 'editor', 'partner', 'supplier']) {
      const body = what === 'complaint' ? complaint : order()
      const { status, data } = await shop.call(who, 'POST', office(id, what), body)
      expect([who, status, data.reason]).toEqual([who, 403, 'forbidden'])
    }
})

test('only the agent who attends makes records; an operator may act for the agent', async () => {
  const id = await attended('engineer')
  expect((await shop.call('agent2', 'POST', office(id, 'reservation'), order())).status).toBe(409)
  expect((await shop.call('operator', 'POST', office(id, 'reservation'), order())).status).toBe(200)
  await shop.call('agent', 'POST', office(id, 'close'), { reason: 'solved' })
  expect((await shop.call('agent', 'POST', office(id, 'reservation'), order())).status).toBe(409)
  expect((await shop.call('agent', 'POST', office(987_654, 'reservation'), order())).status).toBe(
    404,
  )
})

test('an agent files a complaint for a company too', async () => {
  const id = await attended('buyer')
  const { data } = await shop.call('agent', 'GET', `/office/chat/conversation/${id}`)
  expect(data.mayComplain).toBe(true)
  const filed = await shop.call('agent', 'POST', office(id, 'complaint'), complaint)
  expect(filed.status).toBe(200)
  const own = await shop.call(
    'buyer',
    'GET',
    `/quality/problem/customer/complaint/${filed.data.id}`,
  )
  expect(own.data).toMatchObject({ uniqueCode: filed.data.uniqueCode })
})

test.each([
  ['an unknown model', { model: 'XX-1-2-3' }, 400, 'lines.0.model'],
  ['a past day', { requiredDate: '2001-01-01' }, 400, 'lines.0.requiredDate'],
  ['no quantity', { counts: 0 }, 400, 'lines.0.counts'],
])(
  'a reservation with %s is refused at its field, and nothing is stored',
  async (_what, more, status, path) => {
    const id = await attended('designer')
    const before = await shop.call('designer', 'GET', '/web/dialogue/status')
    const count = async () =>
      (await shop.call('designer', 'GET', '/web/intention/order/page')).data.total
    const orders = await count()
    const refused = await shop.call('agent', 'POST', office(id, 'reservation'), order(more))
    expect(refused.status).toBe(status)
    expect(refused.data.errors[0].path).toBe(path)
    expect(await count()).toBe(orders)
    const after = await shop.call('designer', 'GET', '/web/dialogue/status')
    expect(after.data.lastSeq).toBe(before.data.lastSeq)
  },
)

test('a quantity below the minimum is raised, as in the shop', async () => {
  const id = await attended('designer')
  const { data } = await shop.call('agent', 'POST', office(id, 'reservation'), order({ counts: 1 }))
  const own = await shop.call('designer', 'GET', `/web/intention/order/${data.id}`)
  const [{ counts, minQuantity }] = own.data.productList
  expect(counts).toBe(minQuantity)
})

test('files of others cannot be put into a complaint for a customer', async () => {
  const id = await attended('partner')
  const refused = await shop.call('agent', 'POST', office(id, 'complaint'), {
    ...complaint,
    fileIds: [1],
  })
  expect(refused.status).toBe(400)
})

test('a second click makes no second record', async () => {
  const id = await attended('partner')
  const headers = { 'idempotency-key': 'made-once' }
  const first = await shop.call('agent', 'POST', office(id, 'complaint'), complaint, headers)
  const second = await shop.call('agent', 'POST', office(id, 'complaint'), complaint, headers)
  expect(second.data).toEqual(first.data)
})

test('a customer cannot send the card of a record', async () => {
  const id = await attended('partner')
  const conversation = (await findConversation(shop.database, { id }))!
  const { tokens } = await shop.sessions.begin(shop.database, await shop.userId('partner'))
  const user = await shop.sessions.userOf(shop.database, tokens.access_token, false)
  const record = { kind: 'reservation', id: 1, uniqueCode: 'YD1', summary: 'forged' } as const
  const wanted = { clientId: 'forged', logType: messageType.transaction, content: 'forged' }
  const saying = {
    conversation,
    user,
    as: 'customer',
    wanted: { ...wanted, data: { record } },
  } as const
  const { message } = await say(shop.database, saying, shop.settings)
  expect(message.data?.record).toBeUndefined()
})

test('the record of an agent is in the audit log under the agent', async () => {
  const id = await attended('partner')
  const { data: card } = await shop.call('agent', 'POST', office(id, 'complaint'), complaint)
  const line = await shop.database
    .selectFrom('audit')
    .selectAll()
    .where('operation', '=', 'complainInChat')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(line.user_id).toBe(await shop.userId('agent'))
  expect(card.id).toBeGreaterThan(0)
})

test('the customer is told that a record was made for them', async () => {
  const texts = (await newsOf('partner')).map(({ content }: { content: string }) => content)
  expect(texts.join('\n')).toMatch(/唐梅/)
})

test('the conversation names the product that it is about: of a message, else of the page that is shared', async () => {
  const id = await attended('newcomer')
  const product = async () =>
    (await shop.call('agent', 'GET', `/office/chat/conversation/${id}`)).data.product
  expect(await product()).toBeUndefined()
  const shown = await shop.database
    .selectFrom('material')
    .select('id')
    .where('model', '=', 'RL1-127-12-R-ZN')
    .executeTakeFirstOrThrow()
  await shop.call('newcomer', 'PUT', '/web/dialogue/view', {
    agrees: true,
    address: `/productCategories/details?id=${shown.id}`,
  })
  expect(await product()).toBe('RL1-127-12-R-ZN')
  await shop.call('newcomer', 'PUT', '/web/dialogue/view', { agrees: true, address: '/\\[' })
  expect(await product()).toBeUndefined()
  await shop.call('newcomer', 'POST', '/web/robot', { message: `has ${model} burrs?` })
  expect(await product()).toBe(model)
})
