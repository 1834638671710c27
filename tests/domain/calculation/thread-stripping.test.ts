import { expect, test } from 'vitest'
import { requiredEngagement } from '../../../src/domain/calculation/thread-stripping'
import { threadOf } from '../../../src/domain/standards/threads'

const of = (tauBM: number, tauBS = 520) =>
  requiredEngagement({ thread: threadOf(12, 1.75), Rm: 800, tauBS, tauBM })

test('a softer part needs a longer engagement, without a jump where the weaker thread changes', () => {
  const lengths = [80, 120, 200, 300, 370, 380, 450, 800].map((tauBM) => of(tauBM).length)
  expect(lengths).toEqual([...lengths].sort((a, b) => b - a))
  const [below, above] = [of(375.3), of(375.5)]
  expect(below.RS).toBeLessThan(1)
  expect(above.RS).toBeGreaterThan(1)
  expect(below.length).toBeCloseTo(above.length, 1)
})

test('the factors of the guideline end at their limits', () => {
  expect(of(375.5).factor).toBeCloseTo(0.897, 2)
  expect(of(5000).factor).toBeCloseTo(1.187, 2)
  expect(of(50).factor).toBeCloseTo(0.728 + 0.7076 - 0.46336 + 0.082944, 9)
})
