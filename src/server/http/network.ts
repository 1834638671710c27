import { isIP } from 'node:net'

/**
 * Network by which limits count an address. A single IPv4 address, because many people may share a /24. An IPv6
 * customer has at least a /64 and can change addresses within it, so the /64 counts.
 */
export function networkOf(address: string): string {
  const { ipv4, groups } = read(address)
  return groups ? `${hex(groups.slice(0, 4))}::/64` : ipv4
}

/** Range that one attacker can easily own: a /24, or the /48 that providers assign on request. */
export function widerNetworkOf(address: string): string {
  const { ipv4, groups } = read(address)
  if (groups) return `${hex(groups.slice(0, 3))}::/48`
  return isIP(ipv4) === 4 ? `${ipv4.split('.').slice(0, 3).join('.')}.0/24` : ipv4
}

const hex = (groups: number[]) => groups.map((group) => group.toString(16)).join(':')

/** IPv4 address (also embedded in IPv6), or the eight groups of an IPv6 address. */
function read(address: string): { ipv4: string; groups?: number[] } {
  const [plain = ''] = address.split('%')
  if (isIP(plain) !== 6) return { ipv4: plain }
  const groups = groupsOf(plain)
  const [high = 0, low = 0] = groups.slice(6)
  const ipv4 = [high >> 8, high & 255, low >> 8, low & 255].join('.')
  // ::ffff:0:0/96 is IPv4 on an IPv6 socket; 64:ff9b::/96 is IPv4 behind NAT64.
  const prefix = hex(groups.slice(0, 6))
  return prefix === '0:0:0:0:0:ffff' || prefix === '64:ff9b:0:0:0:0' ? { ipv4 } : { ipv4, groups }
}

function groupsOf(address: string): number[] {
  // The URL parser normalises addresses: lower case, without a dotted IPv4 suffix.
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [start = [], end = []] = written
    .split('::')
    .map((side) => side.split(':').filter((group) => group !== ''))
  const zeros = Array.from({ length: 8 - start.length - end.length }, () => '0')
  return [...start, ...zeros, ...end].map((group) => parseInt(group, 16))
}
