import { expect, test } from 'vitest'
import { mergedLines, withCounts, withProduct } from '../../../src/domain/orders/entry-lines'
import type { Schemas } from '../../../src/domain/schemas'

const bolt = { id: 1, model: 'A-1', materialName: 'Bolt', unitName: 'pc', minQuantity: 1 }
const nut = { ...bolt, id: 2, model: 'B-1' }
const line = (given: Partial<Schemas['QuickEntryLine']>): Schemas['QuickEntryLine'] => ({
  line: 1,
  text: 'A-1 5',
  model: 'A-1',
  counts: '5',
  products: [bolt],
  ...given,
})

test('lines of the same product are merged; unresolved lines stay as they are', () => {
  const doubtful = line({ line: 2, doubt: 'several', products: [bolt, nut] })
  const merged = mergedLines([
    line({}),
    doubtful,
    line({ line: 3, counts: '1,000' }),
    line({ line: 4, products: [nut], customerPartNo: 'N-1' }),
  ])
  expect(merged.map(({ merged, line: { counts } }) => [merged, counts])).toEqual([
    [2, '1005'],
    [1, '5'],
    [1, '5'],
  ])
  expect(merged[1]!.line).toBe(doubtful)
})

test('lines whose sum exceeds the maximum are not merged and stay unresolved', () => {
  const lines = mergedLines([
    line({ counts: '60000000' }),
    line({ line: 2, counts: '60000000' }),
    line({ line: 3, counts: '40000000' }),
  ])
  expect(lines.map(({ line, merged }) => [line.counts, line.doubt, merged])).toEqual([
    ['100000000', undefined, 2],
    ['60000000', 'badCounts', 1],
  ])
})

test('correcting a quantity clears only the faults of the quantity', () => {
  expect(withCounts(line({ counts: '', doubt: 'noCounts', reason: '…' }), '7')).toEqual(
    line({ counts: '7' }),
  )
  expect(withCounts(line({}), '1.5')).toEqual(line({ counts: '1.5', doubt: 'badCounts' }))
  expect(withCounts(line({ doubt: 'notFound', products: [] }), '7')).toMatchObject({
    doubt: 'notFound',
    counts: '7',
  })
})

test('a chosen product settles which one is meant; a missing quantity is still asked for', () => {
  const several = line({ doubt: 'several', products: [bolt, nut], reason: '…' })
  expect(withProduct(several, nut)).toEqual(line({ model: 'B-1', products: [nut] }))
  expect(withProduct({ ...several, counts: '' }, nut)).toMatchObject({ doubt: 'noCounts' })
})
