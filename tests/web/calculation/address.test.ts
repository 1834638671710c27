import { expect, test } from 'vitest'
import { valuesInAddress } from '../../../src/web/calculation/address'

test('a link fills in a thread with its class, friction and torque', () => {
  const link = 'd=12&P=1.75&propertyClass=8.8&muSmall=0.12&muLarge=0.12&torque=84'
  expect(valuesInAddress(new URLSearchParams(link))).toEqual({
    d: 12,
    P: 1.75,
    propertyClass: '8.8',
    muSmall: 0.12,
    muLarge: 0.12,
    torque: 84,
  })
})

test.each(['', 'torque=84', 'd=-3', 'd=x', 'd=Infinity'])(
  'an address without a thread (%s) fills in nothing',
  (address) => expect(valuesInAddress(new URLSearchParams(address))).toBeUndefined(),
)
