import { expect, test, vi } from 'vitest'
import { isHeld, printTable, type Line } from '../../../scripts/torture/table'

const line = (found: string[], isShort: boolean): Line => ({
  part: { name: 'kills', goal: 'nothing is lost' },
  outcome: { done: '5 kills', faults: found },
  isShort,
  seconds: 3,
})

test('a goal is met by a whole run that found nothing, missed by any that found something', () => {
  const printed = vi.spyOn(console, 'log').mockImplementation(() => {})
  const lines = [line([], false), line([], true), line(['an order is lost'], true)]
  printTable(lines)
  const verdicts = printed.mock.calls.map(([text]) => String(text).split(/ {2,}/).at(-1))
  printed.mockRestore()
  expect(verdicts.slice(2)).toEqual(['met', 'held so far', 'MISSED'])
  expect(lines.map(isHeld)).toEqual([true, true, false])
})
