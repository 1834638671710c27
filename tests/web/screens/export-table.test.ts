// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { tableOf } from '../../../src/web/screens/export-table'
import { columnsOf } from '../../../src/web/screens/record-schema'

test('the columns of a list become cells: choices by their labels, times readable, pictures left out', () => {
  const properties = {
    picture: { type: 'string', 'x-widget': 'picture', 'x-column': true },
    code: { title: 'No.', type: 'string', 'x-column': true },
    state: {
      title: 'State',
      type: 'integer',
      'x-enum': { '1': { zh: '已提交', en: 'Submitted' } },
      'x-column': true,
    },
    time: { title: 'Time', type: 'string', format: 'date-time', 'x-column': true },
    counts: { title: 'Lines', type: 'integer', 'x-column': true },
    urgent: { title: 'Urgent', type: 'boolean', 'x-column': true },
    parts: { title: 'Parts', type: 'array', 'x-column': true },
    place: { title: 'Place', type: 'string', 'x-column': 'hidden' as const },
    remark: { title: 'Remark', type: 'string' },
  }
  const time = new Date(2026, 0, 31, 9, 5).toISOString()
  const record = {
    id: 1,
    picture: '/a.webp',
    code: '=1',
    state: 1,
    time,
    counts: 0,
    parts: [1, 2],
    place: 'A',
  }
  expect(tableOf(columnsOf({ properties }), [{ ...record, remark: 'not a column' }])).toEqual({
    header: ['No.', 'State', 'Time', 'Lines', 'Urgent', 'Parts', 'Place'],
    rows: [['=1', 'Submitted', '2026-01-31 09:05', 0, '', '1, 2', 'A']],
  })
})
