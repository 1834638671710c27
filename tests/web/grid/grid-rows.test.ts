import { expect, test } from 'vitest'
import {
  isChanged,
  mergedRows,
  newRow,
  storedRow,
  withBlock,
  withCell,
  type GridColumn,
} from '../../../src/web/grid/grid-rows'

const column = (key: string): GridColumn => ({
  key,
  title: key,
  width: 100,
  kind: 'text',
  check: (cell) => (cell === 'bad' ? 'no' : undefined),
})
const columns = [column('a'), column('b')]
const row = (id: number, ...cells: string[]) => storedRow(id, 1, cells)

test('typing the stored value back is no change and clears the fault', () => {
  const typed = withCell(row(1, 'x', 'y'), columns, 0, 'bad')
  expect([isChanged(typed), typed.faults]).toEqual([true, { 0: 'no' }])
  const back = withCell(typed, columns, 0, 'x')
  expect([isChanged(back), back.faults]).toEqual([false, {}])
})

test('a pasted block fills cells to the right and below, and new lines beyond the end', () => {
  const rows = withBlock([row(1, 'x', 'y')], columns, {
    view: [0],
    row: 0,
    place: 1,
    block: [['1', 'lost'], ['2'], ['bad']],
  })
  expect(rows.map(({ now }) => now)).toEqual([
    ['x', '1'],
    ['', '2'],
    ['', 'bad'],
  ])
  expect(rows[2]!.faults).toEqual({ 1: 'no' })
})

test('when somebody else was faster, what is typed stays and what both changed is told', () => {
  const mine = [
    withCell(row(1, 'x', 'y'), columns, 0, 'mine'),
    withCell(row(2, 'x', 'y'), columns, 1, 'mine'),
    row(3, 'x', 'y'),
    withCell(row(4, 'x', 'y'), columns, 0, 'kept'),
    newRow(['new', '']),
  ]
  const fresh = [
    storedRow(1, 2, ['theirs', 'y']),
    storedRow(2, 2, ['theirs', 'y']),
    storedRow(5, 1, ['other', '']),
  ]
  const merged = mergedRows(mine, fresh, 'gone')
  expect(merged.map(({ id, now }) => [id, ...now])).toEqual([
    [1, 'mine', 'y'],
    [2, 'theirs', 'mine'],
    [undefined, 'kept', 'y'],
    [undefined, 'new', ''],
    [5, 'other', ''],
  ])
  expect(merged[0]!.theirs).toEqual({ 0: 'theirs' })
  expect(merged[1]!.theirs).toEqual({})
  expect(merged[2]!.note).toBe('gone')
})
