import { expect, test } from 'vitest'
import { fieldOfReason } from '../../../../src/web/calculation/joint/reason-fields'

test.each([
  ['assemblyTemperature', -60],
  ['serviceMin', -50],
  ['serviceMax', 320],
  ['partsServiceMin', -41],
  ['partsServiceMax', 301],
])('a temperature outside the guideline leads to its own field %s', (name, value) => {
  expect(fieldOfReason({ reason: 'outsideVdiTemperature' }, { [name]: value })).toBe(name)
})
