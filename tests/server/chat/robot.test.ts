import { beforeAll, expect, test } from 'vitest'
import { seedChat, seedRobot } from '../../../demo/chat/fill'
import { demoQuestions } from '../../../demo/chat/questions'
import { startApp, type TestApp } from '../../app'

let shop: TestApp
beforeAll(async () => {
  shop = await startApp({ catalogue: 'demo' })
  await seedChat(shop.database)
})

const ask = (who: string, message: string, more: object = {}) =>
  shop.call(who, 'POST', '/web/robot', { message, name: 'me', mine: true, typeCode: 'x', ...more })

test('an answer names its entry and offers up to three more, in the language of the question', async () => {
  const { data } = await ask('buyer', '环槽铆钉和螺栓有什么区别')
  expect(data.state).toBe('robot')
  expect(data.answers).toHaveLength(1)
  const [{ questionAnswer, source, related, date }] = data.answers
  expect(questionAnswer).toMatch(/铆钉/)
  expect(source.question).toMatch(/螺栓/)
  expect(related.length).toBeGreaterThan(0)
  expect(related.length).toBeLessThanOrEqual(3)
  expect(Date.parse(date)).toBeGreaterThan(0)
})

test('M12 8.8 is computed, with a link that opens the calculation', async () => {
  const headers = { 'accept-language': 'en' }
  const { data } = await shop.call(
    'buyer',
    'POST',
    '/web/robot',
    { message: 'm12 8.8 torque' },
    headers,
  )
  const [{ questionAnswer, link }] = data.answers
  // VDI 2230-1: friction 0.12, 90 % of yield, hexagon head.
  expect(questionAnswer).toMatch(/83 N·m.* 43 kN/)
  const query = new URLSearchParams(link.to.split('?')[1])
  expect(Object.fromEntries(query)).toMatchObject({ d: '12', P: '1.75', propertyClass: '8.8' })
})

test('a hole and a grip are looked up, with a link that selects by them', async () => {
  const { data } = await ask('buyer', 'grip 30 mm hole 14')
  const [{ questionAnswer, link }] = data.answers
  expect(questionAnswer).toMatch(/30/)
  expect(link.to).toBe('/productCategories/productSelection?n2021090005=14.2&n2021090002=30')
})

test('hole and grip together are answered with what fits both', async () => {
  const { data } = await ask('buyer', 'grip 30 mm hole 14.2')
  expect(data.answers[0].questionAnswer).toBe(
    'Nominal diameters for a hole of 14.2 mm: 12.7\nGrip ranges that include 30 mm: 25.4-31.8',
  )

  // 14 mm differs from the recommended hole of 14.2 mm by more than its tolerance.
  const near = (await ask('buyer', 'grip 30 mm hole 14')).data.answers[0]
  expect(near.questionAnswer).toContain('No product in the catalogue fits both a 14 mm hole')
  expect(near.questionAnswer).toContain('the closest recommended hole is 14.2 mm')

  const none = await ask('buyer', 'grip 6 mm hole 27')
  expect(none.data.answers[0].questionAnswer).toContain(
    'No product in the catalogue fits both a 27 mm hole',
  )
})

test.each([
  '30 mm grip 14 mm hole',
  '铆接厚度 30 孔径 14',
  '厚30 孔14',
  'grip range of 30 mm for hole diameter 14 mm',
  'grip range of 30 mm, hole of 14 mm',
])('hole and grip are distinguished in “%s”', async (question) => {
  const { data } = await ask('buyer', question)
  expect(data.answers[0].link.to).toBe(
    '/productCategories/productSelection?n2021090005=14.2&n2021090002=30',
  )
})

test.each([
  'total thickness 12+18, hole 14.2',
  '板厚 12 + 18 mm，孔 14.2',
  '厚度 12mm+18mm 孔径 14.2',
])('plates that are named one by one in “%s” are as thick as all of them', async (question) => {
  const { data } = await ask('buyer', question)
  expect(data.answers[0].link.to).toBe(
    '/productCategories/productSelection?n2021090005=14.2&n2021090002=30',
  )
})

