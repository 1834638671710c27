import { beforeEach, expect, test } from 'vitest'
import { startQuality } from './loop'

const { call, database, messagesTo, upload, userId } = await startQuality()

beforeEach(async () => {
  await database.deleteFrom('customer_problem').execute()
  await database.deleteFrom('notification').execute()
})

const complaint = {
  theme: '螺母滑牙',
  product: 'HN-12',
  lot: 'B77',
  quantity: 40,
  problemDescription: '装配时螺母滑牙',
}
const report = {
  problemCauses: '攻丝刀具磨损',
  treatmentPlan: '整批更换',
  rectificationProgram: '缩短换刀周期',
}

const file = (body: object = complaint, who: string | null = 'partner') =>
  call(who, 'POST', '/quality/problem/customer/complaint', body)
const answer = (id: number, body: object = report, who: string | null = 'quality') =>
  call(who, 'POST', `/office/quality/complaint/${id}/report`, body)
const mine = (query = '', who: string | null = 'partner') =>
  call(who, 'GET', `/quality/problem/customer/mine?size=10${query}`)
const info = (id: number, who: string | null = 'partner') =>
  call(who, 'GET', `/quality/problem/customer/info?id=${id}`)
const evaluate = (id: number, more: object = {}, who: string | null = 'partner') =>
  call(who, 'POST', '/quality/problem/customer/evaluate', {
    evaluationLevel: '2',
    feedback: '处理及时',
    issuesReportId: id,
    ...more,
  })

async function reported(): Promise<number> {
  const { id } = (await file()).data
  await answer(id)
  return id
}

test('a report says what was complained of, with the files of the complaint', async () => {
  const sent = await upload('complaint', { who: 'partner', kind: 2 })
  const { id } = (await file({ ...complaint, defect: 'crack', fileIds: [sent] })).data
  await answer(id)
  expect((await info(id)).data).toMatchObject({
    complaint: { ...complaint, defect: 'crack' },
    complaintFiles: [{ id: sent }],
  })
})

test('files stand in the order of the form, whichever arrived first', async () => {
  const send = (kind: 1 | 2) => upload('complaint', { who: 'partner', kind })
  const [first, second, third] = [await send(2), await send(2), await send(2)]
  const [early, late] = [await send(1), await send(1)]
  const filed = await file({ ...complaint, fileIds: [third, late, first, early, second] })
  expect(filed.data).toMatchObject({
    files: [{ id: third }, { id: first }, { id: second }],
    images: [{ key: late }, { key: early }],
  })
})

test('a complaint is filed, followed, answered with a report and evaluated', async () => {
  const photo = await upload('complaint', { who: 'partner' })
  const filed = await file({ ...complaint, fileIds: [photo] })
  expect(filed.meta.message).toBe('投诉已提交')
  const { id, uniqueCode } = filed.data
  expect(filed.data).toMatchObject({ stateCode: 1, complaint, images: [{ key: photo }] })
  expect((await mine()).data.total).toBe(0)
  expect((await info(id)).status).toBe(404)
  expect(await messagesTo('quality')).toMatchObject([{ link: `/office/quality/complaint/${id}` }])

  const pictures = await Promise.all(
    ['mationImgIds', 'proImgIds', 'dealImgIds', 'rectImgIds'].map(
      async (name) => [name, [await upload('report', { who: 'quality' })]] as const,
    ),
  )
  const attached = await upload('report', { who: 'quality', kind: 2, name: '检测 报告.pdf' })
  const answered = await answer(id, {
    ...report,
    ...Object.fromEntries(pictures),
    fileIds: [attached],
  })
  expect(answered.data).toMatchObject({ stateCode: 2, accountName: '魏岚' })
  expect((await messagesTo('partner'))[0]!.link).toBe(
    `/customerAnalysis/details?id=${id}&type=evaluation`,
  )

  const { data } = await info(id)
  expect(data).toMatchObject({
    uniqueCode,
    isEvaluation: 0,
    identityName: '潘睿',
    ...report,
    images: [{ key: photo }],
    mationImg: [{ key: pictures[0]![1][0] }],
    proImg: [{ key: pictures[1]![1][0] }],
    dealImg: [{ key: pictures[2]![1][0] }],
    rectImg: [{ key: pictures[3]![1][0] }],
    files: [{ id: attached, type: 'pdf', original: '检测 报告.pdf' }],
  })
  const saved = await call(
    'partner',
    'GET',
    `/quality/problem/download/customer/attach/${attached}`,
  )
  expect(saved.headers['content-disposition']).toContain('attachment')
  expect(
    (await call('engineer', 'GET', `/quality/problem/download/customer/attach/${attached}`)).status,
  ).toBe(404)

  const done = await evaluate(id)
  expect([done.status, done.meta.message]).toEqual([200, '感谢您的评价'])
  expect(done.data).toMatchObject({
    isEvaluation: 1,
    evaluation: { evaluationLevel: '2', feedback: '处理及时' },
  })
  expect(done.data.timeline.map(({ what }: { what: string }) => what)).toEqual([
    '提交了投诉',
    '发出了处理报告',
    '评价了处理结果',
  ])
})

