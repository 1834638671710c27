import { expect, test } from 'vitest'
import {
  designationOf,
  diameters,
  inchAreas,
  pairOf,
  pitchesOf,
  threadOf,
} from '../../../src/domain/standards/threads'

test.each([
  // d, P, d2 and D1 as ISO 724 prints them, As as ISO 898-1 does
  [6, 1, 5.35, 4.917, 20.1],
  [8, 1.25, 7.188, 6.647, 36.6],
  [12, 1.75, 10.863, 10.106, 84.3],
  [16, 2, 14.701, 13.835, 157],
  [20, 2.5, 18.376, 17.294, 245],
  [24, 3, 22.051, 20.752, 353],
])('M%s x %s has the diameters and the area of the standards', (d, P, d2, D1, As) => {
  const thread = threadOf(d, P)
  expect(thread.d2).toBeCloseTo(d2, 3)
  expect(thread.D1).toBeCloseTo(D1, 3)
  expect(Math.abs(thread.As / As - 1)).toBeLessThan(0.008)
})

test('a pitch belongs to its diameter, however it was written', () => {
  expect(pairOf(12, 1.5)).toEqual({ P: 1.5, kind: 'fine', iso262: true })
  expect(pairOf(12, Number('1.50'))?.P).toBe(1.5)
  expect(pairOf(12, 3)).toBeUndefined()
  expect(pairOf(13, 1.5)).toBeUndefined()
})

test('pitches come coarse first and then from large to small; above M68 there is no coarse one', () => {
  expect(pitchesOf(12).map(({ P }) => P)).toEqual([1.75, 1.5, 1.25, 1])
  expect(pitchesOf(12)[0]?.kind).toBe('coarse')
  expect(pitchesOf(72).some(({ kind }) => kind === 'coarse')).toBe(false)
  expect(pitchesOf(13)).toEqual([])
})

test('the selection of ISO 262 is a part of ISO 261', () => {
  const all = diameters().map(({ d }) => d)
  const selected = diameters('ISO262').map(({ d }) => d)
  expect(selected.every((d) => all.includes(d))).toBe(true)
  expect(selected.length).toBeLessThan(all.length)
})

test('every pair of the table is a thread that exists', () => {
  for (const { d } of diameters()) {
    for (const { P } of pitchesOf(d)) expect(threadOf(d, P).d3, `M${d}x${P}`).toBeGreaterThan(0)
  }
})

test('a coarse thread is called by its diameter alone', () => {
  expect(designationOf(12, 1.75)).toBe('M12')
  expect(designationOf(12, 1.5)).toBe('M12x1.5')
})

test('an inch thread has nearly the same area by its own rule and by the metric one', () => {
  const { At } = inchAreas(0.5, 13)
  expect(Math.abs(At / threadOf(12.7, 25.4 / 13).As - 1)).toBeLessThan(0.02)
})
