import { expect, test } from 'vitest'
import { generateCatalogue } from '../../../../scripts/bench/catalogue'
import { answerPage } from '../../../../src/server/catalogue/selection/answer'
import { buildIndex } from '../../../../src/server/catalogue/selection/build'
import { buffersOf } from '../../../../src/server/catalogue/selection/transfer'
import { question } from './small-catalogue'

test('an index handed to another thread answers as before', () => {
  const built = buildIndex(generateCatalogue(300))
  const asked = question({ keyword: 'zinc', orderColumn: 2 })
  const before = answerPage(built, asked).body.toString()
  const handed = structuredClone(built, { transfer: buffersOf(built) })
  expect(built.rowOf).toHaveLength(0)
  expect(answerPage(handed, asked).body.toString()).toBe(before)
})
