import { expect, test } from 'vitest'
import { calculate, type Inputs } from '../../../src/domain/calculation/calculate'
import {
  clampExample,
  flexibilityExample,
  stretchingExample,
} from '../../../src/domain/calculation/examples'
import { headlineOf } from '../../../src/domain/calculation/headline'
import { notMadeSentences, verdictSentence } from '../../../src/domain/calculation/sentences'
import { isDoubtful, verdictOf } from '../../../src/domain/calculation/verdict'

function verdict<Page extends keyof Inputs>(page: Page, input: Inputs[Page]) {
  const result = calculate(page, input)
  return { ...verdictOf(page, input, result), line: headlineOf(page, input, result, 'metric') }
}

test('the worst check gives the verdict, and the headline names it', () => {
  const good = verdict('clamp', clampExample)
  expect(good).toMatchObject({ name: 'yield', tone: 'good' })
  expect(good.line).toContain('σred/Rp0.2\u00a080.3\u00a0%\u00a0✓')
  expect(verdict('clamp', { ...clampExample, utilisation: 0.7 }).tone).toBe('warn')
  expect(verdict('clamp', { ...clampExample, torque: 400 }).tone).toBe('bad')
})

test('a joint that opens is not met, however safe its bolt is', () => {
  expect(verdict('flexibility', { ...flexibilityExample, FAmax: 80_000 })).toMatchObject({
    name: 'opening',
    tone: 'bad',
  })
  const low = verdict('flexibility', { ...flexibilityExample, FKerf: 40_000 })
  expect(low).toMatchObject({ name: 'clamp', tone: 'bad' })
  expect(low.line).toMatch(/FKerf\/FKR.*✗$/)
  expect(verdict('flexibility', { ...flexibilityExample, pG: 100 }).name).toBe('pressure')
})

const inWords = (key: string, values: object = {}) => `${key} ${Object.values(values).join(' ')}`

test('a joint without residual clamp force is reported as open, without a figure', () => {
  for (const change of [
    { FAmax: 80_000, FKerf: 40_000 },
    { FAmax: 80_000, pG: 100 },
    { roughness: 'own', fZ: 400, FKerf: 40_000 },
  ] as const) {
    const input: Inputs['flexibility'] = { ...flexibilityExample, ...change }
    const { line, ...open } = verdict('flexibility', input)
    expect(open).toMatchObject({ name: 'opening', tone: 'bad' })
    expect(verdictSentence('flexibility', open, false, inWords)).toBe('calculation.verdict.open ')
    expect(line).toMatch(/FKR ≤ 0\u00a0✗$/)
  }
})

test('passed checks become doubtful if a warning questions their assumptions', () => {
  const doubtOf = (change: Partial<Inputs['flexibility']>) => {
    const input = { ...flexibilityExample, ...change }
    const result = calculate('flexibility', input)
    const given = verdictOf('flexibility', input, result)
    const doubtful = isDoubtful(given, result)
    return {
      tone: given.tone,
      doubtful,
      said: verdictSentence('flexibility', given, doubtful, inWords),
    }
  }
  expect(doubtOf({})).toMatchObject({ tone: 'good', doubtful: false })
  // The sections are shorter than the clamp length.
  const short = doubtOf({ sections: [{ kind: 'shank', length: 30 }] })
  expect(short).toMatchObject({ tone: 'good', doubtful: true })
  expect(short.said).toMatch(/^calculation\.verdict\.doubtful /)
  // A failed check is certain.
  expect(doubtOf({ joint: 'ESV', FKerf: 40_000 })).toMatchObject({ tone: 'bad', doubtful: false })
})

test('a required clamp force far above the residual one is shown as more than 1000 %', () => {
  const input: Inputs['flexibility'] = { ...flexibilityExample, FKerf: 1 }
  const { FKR } = calculate('flexibility', input)
  const result = { ...calculate('flexibility', { ...input, FKerf: 40 * FKR }), FKR }
  expect(
    verdictSentence('flexibility', verdictOf('flexibility', input, result), false, inWords),
  ).toContain('> 1000')
  expect(headlineOf('flexibility', input, result, 'metric')).toMatch(
    /FKerf\/FKR\u00a0> 1000\u00a0%/,
  )
})

