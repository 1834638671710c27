import { isIP } from 'node:net'

/**
 * The network that limits count an address as. One IPv4 address is one network, because many people may share a /24.
 * An IPv6 customer gets at least a /64 and can take another address of it for each call, so the /64 counts.
 */
export function networkOf(address: string): string {
  const { ipv4, groups } = read(address)
  return groups ? `${hex(groups.slice(0, 4))}::/64` : ipv4
}

/** The networks that one attacker easily has many of: a /24, or the /48 that providers give out on request. */
export function widerNetworkOf(address: string): string {
  const { ipv4, groups } = read(address)
  if (groups) return `${hex(groups.slice(0, 3))}::/48`
  return isIP(ipv4) === 4 ? `${ipv4.split('.').slice(0, 3).join('.')}.0/24` : ipv4
}

const hex = (groups: number[]) => groups.map((group) => group.toString(16)).join(':')

/** An IPv4 address, also where IPv6 carries it, or the eight groups of an IPv6 address. */
function read(address: string): { ipv4: string; groups?: number[] } {
  const [plain = ''] = address.split('%')
  if (isIP(plain) !== 6) return { ipv4: plain }
  const groups = groupsOf(plain)
  const [high = 0, low = 0] = groups.slice(6)
  const ipv4 = [high >> 8, high & 255, low >> 8, low & 255].join('.')
  // ::ffff:0:0/96 is IPv4 on a socket of IPv6; 64:ff9b::/96 is IPv4 behind a translator.
  const prefix = hex(groups.slice(0, 6))
  return prefix === '0:0:0:0:0:ffff' || prefix === '64:ff9b:0:0:0:0' ? { ipv4 } : { ipv4, groups }
}

function groupsOf(address: string): number[] {
  // The parser of addresses writes them in one way: in small letters, without a dotted end.
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [start = [], end = []] = written
    .split('::')
    .map((side) => side.split(':').filter((group) => group !== ''))
  const zeros = Array.from({ length: 8 - start.length - end.length }, () => '0')
  return [...start, ...zeros, ...end].map((group) => parseInt(group, 16))
}
