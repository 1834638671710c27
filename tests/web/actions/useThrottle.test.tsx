// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useThrottle } from '../../../src/web/actions/useThrottle'

afterEach(() => vi.restoreAllMocks())

function clicksAt(times: number[]) {
  const done: number[] = []
  const { result } = renderHook(useThrottle)
  for (const time of times) {
    vi.spyOn(Date, 'now').mockReturnValue(time)
    result.current('order', 'page', () => done.push(time))
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
