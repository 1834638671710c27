import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shippedParts } from '../../../src/domain/orders/deliverable'

const parts = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 6 })

test('a delivered quantity is distributed completely, starting with the first lines', () => {
  fc.assert(
    fc.property(parts, fc.integer({ min: 0, max: 8000 }), (counts, delivered) => {
      const shipped = shippedParts(
        counts.map((count, id) => ({ id, counts: count })),
        delivered,
      )
      expect(shipped.reduce((sum, [, pieces]) => sum + pieces, 0)).toBe(delivered)
      shipped.slice(0, -1).forEach(([id, pieces], index) => {
        expect(pieces).toBeLessThanOrEqual(Number(counts[id]))
        // A later line gets nothing before this one is full.
        if (pieces < Number(counts[id])) expect(shipped[index + 1]?.[1]).toBe(0)
      })
    }),
  )
})
