import { expect, test } from 'vitest'
import { read } from '../../../src/domain/reading/read'
import { corpora } from './corpora'

const shown = (line: string) =>
  read(line)
    .filter(({ kind }) => kind !== 'noise')
    .map(({ kind, value }) => `${kind}=${value}`)

test.each(corpora())('the lines of %s are read as it lists them', (_name, rows) => {
  expect(rows.length).toBeGreaterThan(10)
  const others = rows.filter(({ line, spans }) => shown(line).join() !== spans.join())
  expect(others.map(({ line }) => [line, ...shown(line)])).toEqual([])
})

test.each([
  ['M 12 x 80', 'thread 12', 'diameter 12'],
  ['lockbolt 12.7 × 20', 'grip 20', 'quantity 20'],
  ['六角螺母 M12', 'thread 12', ''],
])('in "%s", %s may also be: %s', (line, meaning, expected) => {
  const span = read(line).find(({ kind, value }) => `${kind} ${value}` === meaning)
  const others = (span?.others ?? []).map(({ kind, value }) => `${kind} ${value}`)
  expect([span === undefined, others.join()]).toEqual([false, expected])
})

test('positions count in the line as it was written', () => {
  const line = '③ 六角螺母　Ｍ１２×１．５，８级 ２０只'
  expect(read(line).map(({ kind, from, to }) => [kind, line.slice(from, to).trim()])).toEqual([
    ['row', '③'],
    ['product', '六角螺母'],
    ['thread', 'Ｍ１２×１．５'],
    ['class', '８级'],
    ['quantity', '２０只'],
  ])
})

test('no line makes the reader fail, and its spans are in order and do not overlap', () => {
  const pieces = [
    'M12',
    '×',
    '80',
    ' ',
    '，',
    '件',
    '½',
    '"',
    '螺',
    '-',
    'GB/T',
    '\t',
    '①',
    'ø',
    '🔩',
  ]
  for (let seed = 0; seed < 2000; seed++) {
    const line = Array.from(
      { length: 12 },
      (_, nth) => pieces[(seed * 7 + nth * nth * 13 + (seed >> nth)) % pieces.length],
    ).join('')
    let end = 0
    for (const { from, to, confidence } of read(line)) {
      expect(from, line).toBeGreaterThanOrEqual(end)
      expect(to, line).toBeGreaterThanOrEqual(from)
      expect(confidence).toBeLessThanOrEqual(1)
      end = to
    }
    expect(end).toBeLessThanOrEqual(line.length)
  }
})
