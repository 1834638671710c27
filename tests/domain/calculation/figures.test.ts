import { expect, test } from 'vitest'
import { calculate, type CalculationPage } from '../../../src/domain/calculation/calculate'
import {
  clampExample,
  flexibilityExample,
  stretchingExample,
} from '../../../src/domain/calculation/examples'
import { figureGroups } from '../../../src/domain/calculation/figures'
import { formulas } from '../../../src/domain/calculation/formulas'
import texts from '../../../src/generated/texts.en.json'

const results = [
  ['clamp', calculate('clamp', { ...clampExample, wantedForce: 60_000 })],
  ['flexibility', calculate('flexibility', { ...flexibilityExample, pG: 700 })],
  ...(['force', 'tensioner', 'lockbolt', 'angle', 'torque'] as const).map(
    (mode) =>
      [
        'stretching',
        calculate('stretching', {
          ...{ ...stretchingExample, mode, effectiveLength: 162, pistonArea: 5000, angle: 30 },
          ...{ clampingForce: 100_000, minimumTensionLoad: 200_000, deltaP: 4e-7, torque: 700 },
          ...{ muLarge: 0.16, muSmall: 0.1 },
        }),
      ] as const,
  ),
] as const

test('every figure of every result has its words', () => {
  for (const [page, result] of results) {
    for (const { title, figures } of figureGroups(page as CalculationPage, result as never)) {
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
  const named = results.flatMap(([page, result]) =>
    figureGroups(page as CalculationPage, result as never).flatMap(({ figures }) => figures),
  )
  const own = ['sharePitch', 'shareThread', 'shareHead', 'F02', 'Fp', 'Fm', 'nL', 'n0', 'np']
  for (const one of own) expect(named.find(({ name }) => name === one)?.formula).toBe(one)
})
