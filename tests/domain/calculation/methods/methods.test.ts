import { expect, test } from 'vitest'
import {
  computeMethod,
  methodFaults,
} from '../../../../src/domain/calculation/methods/compute-method'
import { methods } from '../../../../src/domain/calculation/methods/methods'
import type { MethodFigure } from '../../../../src/domain/calculation/methods/method'
import { keysIn } from '../../../../src/domain/lists/objects'
import { valueOfTex } from './by-tex'

const names = keysIn(methods)

test.each(names)('the worked line of every figure of %s gives the figure', (name) => {
  const { figures } = computeMethod(name, methods[name].example)
  const worked = figures.filter(({ numbers }) => numbers !== '')
  if (name !== 'proposedSize') expect(worked.length).toBeGreaterThan(0)
  for (const figure of worked) expectWorked(figure)
})

test.each(names)('%s refuses an input without its required fields', (name) => {
  const error = {
    keyword: 'required',
    instancePath: '',
    params: { missingProperty: 'd' },
  }
  expect(methodFaults(name, {}, [error])[0]).toMatchObject({ path: 'd' })
})

const engaged = (change: object) =>
  computeMethod('threadEngagement', {
    d: 12,
    P: 1.75,
    propertyClass: '10.9',
    material: 'nut',
    nutClass: '10',
    length: 9.6,
    ...change,
  })

test('a nut of just 0.8 d is high enough, whatever 0.8 d is rounded to', () => {
  expect(engaged({}).verdict).toBe('met')
  expect(engaged({ d: 24, P: 3, length: 19.2 }).verdict).toBe('met')
  expect(engaged({ length: 9.59 }).verdict).toBe('notMet')
})

test('a nut is judged by its class, and not by its height alone', () => {
  expect(engaged({ nutClass: undefined }).verdict).toBeUndefined()
  expect(engaged({ nutClass: undefined }).notes).toEqual(['nutClassMissing'])
  expect(engaged({ nutClass: '8' })).toMatchObject({ verdict: 'notMet', notes: ['nutClassLow'] })
})

test('the table of engagements says nothing beyond the sizes of its tests', () => {
  const beyond = engaged({ d: 39, P: 4, propertyClass: '12.9', material: 'S235', length: 100 })
  expect(beyond).toMatchObject({ figures: [], notes: ['sizeNoTable'] })
  expect(beyond.verdict).toBeUndefined()
  expect(engaged({ material: 'S235', length: 15 }).verdict).toBe('met')
})

/** Numbers are written with five figures. */
export function expectWorked({ name, value, numbers }: MethodFigure) {
  const worked = valueOfTex(numbers)
  expect(Math.abs(worked - value), `${name}: ${numbers}`).toBeLessThanOrEqual(
    1e-3 * Math.max(Math.abs(value), 1e-9),
  )
}
