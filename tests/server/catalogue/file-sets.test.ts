import { unzipSync, strFromU8 } from 'fflate'
import { expect, test } from 'vitest'
import { openDemoShop } from './demo-shop'

const { app, database, idOf, read } = await openDemoShop()
const bolt = await idOf('HB-M12x80-8.8-ZN')
const nut = await idOf('HN-M12-8-ZN')
const washer = await idOf('PW-M12-200-ZN')
const lockbolt = await idOf('RL1-127-16-R-ZN')

const fetched = (url: string) => app.inject({ url: `/crrc_sales${url}` })
const files = (ids: readonly number[]) => `/web/product/files?ids=${ids.join(',')}`
const joint = (query: string) => `/web/product/joint/${bolt}?${query}`

test('the files of several products are one ZIP with a STEP file and views of each, named by model', async () => {
  const { statusCode, headers, rawPayload } = await fetched(files([bolt, nut, bolt]))
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/zip'])
  expect(headers['content-disposition']).toContain('.zip')
  const entries = unzipSync(rawPayload)
  expect(Object.keys(entries).sort()).toEqual([
    'HB-M12x80-8.8-ZN.dxf',
    'HB-M12x80-8.8-ZN.step',
    'HN-M12-8-ZN.dxf',
    'HN-M12-8-ZN.step',
  ])
  expect(strFromU8(entries['HN-M12-8-ZN.step']!)).toMatch(/^ISO-10303-21;/)
})

test('too many models are refused with the limit', async () => {
  const { status, meta } = await read(
    files(Array.from({ length: 500 }, (_, i) => i + 1)),
    {},
    null,
    'en',
  )
  expect(status).toBe(400)
  expect(meta.message).toBe(
    'At most 50 models can be packed at once; you selected 500. Please download them in several batches',
  )
  expect((await fetched('/web/product/files?ids=')).statusCode).toBe(400)
  expect((await fetched('/web/product/files?ids=1,x')).statusCode).toBe(400)
})

test('a model without a shape is listed in the ZIP, and refused alone with what to do', async () => {
  const { class_id } = await database
    .selectFrom('material')
    .select('class_id')
    .where('id', '=', lockbolt)
    .executeTakeFirstOrThrow()
  const classOf = (data: object) =>
    database
      .updateTable('product_class')
      .set({ data: JSON.stringify(data) as never })
      .where('id', '=', class_id)
      .execute()
  await classOf({ isDrawn: false })
  const { rawPayload } = await fetched(files([lockbolt, nut]))
  const entries = unzipSync(rawPayload)
  expect(Object.keys(entries)).toContain('missing.txt')
  expect(strFromU8(entries['missing.txt']!)).toContain('RL1-127-16-R-ZN')
  const alone = await read(files([lockbolt]), {}, null, 'en')
  expect([alone.status, alone.meta.message]).toEqual([
    404,
    'None of the selected models has drawing files. Please leave a message or contact sales to request drawings',
  ])
  const step = await read(`/web/product/file/${lockbolt}/model.step`, {}, null, 'en')
  expect(step.meta.message).toContain('No drawing is available for model RL1-127-16-R-ZN')
  const { data } = await read(`/web/product/info/${lockbolt}`, {}, null, 'en')
  expect(data.filesMissing).toBe(step.meta.message)
  expect(data.dataList).toEqual([])
  await classOf({})
})

test('a joint is one STEP file of bolt, washers and nut', async () => {
  const { statusCode, headers, payload } = await fetched(
    joint(`nut=${nut}&headWasher=${washer}&nutWasher=${washer}&grip=60`),
  )
  expect([statusCode, headers['content-type']]).toEqual([200, 'model/step'])
  expect(headers['content-disposition']).toContain('HB-M12x80-8.8-ZN-HN-M12-8-ZN-60.step')
  expect(payload.match(/NEXT_ASSEMBLY_USAGE_OCCURRENCE/g)).toHaveLength(4)
  expect(payload).toContain(`details?id=${bolt}`)
})

test('a joint without a named nut takes the matching parts of the bolt', async () => {
  const { statusCode, headers, payload } = await fetched(joint('grip=60'))
  expect([statusCode, headers['content-disposition']]).toEqual([
    200,
    "attachment; filename*=UTF-8''HB-M12x80-8.8-ZN-HN-M12-8-ZN-60.step",
  ])
  expect(payload).toContain("'PW-M12-200-ZN'")
  const none = await read(`/web/product/joint/${lockbolt}?grip=20`, {}, null, 'en')
  expect(none.status).toBe(404)
  const { data } = await read(`/web/product/info/${bolt}`)
  expect(data.hasJoint).toBe(true)
})

test('parts that make no joint are refused in words', async () => {
  const message = async (query: string) => {
    const { status, meta } = await read(joint(query), {}, null, 'en')
    return [status, meta.message]
  }
  expect(await message(`nut=${nut}&grip=75`)).toEqual([
    400,
    'A grip of 75 mm is outside the range of this bolt (50–67.4 mm). Please change the grip or choose another length',
  ])
  expect(await message(`nut=${washer}&grip=60`)).toEqual([
    400,
    'PW-M12-200-ZN cannot be used in this position: a joint consists of a bolt or screw, plain or conical washers and a nut',
  ])
  expect(await message(`nut=${await idOf('HN-M16-8-ZN')}&grip=60`)).toEqual([
    400,
    'HN-M16-8-ZN does not match the bolt size M12; please choose the same size',
  ])
  for (const wrong of [`nut=${nut}`, `nut=${nut}&grip=0`, `nut=${nut}&grip=1e9`])
    expect((await fetched(joint(wrong))).statusCode, wrong).toBe(400)
})
