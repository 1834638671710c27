import { expect, test } from 'vitest'
import { isReceivable } from '../../../src/domain/orders/receipt'
import { trackingLink } from '../../../src/domain/orders/tracking'

const carriers = [{ names: ['云驿物流', 'Cloud Post'], pattern: 'https://track.example/{no}/{no}' }]

test.each([
  [{ carrier: '云驿物流', trackingNo: 'YY1' }, 'https://track.example/YY1/YY1'],
  [
    { carrier: ' cloud  POST ', trackingNo: ' a/b$& ' },
    'https://track.example/a%2Fb%24%26/a%2Fb%24%26',
  ],
  [{ carrier: '云驿', trackingNo: 'YY1' }, undefined],
  [{ carrier: '云驿物流', trackingNo: ' ' }, undefined],
  [{ carrier: '', trackingNo: 'YY1' }, undefined],
  [{ carrier: '云驿物流' }, undefined],
])('the tracking page of %o is %s', (delivery, link) => {
  expect(trackingLink(carriers, delivery)).toBe(link)
})

test.each([
  ['that leaves tomorrow', { shipTime: '2031-04-15' }, false],
  ['of today', { shipTime: '2031-04-14' }, true],
  ['of yesterday', { shipTime: '2031-04-13' }, true],
  ['that has arrived', { shipTime: '2031-04-13', receivedTime: '2031-04-13T08:00:00Z' }, false],
])('a delivery %s can be received: %o, %s', (_which, delivery, receivable) => {
  expect(isReceivable(delivery, '2031-04-14')).toBe(receivable)
})
