import { expect, test } from 'vitest'
import {
  alternatingStress,
  balanceOf,
  requiredPreload,
  serviceStress,
  slipClamp,
} from '../../../src/domain/calculation/balance'
import { seeded } from '../../random'

const random = seeded(7)

const loads = Array.from({ length: 200 }, () => {
  const Fmin = random.between(10_000, 200_000)
  return {
    Fmin,
    Fmax: Fmin * random.between(1, 2),
    FZ: Fmin * random.between(0, 0.2),
    thermalLoss: Fmin * random.between(0, 0.1),
    thermalGain: Fmin * random.between(0, 0.1),
    FAmin: 0,
    FAmax: random.between(0, 50_000),
    Phi: random.between(0, 0.5),
  }
})

test("the forces balance: the bolt's gain and the parts' loss add up to the working load", () => {
  for (const one of loads) {
    const { FSA, FPA, FKR, FVmin, loss } = balanceOf(one)
    expect(FSA + FPA).toBeCloseTo(one.FAmax, 6)
    expect(FKR + FPA).toBeCloseTo(FVmin, 6)
    expect(FVmin + loss).toBeCloseTo(one.Fmin, 6)
  }
})

test('the required preload leaves exactly the required clamp force', () => {
  for (const one of loads) {
    const FKerf = random.between(0, 20_000)
    const Fmin = requiredPreload(FKerf, one)
    expect(balanceOf({ ...one, Fmin }).FKR).toBeCloseTo(FKerf, 6)
  }
})

test('at the separating load just the wanted clamp force is left', () => {
  for (const one of loads)
    for (const FKerf of [0, balanceOf(one).FVmin / 2]) {
      const { separatingLoad } = balanceOf({ ...one, FKerf })
      expect(balanceOf({ ...one, FAmax: separatingLoad! }).FKR).toBeCloseTo(FKerf, 5)
    }
})

test('a compressing load neither opens the joint nor loads the bolt', () => {
  const [one] = loads
  const pressed = balanceOf({ ...one!, FAmin: -20_000, FAmax: 0 })
  expect(pressed.FKR).toBe(pressed.FVmin)
  expect(pressed.FSmax).toBe(pressed.FVmax)
})

test('slip needs the shear force over faces and friction', () => {
  expect(slipClamp(10_000, 2, 0.2)).toBe(25_000)
})

test('the torsion of tightening counts by half in service', () => {
  expect(serviceStress(0, 157, 100, 640).sigmaRedB).toBeCloseTo(Math.sqrt(3) * 50, 9)
})

test('the alternating stress is half the swing of the bolt force', () => {
  expect(alternatingStress(3000, 1000, 100)).toBe(10)
})
