import { isIP } from 'node:net'
import { isTimeZone } from '../../domain/days/day'
import { holidaysOf, hoursOf } from '../../domain/days/hours'
import { isOrigin, isWebAddress } from '../http/web-addresses'
import { keysIn } from '../secrets/keys'
import { rolesIn } from './staff-roles'

/** The formats of environment.json: rules that a pattern cannot say. */
export const formats: Record<string, (text: string) => boolean> = {
  address: (text) => URL.canParse(text),
  'web-address': isWebAddress,
  origin: isOrigin,
  proxy: isProxy,
  'time-zone': isTimeZone,
  'service-hours': (text) => hoursOf(text) !== undefined,
  holidays: (text) => holidaysOf(text) !== undefined,
  'staff-roles': (text) => rolesIn(text) !== undefined,
  'secrets-keys': (text) => keysIn(text) !== undefined,
}

function isProxy(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const version = isIP(address)
  if (version === 0) return ['loopback', 'linklocal', 'uniquelocal'].includes(text)
  const most = version === 4 ? 32 : 128
  return (
    more.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))
  )
}
