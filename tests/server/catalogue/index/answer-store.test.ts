import { expect, test } from 'vitest'
import {
  createAnswerStore,
  type AnswerStore,
} from '../../../../src/server/catalogue/index/answer-store'

/** An answer of so many equal letters. */
function put(store: AnswerStore, key: string, length = 10) {
  const answer = store.add(key, 1, length)
  answer.body.write(key.repeat(length))
  return answer
}

test('the oldest answers make room for new ones', () => {
  const store = createAnswerStore(40, 4)
  for (const key of ['a', 'b', 'c', 'd', 'e']) put(store, key)
  expect(store.get('a')).toBeUndefined()
  for (const key of ['d', 'e']) expect(store.get(key)?.body.toString()).toBe(key.repeat(10))
})

test('an answer that is asked for again and again stays', () => {
  const store = createAnswerStore(40, 4)
  put(store, 'a')
  for (const key of ['b', 'c', 'd', 'e', 'f', 'g', 'h']) {
    put(store, key)
    expect(store.get('a')?.body.toString()).toBe('aaaaaaaaaa')
  }
})

test('the bytes of an answer that is being sent are not overwritten', () => {
  const store = createAnswerStore(40, 4)
  const sent = put(store, 'a')
  const done = sent.hold()
  for (const key of ['b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']) put(store, key)
  expect(sent.body.toString()).toBe('aaaaaaaaaa')
  done()
  const other = put(store, 'x')
  for (const key of ['b', 'c', 'd', 'e']) put(store, key)
  expect(other.body.toString()).not.toBe('xxxxxxxxxx')
})

test('an answer that is larger than a piece is given once', () => {
  const store = createAnswerStore(40, 4)
  expect(put(store, 'a', 11).body.toString()).toBe('aaaaaaaaaaa')
  expect(store.get('a')).toBeUndefined()
})
