// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useSettled } from '../../../src/web/ui/useSettled'

afterEach(() => void vi.useRealTimers())

test('a value has settled once it has not changed for 200 ms, unless another time is given', () => {
  vi.useFakeTimers()
  const { result, rerender } = renderHook(({ value }) => useSettled(value), {
    initialProps: { value: 'M' },
  })
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
  rerender({ value: 'M1' })
  pass(199)
  expect(result.current).toBe('M')
  rerender({ value: 'M12' })
  pass(199)
  expect(result.current).toBe('M')
  pass(1)
  expect(result.current).toBe('M12')
})
