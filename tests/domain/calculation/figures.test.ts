import { expect, test } from 'vitest'
import {
  calculate,
  type CalculationPage,
  type Inputs,
} from '../../../src/domain/calculation/calculate'
import {
  clampExample,
  flexibilityExample,
  stretchingExample,
} from '../../../src/domain/calculation/examples'
import { figureGroups } from '../../../src/domain/calculation/figures'
import { formulas } from '../../../src/domain/calculation/formulas'
import { valueByFormula, type Given } from './by-formula'
import texts from '../../../src/generated/texts.en.json'

const stretchings = (
  ['force', 'elongation', 'tensioner', 'lockbolt', 'angle', 'torque'] as const
).map((mode) =>
  given('stretching', {
    ...stretchingExample,
    mode,
    effectiveLength: 162,
    pistonArea: 5000,
    angle: 30,
    clampingForce: 100_000,
    minimumTensionLoad: 200_000,
    deltaP: 4e-7,
    torque: 700,
    muLarge: 0.16,
    muSmall: 0.1,
    elongation: 0.3,
  }),
)
const clampInput = { ...clampExample, wantedForce: 60_000 }
const hot = {
  boltModulusHot: 190,
  layers: flexibilityExample.layers.map((one) => ({ ...one, EHot: one.E * 0.9 })),
}
const results = [
  given('clamp', clampInput),
  given('clamp', { ...clampInput, torquePrevailing: 0, torquePrevailingMin: 0 }),
  given('clamp', { ...clampInput, threadFriction: 'linear', dKm: undefined, dW: 22.49, dh: 17.5 }),
  given('clamp', { ...clampInput, muHeadSmall: 0.08, muThreadLarge: 0.2, dKm: undefined }),
  given('clamp', { ...clampInput, shankDiameter: 11, shankBore: 3, torsionFactor: 2 }),
  // The shank has the smallest area, but torsion stresses the thread more.
  given('clamp', { ...clampInput, shankBore: 7.6, torque: 200 }),
  given('flexibility', { ...flexibilityExample, pG: 700 }),
  given('flexibility', { ...flexibilityExample, ...hot, FAmin: -5000, FQ: 4000, muT: 0.15 }),
  given('flexibility', { ...flexibilityExample, joint: 'ESV', cone: 'thirty', Fmin: 70_000 }),
  given('flexibility', { ...flexibilityExample, joint: 'ESV', roughness: 'own', fZ: 11 }),
  given('flexibility', { ...flexibilityExample, dW1: 35, dW2: 25, pG: 700, FAmin: -5000 }),
  given('flexibility', {
    ...flexibilityExample,
    sections: flexibilityExample.sections.map((one) => ({ ...one, bore: 5 })),
  }),
  ...stretchings,
  given('stretching', {
    ...stretchingExample,
    mode: 'angle',
    angle: 30,
    deltaP: 4e-7,
    deltaS: 2.3e-6,
  }),
  given('stretching', { ...stretchingExample, torsion: true, muSmall: 0.12 }),
  given('stretching', { ...stretchingExample, torsion: true, muSmall: 0.1, muLarge: 0.16 }),
  given('stretching', {
    ...stretchingExample,
    muLarge: 0.16,
    muSmall: 0.1,
    muThreadLarge: 0.2,
    muHeadSmall: 0.08,
    torquePrevailing: 20,
    torquePrevailingMin: 8,
    toolScatter: 0.05,
  }),
  given('stretching', {
    ...stretchingExample,
    mode: 'torque',
    torque: 700,
    muLarge: 0.16,
    muSmall: 0.1,
    torquePrevailing: 20,
    torquePrevailingMin: 8,
    toolScatter: 0.05,
    muHeadLarge: 0.2,
    dW: 33.61,
    dh: 26,
    threadFriction: 'linear',
    torsionFactor: 2,
    sections: [{ kind: 'shank', length: 100, diameter: 19, bore: 4 }],
  }),
]

function given<Page extends CalculationPage>(page: Page, input: Inputs[Page]) {
  return { page, input, result: calculate(page, input) } as Given
}

test('every figure of every result has its words', () => {
  for (const { page, input, result } of results) {
    for (const { title, figures } of figureGroups(page, input as never, result as never)) {
      expect(texts).toHaveProperty([`calculation.group.${title}`])
      for (const { name } of figures) expect(texts).toHaveProperty([`calculation.figure.${name}`])
    }
  }
})

test('a formula in one line has no words of a language', () => {
  for (const { plain } of Object.values(formulas))
    expect(plain).not.toMatch(/\b(?:the|of|and|with)\b/)
})

test('shares, loads and safeties each show their own formula', () => {
  const named = results.flatMap(({ page, input, result }) =>
    figureGroups(page, input as never, result as never).flatMap(({ figures }) => figures),
  )
  const own = ['sharePitch', 'shareThread', 'shareHead', 'F02', 'Fp', 'Fm', 'nL', 'n0', 'np']
  for (const one of own) expect(named.find(({ name }) => name === one)?.formula).toBe(one)
})

test.each(results.map((one, at) => [at, one] as const))(
  'every formula that is shown gives its value when the figures are put in (%i)',
  (_at, one) => {
    const groups = figureGroups(one.page, one.input as never, one.result as never)
    const wrong = groups.flatMap(({ title, figures }) =>
      figures.flatMap(({ name, value, formula }) => {
        if (!formula) return []
        const computed = valueByFormula(formula, { group: title, name, value }, one)
        const near = Math.abs(computed - value) <= 1e-6 * Math.max(Math.abs(value), 1e-9)
        return near
          ? []
          : [`${title}.${name}: ${formulas[formula].plain} gives ${computed}, not ${value}`]
      }),
    )
    expect(wrong).toEqual([])
  },
)
