// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { formatBytes, formatDuration } from '../../../src/web/language/measures'

test('a size has the unit in which it is short', () => {
  expect([0, 1023, 1024, 1536, 268_435_456, 53_687_091_200, 5e15].map(formatBytes)).toEqual([
    '0 B',
    '1,023 B',
    '1 KB',
    '1.5 KB',
    '256 MB',
    '50 GB',
    '4,547 TB',
  ])
})

test('a duration has the largest unit of which there are two at least', () => {
  expect([0, 0.2, 90, 120, 7199, 7200, 172_799, 172_800].map(formatDuration)).toEqual([
    '0 seconds',
    '0.2 seconds',
    '90 seconds',
    '2 minutes',
    '120 minutes',
    '2 hours',
    '48 hours',
    '2 days',
  ])
})
