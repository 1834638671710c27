import { expect, test } from 'vitest'
import {
  clampedResilience,
  coneOf,
  seamOf,
  type ClampedParts,
  type Layer,
} from '../../../src/domain/calculation/clamped-parts'
import { seeded } from '../../random'

/** The three closed cases of one material, as VDI 2230-1 section 5.1.2 writes them. */
function closedForm({ layers, joint, dW1: dW }: ClampedParts): number {
  const { E, DA, dh } = layers[0]!
  const { clampLength: l, tanPhi, DAGr } = coneOf({ layers, joint, dW1: dW, dW2: dW })
  const w = joint === 'DSV' ? 1 : 2
  const quotient = (D: number) => ((dW + dh) * (D - dh)) / ((dW - dh) * (D + dh))
  if (DA <= dW) return (4 * l) / (E * Math.PI * (DA ** 2 - dh ** 2))
  if (DA >= DAGr) return (2 * Math.log(quotient(DAGr))) / (w * E * Math.PI * dh * tanPhi)
  const cone = (2 / (w * dh * tanPhi)) * Math.log(quotient(DA))
  const sleeve = (4 / (DA ** 2 - dh ** 2)) * (l - (DA - dW) / (w * tanPhi))
  return (cone + sleeve) / (E * Math.PI)
}

/** One part cut into several of the same material. */
function cut(layer: Layer, count: number): Layer[] {
  return Array.from({ length: count }, () => ({ ...layer, thickness: layer.thickness / count }))
}

const random = seeded(23)
const joints = Array.from({ length: 300 }, () => {
  const dh = random.between(6, 25)
  const dW = dh * random.between(1.2, 2)
  const joint = random.oneOf(['DSV', 'ESV'] as const)
  const layer = {
    thickness: random.between(0.5, 6) * dW,
    E: random.oneOf([71e3, 207e3]),
    DA: random.oneOf([dh + (dW - dh) * random.between(0.5, 1), dW * random.between(1, 4)]),
    dh,
  }
  return { layers: [layer], joint, dW1: dW, dW2: dW }
})

test('one part has the resilience of the closed form: sleeve, cone, and both', () => {
  const cases = new Set<string>()
  for (const parts of joints) {
    const { delta, cone } = clampedResilience(parts)
    cases.add(cone.coneCase)
    expect(delta / closedForm(parts)).toBeCloseTo(1, 10)
  }
  expect([...cases].sort()).toEqual(['cone', 'mixed', 'sleeve'])
})

test('layers of one material are the whole part', () => {
  for (const parts of joints) {
    const layered = { ...parts, layers: cut(parts.layers[0]!, random.oneOf([2, 3, 7])) }
    expect(clampedResilience(layered).delta / clampedResilience(parts).delta).toBeCloseTo(1, 10)
  }
})

test('the order of the parts does not matter if both faces are equal', () => {
  const layers = [
    { thickness: 20, E: 71e3, DA: 60, dh: 17.5 },
    { thickness: 15, E: 207e3, DA: 60, dh: 17.5 },
  ]
  const of = (some: Layer[]) =>
    clampedResilience({ layers: some, joint: 'DSV', dW1: 22.49, dW2: 22.49 }).delta
  expect(of([...layers].reverse())).toBeCloseTo(of(layers), 15)
})

test('a softer, thicker or wider bored part gives way more', () => {
  for (const parts of joints) {
    const [layer] = parts.layers as [Layer]
    const delta = (change: Partial<Layer>) =>
      clampedResilience({ ...parts, layers: [{ ...layer, ...change }] }).delta
    expect(delta({ E: layer.E / 2 })).toBeCloseTo(2 * delta({}), 12)
    expect(delta({ thickness: layer.thickness * 1.2 })).toBeGreaterThan(delta({}))
    expect(delta({ dh: layer.dh * 0.9 })).toBeLessThan(delta({}))
  }
})

test('a hole that closes does not divide by nothing', () => {
  const parts = (dh: number): ClampedParts => ({
    layers: [{ thickness: 30, E: 207e3, DA: 80, dh }],
    joint: 'DSV',
    dW1: 24,
    dW2: 24,
  })
  const closed = clampedResilience(parts(0)).delta
  expect(Number.isFinite(closed)).toBe(true)
  expect(clampedResilience(parts(1e-3)).delta / closed).toBeCloseTo(1, 6)
})

test('proportions outside the range of the cone formula are reported', () => {
  const layers = (thickness: number) => [{ thickness, E: 207e3, DA: 60, dh: 17.5 }]
  const faces = { joint: 'DSV', dW1: 22.49, dW2: 22.49 } as const
  expect(coneOf({ layers: layers(40), ...faces }).outsideFit).toBe(false)
  expect(coneOf({ layers: layers(5), ...faces }).outsideFit).toBe(true)
})

test('a seam may be as wide as the thinnest part and the face together, and twice the face over a tapped part', () => {
  const washer = { thickness: 3, DA: 30, washer: true }
  const layers = [washer, { thickness: 20, DA: 60 }, { thickness: 15, DA: 50 }, washer]
  const faces = { dW1: 22.5, dW2: 24 }
  expect(seamOf({ layers, joint: 'DSV', ...faces })).toEqual({ width: 50, G: 37.5 })
  expect(seamOf({ layers, joint: 'ESV', ...faces })).toEqual({ width: 50, G: 45 })
  const one = [{ thickness: 20, DA: 60 }]
  expect(seamOf({ layers: one, joint: 'ESV', ...faces })).toEqual({ width: 60, G: 45 })
  expect(seamOf({ layers: one, joint: 'DSV', ...faces })).toBeUndefined()
})
