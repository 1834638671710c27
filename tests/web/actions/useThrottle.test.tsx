// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useThrottle } from '../../../src/web/actions/useThrottle'

afterEach(() => vi.restoreAllMocks())

type Place = Parameters<ReturnType<typeof useThrottle>>[1]

function clicksAt(times: number[], place: Place = 'page') {
  const done: number[] = []
  const { result } = renderHook(useThrottle)
  for (const time of times) {
    vi.spyOn(Date, 'now').mockReturnValue(time)
    result.current('order', place, () => done.push(time))
  }
  return done
}

test('a second click within a second is the same click, and a later one is another', () => {
  expect(clicksAt([50_000, 50_900, 51_100])).toEqual([50_000, 51_100])
})

test('a clock that is put back keeps nobody from clicking', () => {
  expect(clicksAt([90_000, 60_000])).toEqual([90_000, 60_000])
})

test('the same click on an item of another page counts separately', () => {
  expect([clicksAt([50_000]), clicksAt([50_100])]).toEqual([[50_000], [50_100]])
})

test.each([
  ['page', 1000],
  ['list', 2000],
  ['read', 1000],
  ['readAll', 500],
] satisfies [Place, number][])('on a %s clicks count again after %i ms', (place, ms) => {
  expect(clicksAt([50_000, 50_000 + ms - 1], place)).toEqual([50_000])
  expect(clicksAt([50_000, 50_000 + ms], place)).toEqual([50_000, 50_000 + ms])
})
