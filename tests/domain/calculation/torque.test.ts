import { expect, test } from 'vitest'
import {
  lever,
  preloadOf,
  preloadWindow,
  torqueOf,
  torqueShares,
} from '../../../src/domain/calculation/torque'
import { pitchesOf, threadOf } from '../../../src/domain/standards/threads'
import { seeded } from '../../random'

const random = seeded(17)

/** A random valid tightening. */
function anyTightening() {
  const d = random.oneOf([4, 8, 12, 16, 24, 36])
  const small = random.between(0.05, 0.3)
  const large = small + random.between(0, 0.2)
  const torque = random.between(10, 1000)
  return {
    thread: threadOf(d, random.oneOf(pitchesOf(d)).P),
    DKm: d * random.between(1.1, 2),
    small: { muG: small, muK: small },
    large: { muG: large, muK: large },
    torque,
    prevailingMin: torque * random.between(0, 0.1),
    prevailingMax: torque * random.between(0.1, 0.3),
    toolScatter: random.between(0, 0.2),
    form: random.oneOf(['exact', 'linear'] as const),
  }
}

const many = Array.from({ length: 200 }, anyTightening)

test('the least preload is below the nominal one, and that below the greatest', () => {
  for (const tightening of many) {
    const { Fmin, Fnom, Fmax, alphaA } = preloadWindow(tightening)
    expect(Fmin).toBeLessThan(Fnom)
    expect(Fnom).toBeLessThan(Fmax)
    expect(alphaA).toBeGreaterThan(1)
  }
})

test('more torque gives more preload, more friction less', () => {
  for (const one of many) {
    const more = preloadWindow({ ...one, torque: one.torque * 1.1 })
    const rougher = preloadWindow({
      ...one,
      large: { muG: one.large.muG * 1.1, muK: one.large.muK },
    })
    const now = preloadWindow(one)
    expect(more.Fmin).toBeGreaterThan(now.Fmin)
    expect(rougher.Fmin).toBeLessThan(now.Fmin)
    expect(rougher.Fmax).toBe(now.Fmax)
  }
})

test('a larger thread turned by the same torque has less preload', () => {
  const force = (d: number) => {
    const thread = threadOf(d, pitchesOf(d)[0]!.P)
    return preloadOf(100, 0, lever(thread, 1.3 * d, { muG: 0.12, muK: 0.12 }))
  }
  const forces = [6, 8, 10, 12, 16, 20, 24].map(force)
  expect([...forces].sort((a, b) => b - a)).toEqual(forces)
})

test('torque to preload and back is the same torque', () => {
  for (const one of many) {
    const K = lever(one.thread, one.DKm, one.large, one.form)
    const force = preloadOf(one.torque, one.prevailingMax, K)
    expect(torqueOf(force, one.prevailingMax, K)).toBeCloseTo(one.torque, 9)
  }
})

test('equal frictions, no tool scatter and one prevailing torque make the window a point', () => {
  const [one] = many
  const window = preloadWindow({
    ...one!,
    large: one!.small,
    toolScatter: 0,
    prevailingMax: one!.prevailingMin,
  })
  expect(window.alphaA).toBeCloseTo(1, 12)
  expect(window.Fmin).toBeCloseTo(window.Fmax, 6)
})

test('the two forms of the thread friction stay within 1.5 percent for usual friction', () => {
  const thread = threadOf(16, 2)
  for (const mu of [0.08, 0.1, 0.12, 0.14, 0.16]) {
    const exact = lever(thread, 20, { muG: mu, muK: mu }, 'exact')
    const linear = lever(thread, 20, { muG: mu, muK: mu }, 'linear')
    expect(Math.abs(linear / exact - 1)).toBeLessThan(0.015)
    expect(linear).toBeLessThan(exact)
  }
})

test('the shares of the torque add up to the whole', () => {
  for (const one of many) {
    const { Fnom } = preloadWindow(one)
    const mean = {
      muG: (one.small.muG + one.large.muG) / 2,
      muK: (one.small.muK + one.large.muK) / 2,
    }
    const prevailing = (one.prevailingMin + one.prevailingMax) / 2
    const shares = torqueShares(one, mean, { force: Fnom, torque: one.torque, prevailing })
    const sum = Object.values(shares).reduce((total, share) => total + share, 0)
    expect(sum).toBeCloseTo(1, 9)
    expect(Math.min(...Object.values(shares))).toBeGreaterThanOrEqual(0)
  }
})
