import { expect, test } from 'vitest'
import { countText } from '../../../../src/web/catalogue/product/related'

test('counts beyond 999 are shown as 999+', () => {
  expect([0, 999, 1000].map(countText)).toEqual(['0', '999', '999+'])
})
