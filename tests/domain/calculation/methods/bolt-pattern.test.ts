import { expect, test } from 'vitest'
import {
  boltPattern,
  patternOf,
  sharesOf,
} from '../../../../src/domain/calculation/methods/bolt-pattern'

/** Numbers from -1 to 1 that are the same at every run. */
function* randomNumbers(seed: number): Generator<number, never> {
  let state = seed
  for (;;) {
    state = (state * 1664525 + 1013904223) % 2 ** 32
    yield state / 2 ** 31 - 1
  }
}

test('the shares of a thousand random patterns balance force and moment', () => {
  const random = randomNumbers(31)
  const next = (size: number) => size * random.next().value
  for (let round = 0; round < 1000; round++) {
    const count = 3 + (round % 9)
    const positions = Array.from({ length: count }, () => ({
      x: next(300),
      y: next(300),
      weight: 2 + next(1),
    }))
    const load = { Fx: next(1e4), Fy: next(1e4), Fz: next(1e4) }
    const moments = { Mx: next(500), My: next(500), Mz: next(500) }
    const at = { x: next(200), y: next(200), z: next(200) }
    const bolts = sharesOf({ positions, ...load, ...moments, ...at })
    const sum = (of: (bolt: (typeof bolts)[number]) => number) =>
      bolts.reduce((total, bolt) => total + of(bolt), 0)
    const near = (actual: number, expected: number) =>
      expect(Math.abs(actual - expected)).toBeLessThan(1e-2)
    near(
      sum(({ axial }) => axial),
      load.Fz,
    )
    near(
      sum(({ Vx }) => Vx),
      load.Fx,
    )
    near(
      sum(({ Vy }) => Vy),
      load.Fy,
    )
    // Moments about the origin, in N·mm.
    near(
      sum(({ y, axial }) => y * axial),
      moments.Mx * 1000 + at.y * load.Fz - at.z * load.Fy,
    )
    near(
      sum(({ x, axial }) => -x * axial),
      moments.My * 1000 + at.z * load.Fx - at.x * load.Fz,
    )
    near(
      sum(({ x, y, Vx, Vy }) => x * Vy - y * Vx),
      moments.Mz * 1000 + at.x * load.Fy - at.y * load.Fx,
    )
  }
})

test('the polar moment of four bolts at the corners of a square is exact', () => {
  const corners = [-50, 50].flatMap((x) => [-50, 50].map((y) => ({ x, y })))
  expect(patternOf(corners).Ip).toBe(4 * (50 ** 2 + 50 ** 2))
})

test('bolts on one line bear a moment across it and none about it', () => {
  const positions = [
    { x: -100, y: 0 },
    { x: 0, y: 0 },
    { x: 100, y: 0 },
  ]
  const across = boltPattern.compute({ positions, My: 100 })
  expect(across.bolts?.map(({ axial }) => axial)).toEqual([500, 0, -500])
  expect(across.verdict).toBeUndefined()
  const about = boltPattern.compute({ positions, Mx: 100 })
  expect(about.verdict).toBe('notMet')
  expect(about.notes).toContain('patternLine')
})

test('two bolts in one place are refused', () => {
  const same = { x: 1, y: 2 }
  expect(boltPattern.faults?.({ positions: [same, { x: 1, y: 3 }, same] })).toEqual([
    { path: 'positions.2.x', code: 'POSITION_TAKEN' },
  ])
})
