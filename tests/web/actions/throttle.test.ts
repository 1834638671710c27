// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { throttled } from '../../../src/web/actions/throttle'

afterEach(() => vi.restoreAllMocks())

function clickAt(time: number, done: number[]) {
  vi.spyOn(Date, 'now').mockReturnValue(time)
  throttled('order', 'page', () => done.push(time))
}

test('a second click within a second is the same click, and a later one is another', () => {
  const done: number[] = []
  for (const time of [50_000, 50_900, 51_100]) clickAt(time, done)
  expect(done).toEqual([50_000, 51_100])
})

test('a clock that is put back keeps nobody from clicking', () => {
  const done: number[] = []
  for (const time of [90_000, 60_000]) clickAt(time, done)
  expect(done).toEqual([90_000, 60_000])
})
