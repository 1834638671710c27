import fc from 'fast-check'
import { expect, test } from 'vitest'
import { networkOf, widerNetworkOf } from '../../../src/server/http/network'

test.each([
  ['203.0.113.5', '203.0.113.5', '203.0.113.0/24'],
  ['::ffff:203.0.113.5', '203.0.113.5', '203.0.113.0/24'],
  ['64:ff9b::203.0.113.5', '203.0.113.5', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:DB8:1:2::', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
])('%s counts as %s, and among its neighbours as %s', (address, network, wider) => {
  expect(networkOf(address)).toBe(network)
  expect(widerNetworkOf(address)).toBe(wider)
})

const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16))
const groups = (length: number) => fc.array(group, { minLength: length, maxLength: length })

test('two addresses of one /64 are one network, however they are written, and others are not', () => {
  fc.assert(
    fc.property(groups(4), groups(4), groups(4), (net, first, second) => {
      fc.pre(!(net[0] === '64' && net[1] === 'ff9b') && net.some((part) => part !== '0'))
      const [one, two] = [[...net, ...first].join(':'), [...net, ...second].join(':')]
      expect(networkOf(one)).toBe(networkOf(two.toUpperCase()))
      const other = [...net.slice(0, 3), (parseInt(net[3]!, 16) ^ 1).toString(16)]
      expect(networkOf([...other, ...second].join(':'))).not.toBe(networkOf(one))
    }),
  )
})

test('text that is not an address is counted as written', () => {
  expect(networkOf('')).toBe('')
  expect(widerNetworkOf('unknown')).toBe('unknown')
})
