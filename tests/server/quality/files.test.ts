import { expect, test } from 'vitest'
import { startQuality } from './loop'

const quality = await startQuality()
const { call, evidence, info, problemIn, raise, save, upload } = quality

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

test('files are uploaded for the forms that one fills in', async () => {
  expect(await upload('problem')).toMatchObject({ reason: 'forbidden' })
  expect(await upload('evidence', { who: 'quality' })).toMatchObject({ reason: 'forbidden' })
  expect(await upload('complaint', { who: 'quality' })).toMatchObject({ reason: 'forbidden' })
})