test('reports are listed by evaluation, number and subject', async () => {
  const [one, other] = [await reported(), await reported()]
  await evaluate(one)
  const ids = async (query: string) =>
    (await mine(query)).data.records.map(({ id }: { id: number }) => id)
  expect(await ids('&isEvaluation=3')).toEqual([other, one])
  expect(await ids('&isEvaluation=0')).toEqual([other])
  expect(await ids('&isEvaluation=1')).toEqual([one])
  const { uniqueCode } = (await info(one)).data
  expect(await ids(`&keyword=${uniqueCode}`)).toEqual([one])
  expect(await ids(`&keyword=${encodeURIComponent('滑牙')}`)).toHaveLength(2)
  expect(await ids('&type=4')).toEqual([])
  expect((await mine('&isEvaluation=2')).status).toBe(400)
})

test.each([
  [{ evaluationLevel: undefined }, 'evaluationLevel', '请选择评价等级'],
  [{ evaluationLevel: '9' }, 'evaluationLevel', '没有这个评价等级'],
  [{ feedback: undefined }, 'feedback', '请输入反馈意见'],
  [{ feedback: ' ' }, 'feedback', '请输入反馈意见'],
  [{ feedback: '好'.repeat(201) }, 'feedback', '“反馈意见”不能超过 200 个字符'],
])('an evaluation with %j is refused and nothing is stored', async (more, path, message) => {
  const id = await reported()
  const { status, data } = await evaluate(id, more)
  expect([status, data.errors]).toEqual([400, [{ path, message }]])
  expect((await info(id)).data.isEvaluation).toBe(0)
})

test('without anything the level is asked for first, then the feedback', async () => {
  const id = await reported()
  const { data } = await evaluate(id, { evaluationLevel: undefined, feedback: undefined })
  expect(data.errors.map(({ path }: { path: string }) => path)).toEqual([
    'evaluationLevel',
    'feedback',
  ])
})

test('200 characters of feedback are taken, also where each is two code units', async () => {
  expect((await evaluate(await reported(), { feedback: '𠮷'.repeat(200) })).status).toBe(200)
})

test('a report that is not there is called a report, whether there is a complaint or none', async () => {
  const refused = await evaluate(2_000_000_000)
  expect([refused.status, refused.meta.message]).toEqual([404, '处理报告不存在'])
})

test('a report is evaluated once, also when it is done twice at once', async () => {
  const id = await reported()
  const answers = await Promise.all([evaluate(id), evaluate(id, { feedback: '另一条' })])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const again = await evaluate(id)
  expect([again.status, again.meta.message]).toEqual([409, '此报告已评价'])
})

test('a complaint is answered once', async () => {
  const id = await reported()
  const again = await answer(id)
  expect([again.status, again.meta.message]).toEqual([409, '潘睿 已答复此投诉'])
  expect((await answer((await file()).data.id, {})).data.errors).toHaveLength(3)
})

test('two concurrent answers to a complaint: the second is refused and names who was faster', async () => {
  const { id } = (await file()).data
  const answers = await Promise.all([answer(id), answer(id, report, 'operator')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const { identityName } = (await info(id)).data
  const late = answers.find(({ status }) => status === 409)!
  expect(late.meta.message).toBe(`${identityName} 已答复此投诉`)
})

test('a report on a complaint that was changed since it was seen is a conflict', async () => {
  const { id, version } = (await file()).data
  const { status, meta } = await answer(id, { ...report, version: version + 1 })
  expect([status, meta.message]).toEqual([409, '这条记录已被他人修改，请核对差异后再保存'])
  expect((await answer(id, { ...report, version })).status).toBe(200)
})

test('a complaint says what kind of defect it is about', async () => {
  const { data } = await file({ ...complaint, defect: 'crack' })
  expect(data.complaint.defect).toBe('crack')
  expect((await file({ ...complaint, defect: 'bent' })).data.errors).toEqual([
    { path: 'defect', message: '“缺陷类型”请选择：尺寸、强度、表面、裂纹、混料、包装、其他' },
  ])
})

test('a complaint sent twice with one key is one complaint', async () => {
  const send = () =>
    call('partner', 'POST', '/quality/problem/customer/complaint', complaint, {
      'idempotency-key': 'once',
    })
  const [one, other] = [await send(), await send()]
  expect(one.data.id).toBe(other.data.id)
})

test('the list of reports is for persons who were opened for it; records are for their customer', async () => {
  const id = await reported()
  for (const who of ['buyer', 'engineer', 'supplier', 'quality']) {
    const isCustomer = who === 'buyer' || who === 'engineer'
    expect((await mine('', who)).status, who).toBe(403)
    expect((await info(id, who)).status, who).toBe(isCustomer ? 404 : 403)
    expect((await evaluate(id, {}, who)).status, who).toBe(isCustomer ? 404 : 403)
    expect((await file(complaint, who)).status, who).toBe(isCustomer ? 200 : 403)
  }
  expect((await mine('', null)).status).toBe(401)
})

test("another customer's report and complaint are not found", async () => {
  const id = await reported()
  await database
    .updateTable('account')
    .set({ cust_type: 2 })
    .where('id', '=', (eb) =>
      eb.selectFrom('app_user').select('account_id').where('username', '=', 'engineer'),
    )
    .execute()
  expect(await userId('engineer')).toBeGreaterThan(0)
  for (const answer of [
    await info(id, 'engineer'),
    await evaluate(id, {}, 'engineer'),
    await call('engineer', 'GET', `/quality/problem/customer/complaint/${id}`),
    await call('engineer', 'GET', `/quality/problem/customer/report/${id}`),
  ]) {
    expect(answer.status).toBe(404)
  }
})
