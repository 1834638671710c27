import { expect, test } from 'vitest'
import {
  choicesFor,
  valueOf,
  withMeaning,
  withTyped,
} from '../../../src/domain/orders/span-choices'
import { read } from '../../../src/domain/reading/read'
import type { Span } from '../../../src/domain/reading/span'

function choices(line: string, part: string) {
  const span = read(line).find(({ from, to }) => line.slice(from, to).trim() === part)
  if (!span) throw new Error(`${line} has no part ${part}`)
  return choicesFor(span, part)
    .map((choice) => `${choice.kind} ${valueOf(choice)}`.trim())
    .join(', ')
}

test.each([
  ['M12 螺栓 80', '80', 'length 80 mm, diameter 80, grip 80, row'],
  ['M12 200件', '200件', 'length 200 mm, diameter 200, grip 200, row'],
  ['螺母 M12 8 100件', '8', 'quantity, length 8 mm, diameter 8, grip 8, row'],
  ['锁固钉 M12', '锁固钉', ''],
  ['M12 镀锌', '镀锌', ''],
])('in "%s" the part %s may also be: %s', (line, part, expected) => {
  expect(choices(line, part)).toBe(expected)
})

test('a meaning that lost to another one of the same part is offered', () => {
  const span: Span = {
    from: 0,
    to: 3,
    kind: 'thread',
    value: '12x1.5',
    confidence: 1,
    others: [
      { kind: 'inch', value: '0.5' },
      { kind: 'product', value: 'nut' },
    ],
  }
  expect(choicesFor(span, 'abc').map(valueOf)).toEqual(['0.5″', ''])
  expect(valueOf(span)).toBe('M12×1.5')
})

test('a line has one quantity: another one becomes a figure, and states are forgotten', () => {
  const spans = read('M12 80 螺栓 200件')
  const nth = spans.findIndex(({ value }) => value === '80')
  const stated = spans.map((span): Span => ({ ...span, state: 'unmatched' }))
  const corrected = withMeaning(stated, nth, { kind: 'quantity', value: '80' })
  expect(corrected.map(({ kind, value }) => `${kind} ${value}`)).toEqual([
    'thread 12',
    'quantity 80',
    'product screw',
    'figure 200',
  ])
  expect(corrected.every(({ state }) => state === undefined)).toBe(true)
  expect(corrected[nth]).toMatchObject({ confidence: 1, others: [{ value: '80' }] })
})

test('a typed text stands in the place of one part', () => {
  const typed = withTyped(read('锁固钉 M12'), 0, '环槽铆钉')
  expect(typed.map((span) => span.typed)).toEqual(['环槽铆钉', undefined])
})
