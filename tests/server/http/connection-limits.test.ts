import { expect, test } from 'vitest'
import { openConnectionLimits } from '../../../src/server/http/connection-limits'

test('a place that was given back can be taken again, and is given back once', () => {
  const limits = openConnectionLimits({ connectionsPerUser: 2, connectionsPerAddress: 1 })
  const first = limits.ofUser(7)
  const second = limits.ofUser(7)
  expect([first, second, limits.ofUser(7)].map(Boolean)).toEqual([true, true, false])
  expect(limits.ofUser(8)).toBeDefined()
  first?.()
  first?.()
  expect(limits.ofUser(7)).toBeDefined()
  expect(limits.ofUser(7)).toBeUndefined()
})

test('people of one address count by themselves; only who is not known yet counts for the address', () => {
  const limits = openConnectionLimits({ connectionsPerUser: 1, connectionsPerAddress: 1 })
  const before = limits.ofNetwork('192.0.2.1')
  expect(limits.ofNetwork('192.0.2.1')).toBeUndefined()
  expect(limits.ofUser(1)).toBeDefined()
  expect(limits.ofUser(2)).toBeDefined()
  before?.()
  expect(limits.ofNetwork('192.0.2.1')).toBeDefined()
})