test.each([
  ['how to report a quality problem', 'How do I file a complaint?'],
  ['质量问题怎么反馈', '产品有质量问题怎样投诉？'],
  ['质量问题如何处理', '产品有质量问题怎样投诉？'],
  ['防松', '如何防止螺栓松动？'],
  ['如何防止松动', '如何防止螺栓松动？'],
  ['定制螺栓', '没有符合要求的标准型号怎么办？'],
  ['图纸定制', '没有符合要求的标准型号怎么办？'],
  ['custom bolt', 'What if no standard model fits?'],
  ['达克罗', '表面处理应该怎么选？'],
])('“%s” is answered from “%s”', async (asked, from) => {
  const { data } = await ask('buyer', asked)
  expect(data.answers[0]?.source.question).toBe(from)
})

test.each([
  ['M8x16x8.8', 'M8x16x8.8', 'zh'],
  ['m8*16*8.8', 'm8*16*8.8', 'zh'],
  ['你们有M12X80的螺栓吗', 'M12X80 螺栓', 'zh'],
  ['请问有没有M12×80-8.8的六角头螺栓？', 'M12×80-8.8 六角头螺栓', 'zh'],
  ['我要买M12的螺母', 'M12 螺母', 'zh'],
  ['我要M12X80的螺栓200个', 'M12X80 螺栓', 'zh'],
  ['有没有环槽铆钉', '环槽铆钉', 'zh'],
  ['do you have M12x80 bolts', 'M12x80 bolts', 'en'],
  ['Do you sell hexagon head bolts M12x80 in 8.8?', 'hexagon head bolts M12x80 8.8', 'en'],
  ['M12x80 bolts stock?', 'M12x80 bolts', 'en'],
  ['I am looking for ISO 4014 M12x80', 'ISO 4014 M12x80', 'en'],
  ['do you have bolts', 'bolts', 'en'],
  ['do you have lockbolts 12.7', 'lockbolts 12.7', 'en'],
  ['I need 200 pcs M12x80 bolts', 'M12x80 bolts', 'en'],
])('“%s” is answered with what the catalogue has of “%s”', async (asked, words, language) => {
  const { data } = await shop.call(
    'engineer',
    'POST',
    '/web/robot',
    { message: asked, name: 'me', mine: true, typeCode: 'x' },
    { 'accept-language': language },
  )
  const [{ questionAnswer, link }] = data.answers
  expect(questionAnswer).toContain(words)
  const query = new URLSearchParams(link.to.split('?')[1])
  expect(Object.fromEntries(query)).toEqual({ categoryType: '1', keyword: words })
  const found = await shop.call(
    'engineer',
    'POST',
    `/web/product/page?${new URLSearchParams({ categoryType: '1', keyword: words })}`,
    [],
  )
  expect(found.data.total).toBeGreaterThan(0)
  expect(questionAnswer.replace(words, '')).toContain(String(found.data.total))
})

test('a model is found by its name', async () => {
  const { data } = await ask('buyer', 'RL1-127-16-R-ZN')
  expect(data.answers[0].link.to).toMatch(/^\/productCategories\/details\?id=\d+$/)
})

test.each(['今天天气怎么样', 'best pizza recipe', 'asdf qwer', 'Is submarine steel magnetic?'])(
  'an unknown question (%s) is handed over to people and recorded',
  async (message) => {
    const { data } = await ask('engineer', message)
    expect(data).toMatchObject({ answers: [], state: 'waiting' })
    const { data: status } = await shop.call('engineer', 'GET', '/web/dialogue/status')
    await shop.call('agent', 'POST', `/office/chat/conversation/${status.id}/close`, {
      reason: 'notForUs',
    })
    const { data: unknown } = await shop.call('agent', 'GET', '/office/chat/unknown/page?size=100')
    const kept = unknown.records.find((one: { message: string }) => one.message === message)
    expect(kept).toMatchObject({ counts: 1 })
  },
)

