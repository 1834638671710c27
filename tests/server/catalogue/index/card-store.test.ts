import { expect, test } from 'vitest'
import { createCardStore } from '../../../../src/server/catalogue/index/card-store'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const textOf = (bytes: Uint8Array | undefined) => bytes && new TextDecoder().decode(bytes)

test('stored bytes are found by their number', () => {
  const store = createCardStore(64 * 1024, 64)
  store.add(1, bytesOf('one'))
  store.add(2, bytesOf('two'))
  expect([1, 2, 3].map((key) => textOf(store.get(key)))).toEqual(['one', 'two', undefined])
})

test('the oldest entry is evicted before it is overwritten', () => {
  const store = createCardStore(51_200, 1024)
  const card = (key: number) => `${key} `.repeat(20)
  const wrong: number[] = []
  for (let key = 0; key < 5000; key++) {
    store.add(key, bytesOf(card(key)))
    for (let before = Math.max(0, key - 1023); before <= key; before += 31) {
      const found = textOf(store.get(before))
      if (found !== undefined && found !== card(before)) wrong.push(before)
    }
  }
  expect(wrong).toEqual([])
  expect(textOf(store.get(4999))).toBe(card(4999))
  expect(store.get(3990)).toBeUndefined()
})

test('the bytes of a page hold while the page is made', () => {
  const store = createCardStore(51_200, 1024)
  for (let key = 0; key < 700; key++) store.add(key, bytesOf(`${key}`.padEnd(90, '.')))
  const page = Array.from({ length: 100 }, (_none, nth) =>
    store.add(1000 + nth, bytesOf(`${nth}`.padEnd(100, '-'))),
  )
  expect(page.map(textOf)).toEqual(page.map((_card, nth) => `${nth}`.padEnd(100, '-')))
})

test('of two colliding numbers the later one is found', () => {
  const store = createCardStore(64 * 1024, 64)
  store.add(1, bytesOf('one'))
  store.add(65, bytesOf('another'))
  expect([1, 65].map((key) => textOf(store.get(key)))).toEqual([undefined, 'another'])
})

test('an answer too long for the cache is still sent', () => {
  const store = createCardStore(51_200, 64)
  const long = 'x'.repeat(101)
  expect(textOf(store.add(1, bytesOf(long)))).toBe(long)
  expect(store.get(1)).toBeUndefined()
})
