import { beforeEach, expect, test } from 'vitest'
import { startQuality } from './loop'

const quality = await startQuality()
const { approval, call, database, info, judge, messagesTo, problemIn, raise, upload, verify } =
  quality

beforeEach(async () => {
  await database.deleteFrom('notification').execute()
})

const office = (id: number, who: string | null = 'quality') =>
  call(who, 'GET', `/office/quality/problem/${id}`)
const queue = (query = '') =>
  call('quality', 'GET', `/office/quality/problem/page?size=100${query}`)

test('an inspector raises a problem and the supplier hears of it', async () => {
  const photo = await upload('problem', { who: 'quality' })
  const { status, data, meta } = await call('quality', 'POST', '/office/quality/problem', {
    ...quality.raised,
    fileIds: [photo],
  })
  expect([status, meta.message]).toEqual([200, '质量问题已提出，并已通知供应商'])
  expect(data).toMatchObject({
    stateCode: 1,
    supplierName: '北山锻造（演示）',
    raised: { lot: 'L2609', quantity: 200, defect: 'crack', severity: 3 },
    images: [{ key: photo }],
    timeline: [{ who: '潘睿', what: '提出了问题' }],
  })
  expect(await messagesTo('supplier')).toMatchObject([
    {
      content: `新的质量问题 ${data.uniqueCode}，请填写整改方案`,
      link: `/supplierProblem/details?id=${data.id}&type=deal`,
    },
  ])
  expect((await call('supplier', 'GET', `/quality/problem/file/${photo}`)).status).toBe(200)
  expect((await call('supplier2', 'GET', `/quality/problem/file/${photo}`)).status).toBe(404)
})

test('a problem without its fields, or against nobody, is refused in words', async () => {
  const empty = await call('quality', 'POST', '/office/quality/problem', {})
  expect(empty.data.errors.map(({ message }: { message: string }) => message)).toEqual([
    '请选择供应商',
    '请输入主题',
    '请输入产品',
    '请输入问题描述',
    '请选择严重程度',
    '请输入整改要求',
  ])
  const customer = await quality.accountOf('partner')
  const wrong = { ...quality.raised, supplierId: customer }
  expect((await call('quality', 'POST', '/office/quality/problem', wrong)).data.errors).toEqual([
    { path: 'supplierId', message: '供应商不存在' },
  ])
})

const returned = {
  ...approval,
  causeAnalysis: { verdict: 'returned', reason: '缺少回火曲线记录' },
}

test('a scheme with a returned section goes back with its reason, and is approved when mended', async () => {
  const id = await problemIn(2)
  const { data } = await judge(id, returned)
  expect(data).toMatchObject({
    stateCode: 1,
    verdict: { causeAnalysis: { verdict: 'returned', reason: '缺少回火曲线记录' } },
  })
  const seen = (await info(id)).data
  expect(seen.timeline.at(-1)).toMatchObject({
    what: '退回了整改方案',
    note: '缺少回火曲线记录',
    fields: ['原因分析'],
  })
  expect(seen.verdict.causeAnalysis.reason).toBe('缺少回火曲线记录')
  await quality.save(id, { causeAnalysis: '回火曲线偏移，记录见附件' })
  await quality.submit(id)
  expect((await judge(id)).data.stateCode).toBe(3)
  const told = (await messagesTo('supplier', 'all')).map(({ content }) => content)
  expect(told).toHaveLength(3)
  expect(told[0]).toContain('整改方案已通过')
  expect(told[1]).toContain('整改方案被退回')
  // To-dos that the supplier has done are gone.
  expect((await messagesTo('supplier')).map(({ content }) => content)).toEqual([told[0]])
})

test('an approval names nothing that was only cleared, and the note where one was written', async () => {
  const id = await problemIn(2)
  await judge(id, { ...returned, note: '请补充' })
  await quality.submit(id)
  await judge(id)
  const approved = (await info(id)).data.timeline.at(-1)
  expect(approved).toMatchObject({ what: '通过了整改方案' })
  expect(approved).not.toHaveProperty('fields')
  const other = await problemIn(2)
  await judge(other, { ...approval, note: '请按期完成' })
  expect((await info(other)).data.timeline.at(-1)).toMatchObject({
    note: '请按期完成',
    fields: ['给供应商的说明'],
  })
})

