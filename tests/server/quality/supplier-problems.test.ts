import { beforeEach, expect, test } from 'vitest'
import { startQuality } from './loop'

const quality = await startQuality()
const { call, database, evidence, info, problemIn, raise, save, submit, upload } = quality

beforeEach(async () => {
  await database.deleteFrom('notification').execute()
})

const list = (query = '', who: string | null = 'supplier') =>
  call(who, 'GET', `/quality/problem/supplier/mine?size=100${query}`)

test('a scheme is saved, read again with its files, changed and submitted', async () => {
  const id = await raise()
  const photo = await upload('improvement_program')
  const report = await upload('improvement_program', { kind: 2 })
  const saved = await save(id, { fileIds: [photo, report], remark: '附硬度记录' })
  expect([saved.status, saved.meta.message]).toEqual([200, '整改方案已保存'])

  const { data } = await info(id)
  expect(data).toMatchObject({
    theme: '套环裂纹',
    request: '七日内提交整改方案',
    identityName: '潘睿',
    stateCode: 1,
    improvementProgram: {
      id,
      contactPerson: '高峰',
      causeAnalysis: '回火温度偏低',
      remark: '附硬度记录',
      fileIds: [photo, report],
      images: [{ key: photo, value: `/crrc_sales/quality/problem/file/${photo}` }],
      files: [{ id: report, originalName: '报告.pdf' }],
    },
  })

  await save(id, { fileIds: [report], causeAnalysis: '材料成分偏差' })
  const changed = (await info(id)).data
  expect(changed.improvementProgram).toMatchObject({ causeAnalysis: '材料成分偏差', images: [] })
  expect(changed.timeline.at(-1)).toMatchObject({
    who: '高峰',
    what: '修改了整改方案',
    fields: ['原因分析', '备注', '图片与附件'],
  })

  expect(changed.timeline.at(-2)).toMatchObject({
    who: '高峰',
    what: '移除了文件',
    note: '照片.jpg',
  })

  const submitted = await submit(id)
  expect(submitted.data.stateCode).toBe(2)
  expect((await quality.messagesTo('quality')).map(({ link }) => link)).toContain(
    `/office/quality/problem/${id}`,
  )
})

test('a scheme that is saved as it was leaves no trace', async () => {
  const id = await raise()
  const [first, second] = [await upload('improvement_program'), await upload('improvement_program')]
  await save(id, { fileIds: [second, first], remark: '附记录' })
  const before = (await info(id)).data
  expect(before.improvementProgram.images).toHaveLength(2)
  const { status, data } = await save(id, {
    ...before.improvementProgram,
    version: before.version,
  })
  expect([status, data.version]).toEqual([200, before.version])
  expect(data.timeline).toEqual(before.timeline)
})

test('the history names what was chosen instead, and not the field that went away with the choice before', async () => {
  const id = await raise()
  await save(id, { causeKind: 'other', causeOther: '运输' })
  const { data } = await save(id, { causeKind: 'method', remark: '', fileIds: [] })
  expect(data.timeline.at(-1).fields).toEqual(['原因类别'])
})

test('evidence is submitted in state 3 and the problem goes on to be verified', async () => {
  const id = await problemIn(3)
  const [photo, report] = [await upload('evidence'), await upload('evidence', { kind: 2 })]
  const { status, data } = await evidence(id, { fileIds: [photo, report] })
  expect(status).toBe(200)
  expect(data).toMatchObject({
    stateCode: 4,
    evidence: {
      description: '已按新曲线生产三批',
      images: [{ key: photo }],
      files: [{ id: report }],
    },
  })
})

test('expenses are seen when the problem is completed, not before', async () => {
  const id = await problemIn(4)
  const expenses = () => call('supplier', 'GET', `/quality/problem/supplier/expenses/${id}`)
  await call('quality', 'POST', `/office/quality/problem/${id}/expense`, {
    costTypeName: '返工',
    curCode: 'EUR',
    exchangeRate: 7.8,
    amount: 120.5,
  })
  expect((await expenses()).status).toBe(409)
  const said = async (who: string) => {
    const path =
      who === 'supplier' ? '/quality/problem/supplier/info?id=' : '/office/quality/problem/'
    const { timeline } = (await call(who, 'GET', `${path}${id}`)).data
    return timeline.some(({ note }: { note?: string }) => note?.includes('120.5'))
  }
  expect([await said('supplier'), await said('quality')]).toEqual([false, true])
  await quality.verify(id)
  expect(await said('supplier')).toBe(true)
  expect((await expenses()).data).toMatchObject([
    { costTypeName: '返工', standardCurrencyAmount: 939.9, symbol: '¥' },
  ])
})

