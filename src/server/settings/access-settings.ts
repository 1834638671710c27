import { isIP } from 'node:net'
import { staffRoles, type StaffRoleName } from '../../domain/account/access'
import type { Reading } from './reading-settings'

/** What decides who gets in, and for how long. */
export interface AccessSettings {
  /** The demo may also run where others reach it. */
  demoInPublic: boolean
  /** The roles that log in with a second factor; whoever has none sets it up at the login. */
  staffSecondFactor: StaffRoleName[]
  /** A session of staff ends after so long without a call. */
  staffIdleMinutes: number
  /** And in any case so long after the login. */
  staffSessionHours: number
  /** Opens the figures of the process to a monitoring system on another host. */
  metricsToken: string | undefined
  /** Mails may leave without TLS where the mail server does not offer it. */
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

/** `optional` names no role, `required` all of them; anything else is a list of roles. */
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

/** Only this machine reaches an address of this host. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase()
  if (isIP(name) === 4) return name.startsWith('127.')
  return name === 'localhost' || name === '::1' || /^::ffff:127\./.test(name)
}

/** Why the demo does not start here: its passwords and links are known to everybody. */
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