test('a reason is kept only of what is returned', async () => {
  const id = await problemIn(2)
  const stuffed = { verdict: 'accepted', reason: 'z'.repeat(5000) }
  expect((await judge(id, { ...approval, causeAnalysis: stuffed })).status).toBe(200)
  const { verdict, timeline } = (await info(id)).data
  expect(verdict.causeAnalysis).toEqual({ verdict: 'accepted' })
  expect(JSON.stringify(timeline)).not.toContain('zzz')
})

test('a section is not returned without a reason', async () => {
  const id = await problemIn(2)
  const { status, data } = await judge(id, {
    ...approval,
    problemMeasures: { verdict: 'returned' },
  })
  expect([status, data.errors]).toEqual([
    400,
    [{ path: 'problemMeasures.reason', message: '请输入退回原因' }],
  ])
  expect((await judge(id, {})).data.errors).toHaveLength(3)
  expect((await office(id)).data.stateCode).toBe(2)
})

test('evidence is returned with a reason, or found effective and the problem closed', async () => {
  const id = await problemIn(4)
  const check = { verdict: 'returned', effectivenessCheck: '抽检 5 件' }
  expect((await verify(id, check)).data.errors).toEqual([
    { path: 'reason', message: '请输入退回原因' },
  ])
  const back = await verify(id, { ...check, reason: '数量不足' })
  expect(back.data).toMatchObject({ stateCode: 3, evidenceVerdict: { reason: '数量不足' } })
  await quality.evidence(id)
  const { data } = await verify(id)
  expect(data.stateCode).toBe(5)
  expect(data.dueDate).toBeUndefined()
  expect(data.timeline.at(-1)).toMatchObject({ what: '确认整改有效，问题已关闭' })
})

test.each([1, 3, 4, 5] as const)('in state %i there is no scheme to judge', async (state) => {
  const id = await problemIn(state)
  expect((await judge(id)).status).toBe(409)
  expect((await office(id)).data.stateCode).toBe(state)
})

test.each([1, 2, 3, 5] as const)('in state %i there is no evidence to judge', async (state) => {
  const id = await problemIn(state)
  expect((await verify(id)).status).toBe(409)
  expect((await office(id)).data.stateCode).toBe(state)
})

