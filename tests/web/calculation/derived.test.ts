import { expect, test } from 'vitest'
import type { Schemas } from '../../../src/domain/schemas'
import { beginning, valuesOfProduct, withDerived } from '../../../src/web/calculation/derived'

test('a calculation begins with an M16 and its faces, holes and sections', () => {
  expect(beginning('clamp')).toMatchObject({ d: 16, P: 2, dW: 22.49, dh: 17.5 })
  const joint = beginning('flexibility')
  const sections = joint.sections as { kind: string; length: number }[]
  const within = sections.filter(({ kind }) => kind === 'shank' || kind === 'thread')
  expect(within.reduce((sum, { length }) => sum + length, 0)).toBe(40)
})

test('another diameter brings its coarse pitch and its faces', () => {
  expect(withDerived('clamp', { ...beginning('clamp'), d: 24 }, new Set(['d']))).toMatchObject({
    ...{ P: 3, dW: 33.61, dh: 26 },
  })
})

test('what somebody touched stays', () => {
  const values = { ...beginning('clamp'), d: 24, dW: 30 }
  expect(withDerived('clamp', values, new Set(['d', 'dW']))).toMatchObject({ dW: 30, dh: 26 })
})

type Product = Schemas['CalculationProduct']

const product: Product = {
  ...{ id: 1, materialName: '', model: '', isCalculate: 1, categoryType: 1 },
  ...{ kind: 'bolt', missing: [], d: 12, P: 1.75 },
}

test('a bolt gives its thread and class, a lockbolt its clamp force and grip', () => {
  const bolt = { ...product, propertyClass: '10.9' }
  expect(valuesOfProduct('clamp', bolt)).toEqual({ d: 12, P: 1.75, propertyClass: '10.9' })
  const lockbolt: Product = {
    ...{ ...product, kind: 'lockbolt', clampingForce: 53600, gripMin: 10, gripMax: 20 },
  }
  expect(valuesOfProduct('stretching', lockbolt)).toMatchObject({
    ...{ mode: 'lockbolt', clampingForce: 53600, gripMin: 10, gripMax: 20 },
  })
})
