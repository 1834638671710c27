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

/** Numbers are written with five figures. */
export function expectWorked({ name, value, numbers }: MethodFigure) {
  const worked = valueOfTex(numbers)
  expect(Math.abs(worked - value), `${name}: ${numbers}`).toBeLessThanOrEqual(
    1e-3 * Math.max(Math.abs(value), 1e-9),
  )
}