test('two concurrent decisions: one counts, the other is refused', async () => {
  const id = await problemIn(2)
  const answers = await Promise.all([judge(id), judge(id, returned, 'operator')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('the queue has what waits longest first, and is narrowed by state, severity, deadline and words', async () => {
  await database.deleteFrom('supplier_problem').execute()
  const late = await raise({ theme: '逾期的问题', severity: 1 })
  const done = await problemIn(5)
  const fresh = await raise({ theme: '新的问题' })
  await database
    .updateTable('supplier_problem')
    .set({ due_date: '2020-01-01' })
    .where('id', '=', late)
    .execute()
  const ids = async (query = '') =>
    (await queue(query)).data.records.map((one: { id: number }) => one.id)
  expect(await ids()).toEqual([late, fresh, done])
  expect(await ids('&due=overdue')).toEqual([late])
  expect(await ids('&due=inTime')).toEqual([fresh])
  expect(await ids('&severity=1')).toEqual([late])
  expect(await ids('&stateCode=5')).toEqual([done])
  expect(await ids(`&keyword=${encodeURIComponent('逾期')}`)).toEqual([late])
  expect(await ids('&keyword=beishan')).toHaveLength(3)
  expect((await queue('&due=overdue')).data.records[0]).toMatchObject({ due: 'overdue' })
  const counts = (await call('quality', 'GET', '/office/quality/problem/counts')).data.tabs
  expect(counts.map((tab: { counts: number }) => tab.counts)).toEqual([2, 0, 0, 0, 1])
})

const readings = (id: number, who: string) => [
  office(id, who),
  call(who, 'GET', '/office/quality/problem/page'),
  call(who, 'GET', `/office/quality/problem/${id}/expense`),
  call(who, 'GET', `/office/quality/problem/${id}/report`),
]

test('problems are handled by quality and the operator alone', async () => {
  const id = await problemIn(2)
  for (const who of ['sales', 'agent', 'editor', 'supplier', 'partner']) {
    const changes = [
      judge(id, approval, who),
      call(who, 'POST', '/office/quality/problem', quality.raised),
      call(who, 'POST', `/office/quality/problem/${id}/expense`, {}),
    ]
    for (const { status } of await Promise.all(changes)) expect(status, who).toBe(403)
  }
})

test('problems are read by sales too, and by nobody else', async () => {
  const id = await problemIn(2)
  for (const { status } of await Promise.all(readings(id, 'sales'))) expect(status).toBe(200)
  for (const who of ['agent', 'editor', 'supplier', 'partner'])
    for (const { status } of await Promise.all(readings(id, who))) expect(status, who).toBe(403)
  expect((await office(id, null)).status).toBe(401)
  expect((await office(id, 'operator')).status).toBe(200)
  expect((await office(999_999)).status).toBe(404)
})

test('photos of a complaint are carried into the problem as its own, and those of another complaint are not', async () => {
  const complain = async () => {
    const fileIds = [await quality.upload('complaint', { who: 'partner', name: '滑牙.jpg' })]
    const complaint = { theme: '滑牙', product: 'HN-12', problemDescription: '螺母拧不紧' }
    const { data } = await call('partner', 'POST', '/quality/problem/customer/complaint', {
      ...complaint,
      fileIds,
    })
    return { id: data.id as number, fileIds }
  }
  const [one, other] = [await complain(), await complain()]
  const raiseFrom = (fileIds: number[]) =>
    call('quality', 'POST', '/office/quality/problem', {
      ...quality.raised,
      qualityIssuesId: one.id,
      fileIds,
    })
  const { data } = await raiseFrom(one.fileIds)
  expect(data).toMatchObject({ qualityIssuesId: one.id, images: [{ name: '滑牙.jpg' }] })
  expect(one.fileIds).not.toContain(data.images[0].key)
  const path = (id: number) => `/quality/problem/file/${id}?small=1`
  expect((await call('supplier', 'GET', path(data.images[0].key))).status).toBe(200)
  expect((await call('supplier', 'GET', path(one.fileIds[0]!))).status).toBe(404)
  expect((await raiseFrom(other.fileIds)).status).toBe(400)
})

test('each step says which fields it filled in or changed', async () => {
  const id = await problemIn(3)
  await quality.evidence(id)
  await quality.verify(id, { verdict: 'returned', reason: '不足', effectivenessCheck: '复检' })
  await quality.evidence(id, { description: '补充后的整改情况' })
  await quality.verify(id)
  const { timeline } = (await quality.info(id)).data
  const fieldsOf = timeline.map(({ what, fields }: { what: string; fields?: string[] }) => [
    what,
    fields,
  ])
  expect(fieldsOf).toMatchObject([
    ['提出了问题', expect.arrayContaining(['主题', '问题描述', '整改要求'])],
    ['保存了整改方案', expect.arrayContaining(['原因分析'])],
    ['提交了整改方案', undefined],
    ['通过了整改方案', undefined],
    ['提交了整改证据', ['整改情况描述']],
    ['退回了整改证据', ['有效性检查', '结论', '退回原因']],
    ['提交了整改证据', ['整改情况描述']],
    ['确认整改有效，问题已关闭', ['有效性检查', '结论']],
  ])
})

test('an empty verdict is refused for each section in the words of its form', async () => {
  const { status, data } = await quality.judge(await quality.problemIn(2), {})
  const message = '请选择结论'
  expect([status, data.errors]).toEqual([
    400,
    ['causeAnalysis', 'problemMeasures', 'rectificationProgram'].map((path) => ({ path, message })),
  ])
})
