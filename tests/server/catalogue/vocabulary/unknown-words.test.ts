import { beforeEach, expect, test, vi } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { startApp } from '../../../app'

const { call, database } = await startApp({ catalogue: 'demo' })

beforeEach(async () => {
  await database.deleteFrom('unknown_word').execute()
  await database.deleteFrom('attempt').execute()
})

const list = async (query = '') =>
  (await call('editor', 'GET', `/office/catalogue/unknown-word/page?${query}`)).data
const shown = async () =>
  (await list()).records.map(
    ({ word, counts, place }: Record<string, unknown>) => `${word} ${counts} ${place}`,
  )
const resolve = (body: object) => call('buyer', 'POST', '/web/my/cart/resolve', body)
const search = (keyword: string) =>
  call(
    null,
    'POST',
    `/web/product/page?${new URLSearchParams({ keyword, current: '1', size: '1' })}`,
    [],
  )

test('unknown words of searches, entries and files are counted with the place of the last one', async () => {
  await search('锁固钉 M12')
  await vi.waitFor(async () => expect(await shown()).toEqual(['锁固钉 1 search']))
  await resolve({ text: '锁固钉 M12 20件\n锁固钉 M16 20件\nRL1-127-16-R-ZN 20' })
  await vi.waitFor(async () => expect(await shown()).toEqual(['锁固钉 2 entry']))
  const rows = [[{ value: '锁固钉 M12' }, { value: 20 }]]
  const content = (await writeXlsxFile(rows).toBuffer()).toString('base64')
  await resolve({ file: { name: 'list.xlsx', content } })
  await vi.waitFor(async () => expect(await shown()).toEqual(['锁固钉 3 file']))
})

test('words with a meaning, words of names and personal data are not counted', async () => {
  await resolve({
    text: [
      '六角螺母 M12 8级 20件',
      '张三 zhang.san@acme-works.com 13800138000 M12',
      '沉头 M12 20',
      'M12 花边 20',
    ].join('\n'),
  })
  await vi.waitFor(async () => expect(await shown()).toEqual(['张三 1 entry', '花边 1 entry']))
})

test('a correction of a line does not count its words again', async () => {
  const { data } = await resolve({ text: '锁固钉 M12 20件' })
  await vi.waitFor(async () => expect(await shown()).toEqual(['锁固钉 1 entry']))
  const [{ text, spans }] = data
  await resolve({ text, spans })
  await resolve({ text: '花边 M12' })
  await vi.waitFor(async () =>
    expect((await shown()).toSorted()).toEqual(['花边 1 entry', '锁固钉 1 entry'].toSorted()),
  )
})

test('a dismissed word is gone for good, and an added one until it is removed', async () => {
  await resolve({ text: '锁固钉 M12\n花边 M12' })
  await vi.waitFor(async () => expect((await list()).total).toBe(2))
  const { records } = await list('keyword=锁')
  const path = `/office/catalogue/unknown-word/${records[0].id}/dismiss`
  expect((await call('editor', 'POST', path)).status).toBe(200)
  const again = await call('editor', 'POST', path)
  expect([again.status, again.meta.message]).toEqual([404, '此词已不在列表中'])
  const noise = { word: '花边', kind: 'noise' }
  const { data } = await call('editor', 'POST', '/office/catalogue/word', noise)
  expect((await list()).total).toBe(0)
  await call('editor', 'DELETE', `/office/catalogue/word/${data.id}`)
  await vi.waitFor(async () => {
    await resolve({ text: '锁固钉 M12\n花边 M12' })
    expect((await list()).records).toMatchObject([{ word: '花边' }])
  })
})

test('one network cannot fill the list', async () => {
  const words = Array.from({ length: 130 }, (_, nth) =>
    [...String(nth)].map((digit) => '甲乙丙丁戊己庚辛壬癸'[Number(digit)]).join(''),
  )
  for (let at = 0; at < words.length; at += 20)
    await resolve({
      text: words
        .slice(at, at + 20)
        .map((word) => `锁${word}固 M12`)
        .join('\n'),
    })
  await vi.waitFor(async () => expect((await list()).total).toBe(100), 20_000)
})
