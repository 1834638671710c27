// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { badgeOf } from '../../../src/web/shell/unread'

test.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('%i unread messages show %s', (count, badge) => expect(badgeOf(count)).toBe(badge))