const required = {
  contactPerson: ['请输入联系人', 'Please enter a contact'],
  contactDetails: ['请输入联系方式', 'Please enter contact information'],
  causeAnalysis: ['请输入原因分析', 'Please enter the causal analysis'],
  problemMeasures: ['请输入问题应对措施', 'Please enter the potential solution'],
  rectificationProgram: ['请输入整改计划', 'Please enter the rectification plan'],
}

test.each(Object.entries(required))('%s is demanded in its own words', async (path, [zh, en]) => {
  const id = await raise()
  for (const [language, message] of [
    ['zh', zh],
    ['en', en],
  ]) {
    for (const value of [undefined, '', '   ', '\u200b\ufeff\u2060\u00ad']) {
      const { status, data } = await call(
        'supplier',
        'POST',
        '/quality/problem/supplier/v2',
        quality.scheme(id, { [path]: value }),
        { 'accept-language': language! },
      )
      expect([status, data.errors]).toEqual([400, [{ path, message }]])
    }
  }
})

test('a text area holds 500 characters and no more', async () => {
  const id = await raise()
  expect((await save(id, { causeAnalysis: '因'.repeat(500) })).status).toBe(200)
  for (const path of ['causeAnalysis', 'problemMeasures', 'rectificationProgram', 'remark'])
    expect((await save(id, { [path]: '注'.repeat(501) })).data.errors).toMatchObject([{ path }])
})

test('a cause that is none of the usual ones must be named, shorter in Chinese than in English', async () => {
  const id = await raise()
  const other = (causeOther: string | undefined, language: string) =>
    call(
      'supplier',
      'POST',
      '/quality/problem/supplier/v2',
      quality.scheme(id, { causeKind: 'other', causeOther }),
      { 'accept-language': language },
    )
  expect((await other(undefined, 'zh')).data.errors).toEqual([
    { path: 'causeOther', message: '请说明其他原因' },
  ])
  expect((await other('x'.repeat(21), 'zh')).data.errors).toEqual([
    { path: 'causeOther', message: '“其他原因”不能超过 20 个字符' },
  ])
  expect((await other('x'.repeat(50), 'en')).status).toBe(200)
  expect((await other('x'.repeat(51), 'en')).status).toBe(400)
  expect((await info(id)).data.improvementProgram.causeOther).toBe('x'.repeat(50))
})

test('rows of whys are kept, and an unfinished one is refused', async () => {
  const id = await raise()
  const whys = [{ why: '为何开裂', because: '硬度过高' }]
  expect((await save(id, { whys })).status).toBe(200)
  expect((await info(id)).data.improvementProgram.whys).toEqual(whys)
  expect((await save(id, { whys: [{ why: '为何' }] })).data.errors).toEqual([
    { path: 'whys.0.because', message: '请输入答案' },
  ])
})

test('without a description there is no evidence', async () => {
  const id = await problemIn(3)
  const { status, data } = await evidence(id, { description: undefined })
  expect([status, data.errors]).toEqual([
    400,
    [{ path: 'description', message: '请输入整改情况描述' }],
  ])
  expect((await info(id)).data.stateCode).toBe(3)
})

test('a description of evidence has at most 500 characters', async () => {
  const id = await problemIn(3)
  const long = await evidence(id, { description: '查'.repeat(501) })
  expect([long.status, long.data.errors]).toMatchObject([400, [{ path: 'description' }]])
  expect((await evidence(id, { description: '查'.repeat(500) })).status).toBe(200)
})

test('a scheme that was not saved cannot be submitted', async () => {
  const id = await raise()
  const { status, meta } = await submit(id)
  expect([status, meta.message]).toEqual([409, '请先保存整改方案'])
})

