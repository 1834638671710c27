import { act } from '@testing-library/react'
import { vi } from 'vitest'
import { api } from '../../src/web/calls/api'

/** Clicks a button at these milliseconds; answers how often the call was sent by then. */
export async function sentAfter(
  times: number[],
  { button, path }: { button: HTMLElement; path: string },
): Promise<number[]> {
  // Clicks of earlier tests are over by then.
  const start = Date.now() + 10_000
  const clock = vi.spyOn(Date, 'now')
  const asked = vi.spyOn(api, 'POST')
  const sent: number[] = []
  for (const time of times) {
    clock.mockReturnValue(start + time)
    await act(async () => button.click())
    const given: unknown[] = asked.mock.calls.flat()
    sent.push(given.filter((one) => one === path).length)
  }
  clock.mockRestore()
  asked.mockRestore()
  return sent
}
