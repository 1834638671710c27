import { expect, test } from 'vitest'
import {
  assemblyStress,
  permissiblePreload,
  stressSection,
} from '../../../src/domain/calculation/assembly-stress'
import { threadOf } from '../../../src/domain/calculation/threads'
import { seeded } from '../../random'

const thread = threadOf(16, 2)
const basis = {
  thread,
  section: stressSection(thread),
  muG: 0.12,
  prevailing: 0,
  Rp02: 940,
  k: 1.5 as const,
  form: 'exact' as const,
  nu: 0.9,
}

test('at the permissible preload the reduced stress is the wanted share of the yield point', () => {
  const random = seeded(5)
  for (let i = 0; i < 100; i++) {
    const one = {
      ...basis,
      muG: random.between(0.05, 0.3),
      prevailing: random.oneOf([0, random.between(0, 40)]),
      k: random.oneOf([1.5, 2] as const),
    }
    const force = permissiblePreload(one)!
    expect(assemblyStress(force, one).utilisation).toBeCloseTo(0.9, 6)
  }
})

test('the closed form and the bisection agree', () => {
  const closed = permissiblePreload(basis)!
  const searched = permissiblePreload({ ...basis, prevailing: 1e-9 })!
  expect(searched / closed).toBeCloseTo(1, 7)
})

test('the elastic torsion factor allows 4 to 15 percent less', () => {
  const ratio = permissiblePreload({ ...basis, k: 2 })! / permissiblePreload(basis)!
  expect(ratio).toBeLessThan(0.96)
  expect(ratio).toBeGreaterThan(0.85)
})

test('the prevailing torque twists the shank too', () => {
  const without = assemblyStress(80_000, basis)
  const withIt = assemblyStress(80_000, { ...basis, prevailing: 20 })
  expect(withIt.sigma).toBe(without.sigma)
  expect(withIt.tau).toBeGreaterThan(without.tau)
})

test('a prevailing torque that alone exceeds the bolt leaves no preload', () => {
  expect(permissiblePreload({ ...basis, prevailing: 2000 })).toBeUndefined()
})

test('a waisted shank carries the stress in place of the thread', () => {
  expect(stressSection(thread, 12).diameter).toBe(12)
  expect(stressSection(thread, 15.9).diameter).toBe(thread.d0)
})
