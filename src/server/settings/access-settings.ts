import { isIP } from 'node:net'
import { staffRoles, type StaffRoleName } from '../../domain/account/access'
import type { Reading } from './reading-settings'

/** Settings of login and sessions. */
export interface AccessSettings {
  /** Allows the demo on a publicly reachable address. */
  demoInPublic: boolean
  /** Roles that need a second factor; users without one set it up at login. */
  staffSecondFactor: StaffRoleName[]
  /** Minutes of inactivity after which a staff session ends. */
  staffIdleMinutes: number
  /** Hours after the login at which a staff session ends in any case. */
  staffSessionHours: number
  /** Token for a monitoring system on another host. */
  metricsToken: string | undefined
  /** Allows SMTP without TLS if the server does not offer it. */
  mailsInClear: boolean
}

const onOff = { '0': 'no', '1': 'yes' }
const shortestToken = 16

export function readAccessSettings(reading: Reading, demo: boolean): AccessSettings {
  const { env, describe, whole, named, refused } = reading
  describe('METRICS_TOKEN', undefined, undefined)
  if (env.METRICS_TOKEN && env.METRICS_TOKEN.length < shortestToken) {
    throw refused(`METRICS_TOKEN needs at least ${shortestToken} characters`)
  }
  return {
    demoInPublic: named('DEMO_IN_PUBLIC', onOff, '0') === '1',
    staffSecondFactor: readRoles(reading, demo ? 'optional' : 'required'),
    staffIdleMinutes: whole('STAFF_IDLE_MINUTES', 30, 1440, { least: 5 }),
    staffSessionHours: whole('STAFF_SESSION_HOURS', 12, 168, { least: 1 }),
    metricsToken: env.METRICS_TOKEN || undefined,
    mailsInClear: named('SMTP_TLS', { required: 0, optional: 1 }, 'required') === 'optional',
  }
}

/** `optional` means no role, `required` all; otherwise a list of roles. */
function readRoles({ env, describe, refused }: Reading, fallback: string): StaffRoleName[] {
  const name = 'STAFF_SECOND_FACTOR'
  describe(name, `optional, required, ${staffRoles.join(', ')}`, fallback)
  const written = (env[name] || fallback).trim()
  if (written === 'optional') return []
  if (written === 'required') return [...staffRoles]
  const roles = written.split(',').map((role) => role.trim())
  const unknown = roles.find((role) => !(staffRoles as string[]).includes(role))
  if (unknown === undefined) return staffRoles.filter((role) => roles.includes(role))
  throw refused(
    `${name}=${written} is none of optional, required and a list of roles, such as operator,sales`,
  )
}

/** True if only this machine can reach the host. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase()
  if (isIP(name) === 4) return name.startsWith('127.')
  return name === 'localhost' || name === '::1' || /^::ffff:127\./.test(name)
}

/** Reason to refuse the demo: its passwords and links are public. */
export function demoRefusal({
  demo,
  demoInPublic,
  host,
  publicUrl,
}: Pick<AccessSettings, 'demoInPublic'> & {
  demo: boolean
  host: string
  publicUrl: string
}): string | undefined {
  if (!demo || demoInPublic) return undefined
  const { protocol, hostname } = new URL(publicUrl)
  const setting = !isLoopback(host)
    ? `HOST=${host}`
    : protocol === 'https:' || !isLoopback(hostname)
      ? `PUBLIC_URL=${publicUrl}`
      : undefined
  return (
    setting &&
    `The demo has passwords that everybody knows and does not start with ${setting}: set DEMO=0 for a shop of your own, or DEMO_IN_PUBLIC=1 for a demo that others may reach.`
  )
}