test('a question to the robot during a service is answered, and the agent sees both messages', async () => {
  const { data: waiting } = await shop.call('designer', 'POST', '/web/dialogue/manual')
  expect(waiting.state).toBe('waiting')
  const { data: known } = await ask('designer', '忘记密码怎么办')
  expect(known).toMatchObject({ state: 'waiting', answers: [{ source: {} }] })
  // An agent already sees the unknown question: it is not handed over again.
  const { data: unknown } = await ask('designer', 'best pizza recipe')
  expect(unknown).toMatchObject({ state: 'waiting', answers: [], messages: [{ mine: true }] })
  const path = `/office/chat/conversation/${waiting.id}`
  const { data } = await shop.call('agent', 'GET', `${path}/messages?after=1`)
  const senders = data.records.map(({ sender }: { sender: string }) => sender)
  expect(senders).toEqual(['customer', 'robot', 'customer'])
  await shop.call('agent', 'POST', `${path}/close`, { reason: 'solved' })
})

test.each([
  ['转人工', /已转给人工/],
  ['人工', /已转给人工/],
  ['我要转人工客服！', /已转给人工/],
  ['talk to a person', /passed to customer service/],
  ['agent please', /passed to customer service/],
  ['I want to talk to a human.', /passed to customer service/],
])('who asks for a person (%s) is handed over at once', async (message, said) => {
  const { data } = await ask('engineer', message, { clientId: `wish ${message}` })
  expect(data).toMatchObject({ state: 'waiting', answers: [{ questionAnswer: said }] })
  expect(data.messages.at(-1).data.notice).toMatch(/^handedOver/)
  // Repeating the request gives the same answer with the current state.
  const again = await ask('engineer', message, { clientId: `wish ${message}` })
  expect(again.data).toMatchObject({ state: 'waiting', messages: data.messages })
  const { data: status } = await shop.call('engineer', 'GET', '/web/dialogue/status')
  const close = `/office/chat/conversation/${status.id}/close`
  await shop.call('agent', 'POST', close, { reason: 'solved' })
})

test.each([
  ['你好', /您好/],
  ['hello', /Hello/],
  ['谢谢！', /不客气/],
  ['thanks', /welcome/],
  ['bye', /Goodbye/],
  ['who are you', /robot/],
  ['你是机器人吗', /智能客服/],
  ['?', /一句话/],
  ['12', /一句话/],
  ['🙂🙂', /一句话/],
])('small talk (%s) is answered, and is neither handed over nor kept', async (message, said) => {
  const before = await shop.call('agent', 'GET', '/office/chat/unknown/page?size=100')
  const { data } = await ask('engineer', message)
  expect(data).toMatchObject({ state: 'robot', answers: [{ questionAnswer: said }] })
  const after = await shop.call('agent', 'GET', '/office/chat/unknown/page?size=100')
  expect(after.data.total).toBe(before.data.total)
})

