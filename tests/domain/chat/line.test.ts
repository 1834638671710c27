import { expect, test } from 'vitest'
import {
  arrive,
  arrivedUpTo,
  emptyLine,
  giveUp,
  hasGap,
  put,
  type ChatMessage,
} from '../../../src/domain/chat/line'
import { textToSend, isTooLong } from '../../../src/domain/chat/rules'
import { seeded } from '../../random'

const message = (seq: number, more: Partial<ChatMessage> = {}): ChatMessage => ({
  seq,
  clientId: `m${seq}`,
  date: '',
  text: `${seq}`,
  mine: false,
  ...more,
})

test('messages are shown in the order of their numbers, however they arrive', () => {
  for (let seed = 1; seed <= 200; seed++) {
    const { oneOf } = seeded(seed)
    const all = Array.from({ length: 12 }, (_, place) => message(place + 6))
    let line = emptyLine(5)
    while (arrivedUpTo(line) < 17) line = arrive(line, oneOf(all))
    expect(line.messages.map(({ seq }) => seq)).toEqual(all.map(({ seq }) => seq))
    expect(hasGap(line)).toBe(false)
  }
})

test('a gap shows nothing behind it until it is filled', () => {
  const gap = arrive(emptyLine(0), message(2))
  expect([gap.messages, hasGap(gap)]).toEqual([[], true])
  expect(arrive(gap, message(1)).messages).toHaveLength(2)
})

test('a message leaves the outbox once it comes back from the server or is given up', () => {
  const outgoing = { clientId: 'a', logType: 1, content: 'x' } as const
  const line = put(emptyLine(0), outgoing)
  expect(arrive(line, message(1, { clientId: 'a' })).outbox).toHaveLength(1)
  expect(arrive(line, message(1, { clientId: 'a', mine: true })).outbox).toHaveLength(0)
  expect(giveUp(line, 'a').outbox).toHaveLength(0)
})

test('blank texts and unstorable characters are not sent', () => {
  for (const blank of ['', ' \n\t', '\u200b\u2060', '\u0000'])
    expect(textToSend(blank)).toBeUndefined()
  expect(textToSend('a\u0000b\ud800c  ')).toBe('abc')
  expect(isTooLong('🙂'.repeat(2000))).toBe(false)
  expect(isTooLong('x'.repeat(2001))).toBe(true)
})
