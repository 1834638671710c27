// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { isAttended } from '../../../src/web/session/attended'

test('a page without a key or a pointer for a minute is not attended, until there is one again', () => {
  vi.useFakeTimers()
  window.dispatchEvent(new Event('keydown'))
  vi.advanceTimersByTime(59_000)
  expect(isAttended()).toBe(true)
  vi.advanceTimersByTime(2_000)
  expect(isAttended()).toBe(false)
  window.dispatchEvent(new Event('pointermove'))
  expect(isAttended()).toBe(true)
  vi.useRealTimers()
})
