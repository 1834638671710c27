import { expect, test } from 'vitest'
import { startApp } from '../../../app'

const { call } = await startApp({ catalogue: 'demo' })

const list = (query: Record<string, string>) =>
  call('editor', 'GET', `/office/catalogue/shipped-word/page?${new URLSearchParams(query)}`)

test('the shipped words are listed with their meanings, searched by word or meaning', async () => {
  const { data } = await list({ keyword: '哈克钉' })
  expect(data.records).toMatchObject([
    { word: '哈克钉', kind: 'product', means: '环槽铆钉 · lockbolt', own: 'shipped' },
  ])
  const standards = await list({ keyword: 'DIN 931', kind: 'standard' })
  expect(standards.data.records).toMatchObject([
    { word: 'DIN 931', means: 'ISO 4014', degree: 'replaced' },
  ])
  expect((await list({ keyword: 'lockbolt' })).data.total).toBeGreaterThan(5)
})

test('a shipped word that the office changes or switches off says so, and is free again without it', async () => {
  const path = '/office/catalogue/word'
  const off = await call('editor', 'POST', path, { word: '哈克钉', kind: 'removed' })
  expect((await list({ keyword: '哈克钉' })).data.records).toMatchObject([{ own: 'removed' }])
  await call('editor', 'DELETE', `${path}/${off.data.id}`)
  const changed = { word: '哈克钉', kind: 'synonym', sameAs: '抽芯铆钉', replaces: true }
  await call('editor', 'POST', path, changed)
  expect((await list({ keyword: '哈克钉' })).data.records).toMatchObject([{ own: 'changed' }])
})

test('the pages of an order continue each other', async () => {
  const words = async (current: string) =>
    (await list({ order: 'word', current, size: '2' })).data.records.map(
      ({ word }: { word: string }) => word,
    )
  const all = [...(await words('1')), ...(await words('2'))]
  expect(new Set(all).size).toBe(4)
  expect(all).toEqual(all.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)))
})
