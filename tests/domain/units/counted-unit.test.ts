import { expect, test } from 'vitest'
import { countedUnit } from '../../../src/domain/units/counted-unit'

test.each([
  [1, 'set', 'set'],
  [20, 'set', 'sets'],
  [1, 'pcs', 'pc'],
  [100, 'pcs', 'pcs'],
  [2, 'Box', 'boxes'],
  [1, 'test(s)', 'test'],
  [3, 'test(s)', 'tests'],
  [0, 'set', 'sets'],
  [1.5, 'roll', 'rolls'],
])('%d of what is counted in "%s" are written with "%s"', (count, unit, written) => {
  expect(countedUnit(count, unit)).toBe(written)
})

test.each(['kg', 'm', '套', 'Gebinde', ''])(
  'a unit that does not count stays as it is written: "%s"',
  (unit) => {
    expect(countedUnit(20, unit)).toBe(unit)
  },
)
