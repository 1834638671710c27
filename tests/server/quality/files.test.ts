import { expect, test } from 'vitest'
import { deleteFile, findFile } from '../../../src/server/files/files.sql'
import { startQuality } from './loop'

const quality = await startQuality()
const { call, evidence, info, judge, problemIn, raise, save, submit, upload, verify } = quality

const get = (who: string | null, id: number) => call(who, 'GET', `/quality/problem/file/${id}`)
const remove = (who: string, id: number) =>
  call(who, 'DELETE', `/quality/problem/file/delete/${id}`)

test('a file of a problem is seen by its supplier and by quality, and by nobody else', async () => {
  const id = await raise()
  const photo = await upload('improvement_program')
  await save(id, { fileIds: [photo] })
  for (const who of ['supplier', 'quality', 'operator']) {
    expect((await get(who, photo)).status, who).toBe(200)
  }
  for (const who of ['supplier2', 'partner', 'buyer']) {
    expect((await get(who, photo)).status, who).not.toBe(200)
  }
  expect((await get(null, photo)).status).toBe(401)
  expect((await get('supplier', 999_999)).status).toBe(404)
})

test('a file is also found by where it is kept, by the same people', async () => {
  const id = await raise()
  const plan = await upload('improvement_program', { kind: 2 })
  await save(id, { fileIds: [plan] })
  const [file] = (await info(id)).data.improvementProgram.files
  const path = `/admin/sys-file/${file.bucketName}/${file.fileName}`
  const [byPlace, byId] = [await call('supplier', 'GET', path), await get('supplier', plan)]
  expect([byPlace.status, byPlace.text]).toEqual([200, byId.text])
  for (const who of ['supplier2', 'partner']) {
    expect((await call(who, 'GET', path)).status, who).toBe(404)
  }
  expect((await call(null, 'GET', path)).status).toBe(401)
  for (const other of ['elsewhere', `files%2F${file.fileName.slice(0, 2)}`]) {
    const astray = `/admin/sys-file/${other}/${file.fileName}`
    expect((await call('supplier', 'GET', astray)).status, other).toBe(404)
  }
})

test('files of another supplier, of another form or of another record are not taken', async () => {
  const id = await raise()
  const stranger = await upload('improvement_program', { who: 'supplier2' })
  const forEvidence = await upload('evidence')
  const elsewhere = await upload('improvement_program')
  await save(await raise(), { fileIds: [elsewhere] })
  for (const file of [stranger, forEvidence, elsewhere, 999_999]) {
    const { status, data } = await save(id, { fileIds: [file] })
    expect([status, data.errors]).toEqual([
      400,
      [{ path: 'fileIds', message: '有文件不存在或已被删除，请重新上传' }],
    ])
  }
  expect((await info(id)).data.improvementProgram).toBeUndefined()
  expect((await get('supplier2', stranger)).status).toBe(200)
})

test('a form holds nine pictures and nine files, not ten', async () => {
  const id = await raise()
  const many = async (kind: number, count: number) =>
    Promise.all(Array.from({ length: count }, () => upload('improvement_program', { kind })))
  const [images, files] = [await many(1, 9), await many(2, 9)]
  expect((await save(id, { fileIds: [...images, ...files] })).status).toBe(200)
  const tenth = await upload('improvement_program')
  const { status, meta } = await save(id, { fileIds: [...images, tenth] })
  expect([status, meta.message]).toEqual([400, '最多上传 9 张图片和 9 个文件'])
})

test('a file that a scheme no longer names is gone', async () => {
  const id = await raise()
  const [kept, dropped] = [await upload('improvement_program'), await upload('improvement_program')]
  await save(id, { fileIds: [kept, dropped] })
  await save(id, { fileIds: [kept] })
  expect((await get('supplier', dropped)).status).toBe(404)
  expect((await get('supplier', kept)).status).toBe(200)
})

test('a file is deleted while its form is open, and stays when that was sent', async () => {
  const id = await problemIn(3)
  const [first, second] = [await upload('evidence'), await upload('evidence')]
  expect((await remove('supplier', first)).meta.message).toBe('文件已删除')
  expect((await evidence(id, { fileIds: [first] })).status).toBe(400)
  await evidence(id, { fileIds: [second] })
  expect((await remove('supplier', second)).status).toBe(409)
  expect((await remove('supplier2', second)).status).toBe(404)
  expect((await get('supplier', second)).status).toBe(200)
})

