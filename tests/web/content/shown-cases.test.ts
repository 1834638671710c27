import { expect, test } from 'vitest'
import { shownCases } from '../../../src/web/content/shown-cases'

test.each([
  [0, 0],
  [3, 3],
  [4, 4],
  [5, 4],
  [8, 4],
  [9, 9],
])('of %i cases a scene shows %i', (cases, shown) => {
  expect(shownCases(Array.from({ length: cases }))).toHaveLength(shown)
})
