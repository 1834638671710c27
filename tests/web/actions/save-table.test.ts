// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { readSpreadsheet } from '../../../src/server/spreadsheets/read'
import { saveTable } from '../../../src/web/actions/save-table'

afterEach(() => vi.restoreAllMocks())

test('a workbook can be read again: the texts are texts, the numbers numbers', async () => {
  const saved = await saving({
    name: 'list',
    format: 'xlsx',
    header: ['Name', '数量'],
    rows: [
      ['=1+1', 3],
      ['', 0.5],
      ['环槽铆钉 <&>', -2],
    ],
  })
  expect(saved.name).toBe('list.xlsx')
  const { header, rows } = readSpreadsheet('list.xlsx', saved.bytes)
  expect(header).toEqual(['Name', '数量'])
  expect(rows).toEqual([
    ['=1+1', '3'],
    ['', '0.5'],
    ['环槽铆钉 <&>', '-2'],
  ])
})

test('a workbook holds a text named like a member of every object, and no control characters', async () => {
  const words = ['constructor', 'toString', '__proto__']
  const rows = [words, ['a\u0001b', 'b', 'c']]
  const saved = await saving({ name: 'list', format: 'xlsx', header: words, rows })
  const { header, rows: read } = readSpreadsheet('list.xlsx', saved.bytes)
  expect([header, ...read]).toEqual([words, words, ['ab', 'b', 'c']])
})

test('a table with ten thousand rows becomes a workbook', async () => {
  const rows = Array.from({ length: 10_000 }, (_none, row) => [`Model ${row}`, row])
  const saved = await saving({ name: 'long', format: 'xlsx', header: ['Model', 'No.'], rows })
  expect(readSpreadsheet('long.xlsx', saved.bytes).rows).toHaveLength(10_000)
})

/** Saves a table and captures the download. */
async function saving(table: Parameters<typeof saveTable>[0]) {
  let file: Blob | undefined
  let name = ''
  URL.createObjectURL = (blob: Blob) => {
    file = blob
    return 'blob:saved'
  }
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: {
    download: string
  }) {
    name = this.download
  })
  await saveTable(table)
  return { name, bytes: Buffer.from(await file!.arrayBuffer()) }
}
