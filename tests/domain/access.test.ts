import { expect, test } from 'vitest'
import { gateOf } from '../../src/domain/access'

test.each(['/productCategories', '/productcategories', '/ProductCategories/', '/LOGIN', '/'])(
  'a visitor opens %s however it is written',
  (path) => {
    expect(gateOf(path, undefined)).toBe('open')
  },
)

test.each([
  ['/cart', 'login'],
  ['/Cart', 'login'],
  ['/office', 'officeLogin'],
  ['/Office/Orders', 'officeLogin'],
  ['/aboutUs/about_us_type_9', 'login'],
])('a visitor who opens %s is sent to %s', (path, gate) => {
  expect(gateOf(path, undefined)).toBe(gate)
})
