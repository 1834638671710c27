import { expect, test } from 'vitest'
import { isStandardNumber, namesOther } from '../../../src/domain/orders/own-numbers'

test.each(['GB/T 5783-2012', 'gb/t5783', 'GB 93-87', 'ISO 4014:2011', 'DIN 912', 'TB/T 1979-2014'])(
  '%s is a standard number and so no part number of a customer',
  (text) => expect(isStandardNumber(text)).toBe(true),
)

test.each(['KU-4711', '10012345', 'GB-SCREW-5', 'DIN912-M8x25', 'ISOLATOR 12', 'M8'])(
  '%s may be a part number of a customer',
  (text) => expect(isStandardNumber(text)).toBe(false),
)

test.each([
  ['M10×30', 'HS-M8x25-8.8-ZN', true],
  ['M 8 × 30', 'HS-M8x25-8.8-ZN', true],
  ['M8 x 25 zinc', 'HS-M8x25-8.8-ZN', false],
  ['M8', 'HS-M8x25-8.8-ZN', false],
  ['M10', 'RL1-127-16-R-ZN', true],
  ['Hexagon bolt', 'HS-M8x25-8.8-ZN', false],
  ['ROOM12', 'HS-M8x25-8.8-ZN', false],
])('whether "%s" beside %s names another size: %s', (text, model, expected) =>
  expect(namesOther(text, model)).toBe(expected),
)
