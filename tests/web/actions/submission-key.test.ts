// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { beginSubmission, forgetKey, keyOf } from '../../../src/web/actions/submission-key'

beforeEach(() => sessionStorage.clear())

const order = { productList: [{ dataId: 7, counts: 50 }] }

test('the same content is sent under the same key until it is done', () => {
  const key = keyOf(order)
  expect(keyOf(structuredClone(order))).toBe(key)
  expect(keyOf({ productList: [{ dataId: 7, counts: 51 }] })).not.toBe(key)
  forgetKey()
  expect(keyOf(order)).not.toBe(key)
})

test('a tab that was opened before anything was sent sends the same reservation, and not another', () => {
  beginSubmission()
  const copied = { ...sessionStorage }
  const here = keyOf(order)
  // A new tab begins with what the one that opened it holds.
  sessionStorage.clear()
  for (const [name, value] of Object.entries(copied)) sessionStorage.setItem(name, value)
  expect(keyOf(order)).toBe(here)
})

test('another reservation of the same content is one of its own', () => {
  beginSubmission()
  const first = keyOf(order)
  beginSubmission()
  expect(keyOf(order)).not.toBe(first)
})