test('a tensioner applies more force than remains, and that force is judged', () => {
  const tensioned = { ...stretchingExample, mode: 'tensioner', effectiveLength: 40 } as const
  expect(verdict('stretching', { ...tensioned, force: 290_000 })).toMatchObject({
    name: 'applied',
    tone: 'bad',
  })
})

test('a fatigue stress above the guide value is to be verified, which is not the same as not met', () => {
  const guided = { ...flexibilityExample, n: 1, FAmax: 22_000, FAmin: -90_000 }
  const result = calculate('flexibility', guided)
  expect(result.sigmaA).toBeGreaterThan(result.sigmaALimit)
  expect(verdictOf('flexibility', guided, result)).toMatchObject({ name: 'fatigue', tone: 'guide' })
  expect(result.warnings.map(({ code }) => code)).toContain('FATIGUE_ABOVE_GUIDE')
  // A failed check outweighs a doubtful one, however large the excess of the latter.
  expect(verdict('flexibility', { ...guided, FKerf: 80_000 })).toMatchObject({
    name: 'clamp',
    tone: 'bad',
  })
})

const lockbolt = { clampingForce: 53_600, minimumTensionLoad: 75_800 }

test('a lockbolt is judged by its tensile load and its grip, not by a property class', () => {
  const input = { ...stretchingExample, mode: 'lockbolt', ...lockbolt, gripMax: 20 } as const
  expect(verdict('stretching', { ...input, stack: 18 })).toMatchObject({ name: 'tensile' })
  expect(verdict('stretching', { ...input, stack: 25 })).toMatchObject({
    name: 'grip',
    tone: 'bad',
  })
  const joint: Inputs['flexibility'] = {
    ...flexibilityExample,
    fastener: 'lockbolt',
    minimumTensionLoad: 75_800,
    Fmin: 53_600,
    Fmax: 53_600,
    FAmax: 5000,
  }
  const result = calculate('flexibility', joint)
  expect(result.tensileSafety).toBeCloseTo(75_800 / result.FSmax, 9)
  expect(verdictOf('flexibility', joint, result).name).toBe('tensile')
  expect(headlineOf('flexibility', joint, result, 'metric')).toMatch(/^⌀16 · /)
})

test.each<[string, Partial<Inputs['flexibility']>, string[]]>([
  ['no limiting pressure is entered', { pG: undefined }, ['pressure']],
  ['the bolt gets warmer than 120 °C', { serviceMax: 121 }, ['heat']],
  ['a part gets warmer than 120 °C', { partsServiceMax: 130, Fmax: 70_000 }, ['heat']],
  ['the bolt is screwed into a part', { joint: 'ESV' }, ['engagement']],
  ['a shear load acts', { FQ: 100, muT: 0.2 }, ['shear']],
  [
    'no fatigue limit is known for the class',
    { propertyClass: '5.6', Fmin: 2e4, Fmax: 3e4, FAmax: 3000, tau: 60 },
    ['fatigue'],
  ],
  ['the torsion of tightening is not entered', { tau: 0 }, ['torsion']],
  ['several checks are missing', { pG: undefined, serviceMax: 200 }, ['pressure', 'heat']],
])('a joint is not verified where %s', (_, change, notMade) => {
  const given = verdict('flexibility', { ...flexibilityExample, ...change })
  expect(given).toMatchObject({ tone: 'incomplete', notMade })
  expect(given.line).toMatch(/\?$/)
  expect(notMadeSentences(given, inWords)).toEqual(
    notMade.map((name) => `calculation.notMade.${name} `),
  )
})

test('up to 120 °C and with every check made the joint is verified', () => {
  const given = verdict('flexibility', { ...flexibilityExample, serviceMax: 120 })
  expect(given).toMatchObject({ tone: 'good', notMade: [] })
})

test('a failed check outweighs a check that was not made', () => {
  const given = verdict('flexibility', { ...flexibilityExample, pG: undefined, FKerf: 60_000 })
  expect(given).toMatchObject({ name: 'clamp', tone: 'bad', notMade: ['pressure'] })
})

test('a forced bolt whose nut turns is not verified without torsion', () => {
  expect(verdict('stretching', stretchingExample)).toMatchObject({
    tone: 'incomplete',
    notMade: ['torsion'],
  })
  const twisted = { ...stretchingExample, torsion: true, muSmall: 0.1, force: 150_000 }
  expect(verdict('stretching', twisted)).toMatchObject({ tone: 'good', notMade: [] })
})