test.each([
  ['grip 1.5 inch', /1\.5 in = 38\.1 mm\n.*38\.1 mm/s],
  ['铆接厚度 1 1/2 英寸', /1 1\/2 英寸 = 38\.1 mm/],
  ['m12 8.8 and m16 10.9 torque', /^M12, property class 8\.8.*83 N·m.*\nM16, property class 10\.9/],
  ['M12 8.8 和 10.9 的扭矩', /^M12 8\.8 级.*83 N·m.*\nM12 10\.9 级.*122 N·m/],
  ['M12 x 2 8.8 torque', /2 mm is not standard.*\nM12x2, property class 8\.8: .* about 80 N·m/],
  ['M6 x 8 8.8 torque', /no 8 mm pitch.*\nM6, property class 8\.8/],
  [
    'torque for M12 8.8 with MoS2',
    /class 8\.8: .* 39 N·m.* 23–47 kN \(friction coefficient 0\.04–0\.1,.*\n.*VDI 2230 friction class A/,
  ],
  ['M12 8.8 涂油 扭矩', /摩擦系数 0\.08–0\.16.*\n摩擦系数取自 VDI 2230 摩擦等级 B（油/],
  ['torque for an oiled M12 8.8, friction 0.11', /\(friction coefficient 0\.11,[^\n]*$/],
  ['M12x1.5 8.8 torque', /^M12x1\.5, property class 8\.8/],
  ['torque for M24 12.9 lubricated', /only to a friction coefficient of 0\.12/],
  ['what torque should I use for an M20 bolt class 12.9 with molykote', /may be too high/],
  ['M12 10.9 torque with anti-seize', /may be too high/],
  ['M16 8.8 torque with Loctite', /may be too high/],
  ['M12 10.9 扭矩 涂防咬合剂', /可能过大/],
  ['M12 10.9 扭矩 加铜膏', /可能过大/],
  ['扭力 M12 8.8', /^M12 8\.8 级/],
  ['M12 8.8 moment', /^M12, property class 8\.8/],
  ['how tight m10 8.8', /^M10, property class 8\.8/],
  ['m999 8.8 torque', /There is no standard M999 thread/],
  ['ISO 4014 M12x50', /^Models in the catalogue for “ISO 4014 M12x50”: [1-9]/],
  ['六角头螺栓 M12', /^目录中符合“六角头螺栓 M12”的型号：[1-9]/],
  ['M12 8.8 torque friction 0.16', /friction coefficient 0\.16/],
  ['M16 10.9级螺栓拧多紧', /^M16 10\.9 级.*N·m/],
  ['M12 8.8 torque at 0.10 friction', /friction coefficient 0\.1,/],
  ['what is the price of RL1-127-16-R-ZN', /RL1-127-16-R-ZN: .*\nPrice, stock/],
  ['RL1-127-16-R-ZN 有库存吗', /RL1-127-16-R-ZN：库存 8,600 套$/],
  ['M12x80 hexagon head bolt 8.8 stock?', /\[HB-M12x80-8\.8-ZF\].*: Stock 6,400 pcs\n.*\n/],
])('%s is answered as it was asked', async (message, said) => {
  const { data } = await ask('buyer', message)
  expect(data.answers[0]?.questionAnswer).toMatch(said)
})

test.each(['the whole 12 pieces arrived broken', '这个月5孔', 'I need 20 holes drilled'])(
  'a figure that measures nothing (%s) is not looked up',
  async (message) => {
    const { data } = await ask('designer', message)
    expect(data.answers[0]?.link).toBeUndefined()
  },
)

test('an answer and what is offered with it are in the language of the question', async () => {
  const english = { 'accept-language': 'en' }
  const { data } = await shop.call(
    'buyer',
    'POST',
    '/web/robot',
    { message: 'M12 8.8 扭矩' },
    english,
  )
  const [{ questionAnswer, link, related }] = data.answers
  for (const words of [
    questionAnswer,
    link.text,
    ...related.map((one: { question: string }) => one.question),
  ])
    expect(words).toMatch(/\p{Script=Han}/u)
})

test('hours and phone are those of the settings', async () => {
  const hours = { from: '09:15', to: '16:45', holidays: [] }
  const other = await startApp({ beside: shop, settings: { serviceHours: hours } })
  const { data } = await other.call('buyer', 'POST', '/web/robot', { message: '你们几点上班' })
  expect(data.answers[0].questionAnswer).toMatch(/09:15–16:45.*400-000-0000/)
  expect(data.answers[0].questionAnswer).not.toContain('{{')
})

test('an unknown question becomes an entry, and the robot knows it at once', async () => {
  const message = 'Do you sell submarines?'
  await ask('partner', message)
  const { data: unknown } = await shop.call('agent', 'GET', '/office/chat/unknown/page?size=100')
  const { id } = unknown.records.find((one: { message: string }) => one.message === message)
  const entry = {
    topic: 'ordering',
    questionZh: '卖潜艇吗？',
    questionEn: message,
    unknownId: id,
    answerZh: '不卖。',
    answerEn: 'No submarines.',
  }
  const { data: added } = await shop.call('agent', 'POST', '/office/chat/entry', entry)
  const after = await shop.call('agent', 'GET', '/office/chat/unknown/page?size=100')
  expect(after.data.records.map((one: { id: number }) => one.id)).not.toContain(id)
  const { data } = await ask('designer', '你们卖潜艇吗')
  expect(data.answers[0]).toMatchObject({ questionAnswer: '不卖。', source: { id: added.id } })
})

test('a shop that is there gets what the robot has learnt since, and nothing that staff have changed or deleted', async () => {
  const page = '/office/chat/entry/page?size=100'
  const [changed, removed] = (await shop.call('agent', 'GET', page)).data.records
  const { version, topic, questionZh, questionEn, answerZh, answerEn } = changed
  const form = { version, topic, questionZh, questionEn, answerZh, answerEn: `${answerEn} Kept.` }
  expect((await shop.call('agent', 'PUT', `/office/chat/entry/${changed.id}`, form)).status).toBe(
    200,
  )
  await shop.call('agent', 'DELETE', `/office/chat/entry/${removed.id}`)
  const before = (await shop.call('agent', 'GET', page)).data.total
  const learnt = {
    id: 'learnt-since',
    topic: 'torque' as const,
    question: { zh: '今年学到了什么？', en: 'What was learnt this year?' },
    alternatives: { zh: [], en: [] },
    answer: { zh: '新的', en: 'Something new' },
  }
  await Promise.all([1, 2].map(() => seedRobot(shop.database, [...demoQuestions, learnt])))
  const { data } = await shop.call('agent', 'GET', page)
  expect(data.total).toBe(before + 1)
  const one = await shop.call('agent', 'GET', `/office/chat/entry/${changed.id}`)
  expect(one.data.answerEn).toMatch(/Kept\.$/)
  expect((await shop.call('agent', 'GET', `/office/chat/entry/${removed.id}`)).status).toBe(404)
  const { data: asked } = await ask('buyer', 'What was learnt this year?')
  expect(asked.answers[0].questionAnswer).toBe('Something new')
})

test('the same question, sent again, is answered once', async () => {
  const before = (await shop.call('newcomer', 'GET', '/web/dialogue/status')).data.lastSeq
  const one = await ask('newcomer', '忘记密码怎么办', { clientId: 'q-1' })
  const two = await ask('newcomer', '忘记密码怎么办', { clientId: 'q-1' })
  expect(two.data.answers).toEqual(one.data.answers)
  const { data } = await shop.call('newcomer', 'GET', '/web/dialogue/status')
  expect(data).toMatchObject({ lastSeq: before + 2, unread: 0 })
})

test('a blank question and one that is too long are refused', async () => {
  expect((await ask('buyer', '   ')).status).toBe(400)
  expect((await ask('buyer', 'x'.repeat(10_000))).status).toBe(400)
})

test('the orders of the account are grouped by the day they are needed', async () => {
  const [today, later] = ['2099-05-01', '2099-06-01']
  const products = await shop.database.selectFrom('material').select('id').limit(3).execute()
  const lines = products.map(({ id }, at) => ({
    dataId: id,
    counts: 5000,
    requiredDate: at === 1 ? later : today,
  }))
  await shop.call('buyer', 'POST', '/web/intention/order/submit', { productList: lines })
  const { data } = await shop.call('buyer', 'GET', '/web/dialogue/order/list?current=1&size=99999')
  expect(data.size).toBe(99999)
  const groups = data.records[0].productList.map(
    ({ requiredDate, dataJson }: { requiredDate: string; dataJson: string }) => [
      requiredDate,
      JSON.parse(dataJson).map(({ dataId }: { dataId: number }) => dataId),
    ],
  )
  const [first, second, third] = products.map(({ id }) => id)
  expect(groups).toEqual([
    [today, [first, third]],
    [later, [second]],
  ])
})
