import { expect, test } from 'vitest'
import { englishUnit } from '../../../src/domain/catalogue/unit-names'

test.each([
  ['件', undefined, 'pcs'],
  [' 套 ', '', 'sets'],
  ['件', 'bolts', 'bolts'],
  ['垛', '', ''],
  [undefined, undefined, ''],
])('the English of the unit %s with the English name %s is “%s”', (zh, en, unit) => {
  expect(englishUnit(zh, en)).toBe(unit)
})
