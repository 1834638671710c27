import { expect, test } from 'vitest'
import { calculate } from '../../../src/domain/calculation/calculate'
import {
  clampExample,
  flexibilityExample,
  stretchingExample,
} from '../../../src/domain/calculation/examples'
import { figureGroups } from '../../../src/domain/calculation/figures'
import { inputRows } from '../../../src/domain/calculation/input-rows'
import { unitOf, unitSystems, type Quantity } from '../../../src/domain/units/units'
import type { FieldSchema } from '../../../src/domain/forms/field-schema'
import description from '../../../src/generated/openapi.json'
import type { TextKey } from '../../../src/generated/text-key'
import { translate } from '../../../src/i18n/translate'

// Typed wider on purpose: the import's type is the literal content of one version of the generated file.
const schemas = description.components.schemas as unknown as Record<string, FieldSchema>

/** Coefficients, factors and counts. */
const dimensionless = new Set([
  'muLarge',
  'muSmall',
  'muThreadLarge',
  'muThreadSmall',
  'muHeadLarge',
  'muHeadSmall',
  'muT',
  'n',
  'slipFaces',
  'interfaces',
  'torsionFactor',
  'alphaA',
  'nutFactorMin',
  'nutFactorMax',
  'PhiK',
  'Phi',
  'tanPhi',
  'betaL',
  'factor',
  'safety',
  'tensileSafety',
  'pressureSafety',
  'nL',
  'n0',
  'np',
  // A property class is a name, not a number.
  'propertyClass',
])

const named = ['ClampForceInput', 'ResilienceInput', 'TorqueInput', 'BoltSection', 'ClampedLayer']

test.each(named)('every number that is asked for has its unit: %s', (name) => {
  const without = Object.entries(schemas[name]!.properties ?? {})
    .filter(([, { type, enum: choices }]) => !choices && (type === 'number' || type === 'integer'))
    .filter(([field, schema]) => {
      const quantity = (schema['x-quantity'] ?? 'number') as Quantity
      return !dimensionless.has(field) && unitSystems.some((system) => !unitOf(quantity, system))
    })
  expect(without.map(([field]) => field)).toEqual([])
})

const groups = [
  ...figureGroups('clamp', clampExample, calculate('clamp', clampExample)),
  ...figureGroups('flexibility', flexibilityExample, calculate('flexibility', flexibilityExample)),
  ...figureGroups('stretching', stretchingExample, calculate('stretching', stretchingExample)),
]

test('every figure of a result has its unit', () => {
  const without = groups
    .flatMap(({ figures }) => figures)
    .filter(({ name, quantity }) => !dimensionless.has(name) && unitOf(quantity, 'metric') === '')
  expect(without.map(({ name }) => name)).toEqual([])
})

test('the input is listed with its units, including rows and choices', () => {
  const schema = schemas.ResilienceInput!
  for (const language of ['zh', 'en'] as const) {
    const text = (key: TextKey, values = {}) => translate(language, key, values)
    const options = { language, system: 'metric', text, all: schemas } as const
    const { rows, tables } = inputRows(flexibilityExample, schema, options)
    const plain = rows.filter(({ value }) => /^-?[\d.]+$/.test(value)).map(({ name }) => name)
    expect(plain.filter((name) => !dimensionless.has(name))).toEqual([])
    const cells = tables.flatMap((table) => table.rows.flat())
    expect(cells).toContain(text('screens.yes'))
    expect(cells.filter((cell) => /^-?[\d.]+$/.test(cell))).toEqual([])
  }
})

test('omitted parameters that apply are listed with their defaults', () => {
  const rowsOf = (language: 'zh' | 'en', input: object) => {
    const text = (key: TextKey, values = {}) => translate(language, key, values)
    const options = { language, system: 'metric', text, all: schemas } as const
    const { rows } = inputRows(input, schemas.TorqueInput!, { ...options, page: 'stretching' })
    return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
  }
  expect(rowsOf('en', stretchingExample)).toMatchObject({
    utilisation: '90 % (default)',
    torsion: 'No (default)',
    boltModulus: '207 GPa',
    torsionFactor: '3/2 (plastic, VDI 2230) (default)',
  })
  // Also for a choice declared by reference.
  const torqued = { ...stretchingExample, muLarge: 0.16, muSmall: 0.1 }
  expect(rowsOf('zh', torqued).head).toMatch(/^[^a-z]+（默认值）$/)
  expect(rowsOf('zh', stretchingExample)).toMatchObject({ utilisation: '90 %（默认值）' })
  // No torque is requested, and a bolt without an angle has no snug force.
  for (const name of ['torquePrevailing', 'snugForce', 'toolScatter'])
    expect(rowsOf('en', stretchingExample)).not.toHaveProperty(name)
})
