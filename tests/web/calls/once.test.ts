// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { begin, forgetBegun, keyOf as keyUnder, once } from '../../../src/web/calls/once'

beforeEach(() => sessionStorage.clear())

const keyOf = (content: object) => keyUnder('reservation', content)
const order = { productList: [{ dataId: 7, counts: 50 }] }

test('the same content is sent under the same key until it is done', () => {
  const key = keyOf(order)
  expect(keyOf(structuredClone(order))).toBe(key)
  expect(keyOf({ productList: [{ dataId: 7, counts: 51 }] })).not.toBe(key)
  forgetBegun('reservation')
  expect(keyOf(order)).not.toBe(key)
})

test('a tab that was opened before anything was sent sends the same reservation, and not another', () => {
  begin('reservation')
  const copied = { ...sessionStorage }
  const here = keyOf(order)
  // A new tab starts with a copy of its opener's sessionStorage.
  sessionStorage.clear()
  for (const [name, value] of Object.entries(copied)) sessionStorage.setItem(name, value)
  expect(keyOf(order)).toBe(here)
})

test('another reservation with the same content is a separate one', () => {
  begin('reservation')
  const first = keyOf(order)
  begin('reservation')
  expect(keyOf(order)).not.toBe(first)
})

test('an answered action is done and repeating it is new; a lost one keeps its key', async () => {
  const keys: string[] = []
  const send = (fails: boolean) =>
    once('note', { text: 'a' }, async (headers) => {
      keys.push(headers['Idempotency-Key'])
      await Promise.resolve()
      if (fails) throw new Error('lost')
    })
  await expect(send(true)).rejects.toThrow('lost')
  await send(false)
  await send(false)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[1])
})

test('an action restarted during sending keeps its key', async () => {
  await once('reservation', order, () => Promise.resolve(begin('reservation')))
  const key = keyOf(order)
  expect(keyOf(order)).toBe(key)
})