test('a file that a form has taken since it was looked at is not deleted as if it were nobody’s', async () => {
  const id = await raise()
  const photo = await upload('improvement_program')
  const asFound = await findFile(quality.database, photo)
  await save(id, { fileIds: [photo] })
  expect(await deleteFile(quality.database, asFound!)).toBe(false)
  expect((await get('supplier', photo)).status).toBe(200)
  expect((await info(id)).data.improvementProgram.images).toHaveLength(1)
})

test('files are uploaded for the forms that one fills in', async () => {
  expect(await upload('problem')).toMatchObject({ reason: 'forbidden' })
  expect(await upload('evidence', { who: 'quality' })).toMatchObject({ reason: 'forbidden' })
  expect(await upload('complaint', { who: 'quality' })).toMatchObject({ reason: 'forbidden' })
  expect(await upload('complaint')).toMatchObject({ reason: 'forbidden' })
  // A person to whom the list of quality reports is not opened.
  expect(await upload('complaint', { who: 'engineer' })).toEqual(expect.any(Number))
})

test('a file that is deleted is taken out of its scheme, and the history says who did it', async () => {
  const id = await raise()
  const [kept, gone] = [
    await upload('improvement_program'),
    await upload('improvement_program', { kind: 2, name: '回火曲线.pdf' }),
  ]
  await save(id, { fileIds: [kept, gone] })
  const before = (await info(id)).data
  expect((await remove('supplier', gone)).status).toBe(200)
  const { version, improvementProgram, timeline } = (await info(id)).data
  expect(version).toBe(before.version + 1)
  expect(improvementProgram).toMatchObject({ fileIds: [kept], files: [] })
  expect(timeline.at(-1)).toMatchObject({
    who: '高峰',
    what: '移除了文件',
    note: '回火曲线.pdf',
    fields: ['图片与附件'],
  })
  expect((await get('supplier', gone)).status).toBe(404)
  expect((await save(id, { version: before.version, remark: '晚了一步' })).status).toBe(409)
})

const reasons = { verdict: 'returned', reason: '缺少记录', effectivenessCheck: '抽检不合格' }

test('evidence that came back stays readable with its files and its verdict', async () => {
  const id = await problemIn(3)
  const [first, second] = [await upload('evidence'), await upload('evidence')]
  await evidence(id, { description: '第一次整改', fileIds: [first] })
  await verify(id, reasons)
  expect((await remove('supplier', first)).status).toBe(200)
  await evidence(id, { description: '第二次整改', fileIds: [second] })
  await verify(id, reasons)
  await evidence(id, { description: '第三次整改', fileIds: [] })
  const { rounds, evidence: current } = (await info(id)).data
  expect(current).toMatchObject({ description: '第三次整改', fileIds: [] })
  expect(rounds).toMatchObject([
    {
      part: 'evidence',
      round: 1,
      judgedBy: '潘睿',
      evidence: { description: '第一次整改', images: [{ key: first }] },
      evidenceVerdict: reasons,
    },
    { part: 'evidence', round: 2, evidence: { images: [{ key: second }] } },
  ])
  for (const photo of [first, second]) {
    for (const who of ['supplier', 'quality']) expect((await get(who, photo)).status).toBe(200)
    expect((await get('supplier2', photo)).status).toBe(404)
  }
})

test('a scheme that came back stays readable, and its files cannot be deleted from under it', async () => {
  const id = await raise()
  const photo = await upload('improvement_program')
  await save(id, { fileIds: [photo] })
  await submit(id)
  await judge(id, {
    ...quality.approval,
    causeAnalysis: { verdict: 'returned', reason: '原因不清' },
  })
  await save(id, { causeAnalysis: '材料成分偏差' })
  expect((await get('quality', photo)).status).toBe(200)
  const { status, meta } = await remove('supplier', photo)
  expect([status, meta.message]).toEqual([409, '此文件已经过审核，须保留，不能删除'])
  expect((await info(id)).data.rounds).toMatchObject([
    {
      part: 'scheme',
      improvementProgram: { causeAnalysis: '回火温度偏低', images: [{ key: photo }] },
      verdict: { causeAnalysis: { verdict: 'returned', reason: '原因不清' } },
    },
  ])
})