test.each([2, 3, 4, 5] as const)(
  'in state %i a scheme is neither saved nor submitted',
  async (state) => {
    const id = await problemIn(state)
    const [saved, submitted] = [await save(id), await submit(id)]
    expect([saved.status, saved.meta.message]).toEqual([409, '问题的当前状态不允许此操作'])
    expect([submitted.status, submitted.meta.message]).toEqual([
      409,
      state === 2 ? '整改方案已提交，正在等待审核，无需再次提交' : '问题的当前状态不允许此操作',
    ])
    expect((await info(id)).data.stateCode).toBe(state)
  },
)

test.each([1, 2, 4, 5] as const)('in state %i no evidence is submitted', async (state) => {
  const id = await problemIn(state)
  expect((await evidence(id)).status).toBe(409)
  expect((await info(id)).data.stateCode).toBe(state)
})

test('two concurrent submissions: one is refused', async () => {
  const id = await raise()
  await save(id)
  const answers = await Promise.all([submit(id), submit(id)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const { timeline } = (await info(id)).data
  expect(timeline.filter(({ what }: { what: string }) => what === '提交了整改方案')).toHaveLength(1)
})

test('a stale change is refused with a conflict', async () => {
  const id = await raise()
  const { version } = (await info(id)).data
  expect((await save(id, { version })).status).toBe(200)
  const late = await save(id, { version, causeAnalysis: '另一种原因' })
  expect([late.status, late.meta.message]).toEqual([
    409,
    '有人刚刚修改了此问题，请查看最新内容后再试；您填写的内容已保留',
  ])
  expect((await info(id)).data.improvementProgram.causeAnalysis).toBe('回火温度偏低')
})

test('a scheme is submitted as it was read, and not as a colleague has changed it since', async () => {
  const id = await raise()
  const { version } = (await save(id)).data
  const submitRead = (read: number) =>
    call('supplier', 'POST', `/quality/problem/supplier/submit/${id}?version=${read}`)
  const now = (await save(id, { causeAnalysis: '另一种原因' })).data.version
  const stale = await submitRead(version)
  expect([stale.status, stale.meta.message]).toEqual([
    409,
    '整改方案刚刚有改动，页面已显示最新内容，请查看后再提交',
  ])
  expect((await info(id)).data.stateCode).toBe(1)
  expect((await submitRead(now)).data.stateCode).toBe(2)
})

test("another supplier's problem is not found, and a visitor is asked to log in", async () => {
  const id = await problemIn(3)
  const asked = (who: string | null) => [
    info(id, who),
    save(id, {}, who),
    submit(id, who),
    evidence(id, {}, who),
    call(who, 'GET', `/quality/problem/supplier/expenses/${id}`),
    call(who, 'GET', `/quality/problem/supplier/report/${id}`),
  ]
  for (const answer of await Promise.all(asked('supplier2'))) expect(answer.status).toBe(404)
  for (const answer of await Promise.all(asked(null))) expect(answer.status).toBe(401)
  for (const who of ['partner', 'buyer', 'quality']) {
    for (const answer of await Promise.all(asked(who))) expect(answer.status).toBe(403)
  }
})

test('a list shows own problems, counts them by state, and finds them by number and time', async () => {
  const id = await problemIn(2)
  const { uniqueCode } = (await info(id)).data
  const all = (await list()).data
  expect(all.counts['0']).toBe(all.ipage.total)
  expect(all.counts['2']).toBe((await list('&stateCode=2')).data.ipage.total)
  expect(all.ipage.records[0]).toMatchObject({ id, uniqueCode, identityName: '潘睿' })
  const found = (await list(`&keyword=${uniqueCode.slice(-6).toLowerCase()}`)).data
  expect(found.ipage.records.map((one: { id: number }) => one.id)).toEqual([id])
  expect(found.counts).toEqual({ 0: 1, 1: 0, 2: 1, 3: 0, 4: 0, 5: 0 })
  expect((await list('&keyword=%25')).data.ipage.total).toBe(0)
  expect((await list('&type=4')).data.counts['0']).toBe(0)
  expect((await list('', 'supplier2')).data.counts['0']).toBe(0)
})
