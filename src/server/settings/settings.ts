import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { passwordPolicies, type PasswordPolicy } from '../../domain/account/password-policy'
import { holidaysOf, hoursOf, type ServiceHours } from '../../domain/days/hours'
import { customerServiceUser } from '../../domain/chat/rules'
import { isTimeZone } from '../../domain/days/day'
import type { DueDays } from '../../domain/quality/quality'
import { hashCosts, type HashCost } from '../passwords/hash-costs'
import { readAccessSettings, type AccessSettings } from './access-settings'
import { projectRoot } from './project-root'
import { readBackupSettings, type BackupSettings } from './backup-settings'
import { isOrigin, isWebAddress } from '../http/web-addresses'

/** Settings of the environment; names and defaults are explained in the README. */
export interface Settings extends AccessSettings, BackupSettings {
  port: number
  host: string
  dataDir: string
  databaseUrl: string | undefined
  /** Direct address of the database if `databaseUrl` is a pooler, which does not forward notifications. */
  databaseListenUrl: string | undefined
  /** Connections of this process for requests; other purposes need a few more. */
  databaseConnections: number
  /** S3 store for uploads; default: files in the data directory. */
  s3Url: string | undefined
  /** Virus scanner (clamd) for uploads; default: no scanning. */
  clamdUrl: string | undefined
  /** SMTP server; without it mails stay queued, and the demo shows them in its outbox. */
  smtpUrl: string | undefined
  /** HTTP gateway for text messages; without it they stay queued. */
  smsGatewayUrl: string | undefined
  /** Sender of mails. */
  mailFrom: string
  demo: boolean
  publicUrl: string
  logLevel: string
  /** Failed logins before the name is throttled. */
  loginAttempts: number
  loginLockMinutes: number
  /** Failures and requested messages of one address before it is throttled; 0 = unlimited. */
  addressAttempts: number
  /** Allows login by a code sent to the mobile number. */
  codeLogin: boolean
  passwordPolicy: PasswordPolicy
  passwordHash: HashCost
  /** Addresses and ranges of trusted proxies, whose forwarded client address is believed. */
  trustedProxies: string[]
  /** Requests per address and minute; 0 = unlimited. */
  rateLimit: number
  /** Open sockets and streams per user, and per address for anonymous connections. */
  connectionsPerUser: number
  connectionsPerAddress: number
  accessTokenSeconds: number
  refreshTokenDays: number
  /** Time zone of the shop; determines its calendar days. */
  timeZone: string
  passwordForm: 'plain' | 'base64' | 'aes-cbc'
  /** Days until each step of a quality problem is due. */
  qualityDue: DueDays
  /** Response time in working days. */
  answerDue: { reservation: number; message: number; question: number }
  /** Origins of external front ends that may call this server. */
  webOrigins: string[]
  /** User id that represents the customer service in chat frames, whoever answers. */
  customerServiceUserId: number
  /** Service hours of the customer service. */
  serviceHours: ServiceHours
  /** Address of the chat socket if it is not this server. */
  webSocketUrl: string | undefined
  /** API server of the front end if it is not this one. */
  apiOrigin: string | undefined
  /** Seconds to keep answering after a stop signal, while /ready answers 503. */
  drainSeconds: number
}

export class SettingsError extends Error {}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

type Environment = Record<string, string | undefined>

/** Folder of the embedded database when it runs as root and others cannot enter the data folder. */
export const embeddedHome = (env: Environment = process.env): string =>
  env.EMBEDDED_PG_HOME || '/var/lib/fastener-portal'

export function readSettings(
  env: Environment = process.env,
  describe: (name: string, limits?: string, fallback?: string) => void = () => {},
): Settings {
  const whole = (
    name: string,
    fallback: number,
    max: number,
    { least = 0, none }: { least?: number; none?: string } = {},
  ) => {
    describe(name, `${least} – ${max}${none ? ` | ${none}` : ''}`, String(fallback))
    // An empty value counts as unset.
    const written = env[name] || String(fallback)
    if (written === none) return 0
    const value = Number(written)
    if (!/^\d+$/.test(written) || value < least || value > max) {
      throw new SettingsError(`${name}=${env[name]} is not a whole number from ${least} to ${max}`)
    }
    return value
  }
  const named = <Name extends string>(
    variable: string,
    table: Record<Name, unknown>,
    fallback: NoInfer<Name>,
  ): Name => {
    describe(variable, Object.keys(table).join(' | '), fallback)
    // An empty value counts as unset.
    const value = env[variable] || fallback
    // Object.keys loses the key type.
    const known = (Object.keys(table) as Name[]).find((name) => name === value)
    if (known) return known
    throw new SettingsError(`${variable}=${value} is none of ${Object.keys(table).join(', ')}`)
  }
  const port = whole('PORT', 8080, 65535)
  describe('HOST', undefined, '127.0.0.1')
  const host = env.HOST ?? '127.0.0.1'
  const ownUrl = `http://${host.includes(':') ? `[${host}]` : host}:${port}`
  describe('PUBLIC_URL', undefined, ownUrl)
  const publicUrl = env.PUBLIC_URL ?? ownUrl
  if (!URL.canParse(publicUrl)) {
    throw new SettingsError(`PUBLIC_URL=${publicUrl} is no address, such as https://shop.example`)
  }
  describe('TRUSTED_PROXIES', 'loopback | uniquelocal | 10.0.0.0/8, 192.168.1.5', 'loopback')
  const trustedProxies = (env.TRUSTED_PROXIES || 'loopback').split(',').map((one) => one.trim())
  const noProxy = trustedProxies.find((one) => !isProxy(one))
  if (noProxy !== undefined) {
    throw new SettingsError(
      `TRUSTED_PROXIES=${env.TRUSTED_PROXIES}: ${noProxy || 'nothing'} is no address or range, such as 10.0.0.0/8`,
    )
  }
  describe('LOG_LEVEL', logLevels.join(' | '), 'info')
  const logLevel = env.LOG_LEVEL ?? 'info'
  if (!logLevels.includes(logLevel)) {
    throw new SettingsError(`LOG_LEVEL=${logLevel} is none of ${logLevels.join(', ')}`)
  }
  if (env.DATABASE_URL && !/^postgres(ql)?:\/\//.test(env.DATABASE_URL)) {
    throw new SettingsError('DATABASE_URL is no address that begins with postgres://')
  }
  if (env.DATABASE_LISTEN_URL && !/^postgres(ql)?:\/\//.test(env.DATABASE_LISTEN_URL)) {
    throw new SettingsError('DATABASE_LISTEN_URL is no address that begins with postgres://')
  }
  if (env.DATABASE_LISTEN_URL && !env.DATABASE_URL) {
    throw new SettingsError(
      'DATABASE_LISTEN_URL is set without DATABASE_URL, beside which it counts',
    )
  }
  if (env.S3_URL && !/^https?:\/\/[^/@:]+:[^/@]+@[^/]+\/[^/?]+/.test(env.S3_URL)) {
    throw new SettingsError('S3_URL is no address such as https://KEY:SECRET@host/bucket')
  }
  if (env.CLAMD_URL && !/^(tcp:\/\/[^/]+:\d+|unix:\/\/\/[^?#]+)$/.test(env.CLAMD_URL)) {
    throw new SettingsError(
      'CLAMD_URL is no address such as tcp://clamav:3310 or unix:///run/clamav/clamd.ctl',
    )
  }
  if (env.SMTP_URL && !/^smtps?:\/\/[^/]+/.test(env.SMTP_URL)) {
    throw new SettingsError('SMTP_URL is no address such as smtp://USER:PASSWORD@host:587')
  }
  if (env.SMS_GATEWAY_URL && !isWebAddress(env.SMS_GATEWAY_URL)) {
    throw new SettingsError('SMS_GATEWAY_URL is no address such as https://USER:PASSWORD@host/send')
  }
  const ownSender = `no-reply@${new URL(publicUrl).hostname}`
  describe('MAIL_FROM', undefined, ownSender)
  const mailFrom = env.MAIL_FROM ?? ownSender
  if (!/^([^<>@\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/.test(mailFrom)) {
    throw new SettingsError(`MAIL_FROM=${mailFrom} is no address such as Shop <shop@shop.example>`)
  }
  describe('PASSWORD_FORM', 'plain | base64 | aes-cbc', 'plain')
  const form = env.PASSWORD_FORM ?? 'plain'
  if (form !== 'plain' && form !== 'base64' && form !== 'aes-cbc') {
    throw new SettingsError(`PASSWORD_FORM=${form} is none of plain, base64, aes-cbc`)
  }
  const passwordPolicy = named('PASSWORD_POLICY', passwordPolicies, 'standard')
  const passwordHash = named('PASSWORD_HASH', hashCosts, 'owasp-19')
  const codeLogin = named('CODE_LOGIN', { on: 0, off: 0 }, 'on')
  describe('SHOP_TIME_ZONE', 'Area/City', 'Asia/Shanghai')
  const timeZone = env.SHOP_TIME_ZONE ?? 'Asia/Shanghai'
  if (!isTimeZone(timeZone)) {
    throw new SettingsError(`SHOP_TIME_ZONE=${timeZone} is no time zone, such as Asia/Shanghai`)
  }
  describe('SERVICE_HOURS', 'HH:MM-HH:MM', '08:30-17:30')
  const hours = hoursOf(env.SERVICE_HOURS ?? '08:30-17:30')
  if (!hours) {
    throw new SettingsError(`SERVICE_HOURS=${env.SERVICE_HOURS} are no hours, such as 08:30-17:30`)
  }
  describe('SERVICE_HOLIDAYS', 'mon … sun, 2026-05-01, 2026-10-01..2026-10-07')
  const holidays = holidaysOf(env.SERVICE_HOLIDAYS ?? '')
  if (!holidays) {
    throw new SettingsError(
      `SERVICE_HOLIDAYS=${env.SERVICE_HOLIDAYS} is no list of days, such as sun,2026-10-01..2026-10-07`,
    )
  }
  if (env.WEB_SOCKET_URL && !/^wss?:\/\/[^/]+/.test(env.WEB_SOCKET_URL)) {
    throw new SettingsError('WEB_SOCKET_URL is no address that begins with ws:// or wss://')
  }
  if (env.API_ORIGIN && !isWebAddress(env.API_ORIGIN)) {
    throw new SettingsError(
      `API_ORIGIN=${env.API_ORIGIN} is no address, such as https://shop.example`,
    )
  }
  const webOrigins = (env.WEB_ORIGINS ?? '')
    .split(',')
    .map((origin) => origin.trim())
    .filter(Boolean)
  const noOrigin = webOrigins.find((one) => !isOrigin(one))
  if (noOrigin !== undefined) {
    throw new SettingsError(
      `WEB_ORIGINS=${env.WEB_ORIGINS}: ${noOrigin} is no origin, such as https://shop.example`,
    )
  }
  describe('DATA_DIR', undefined, '.data')
  const demo = named('DEMO', { '0': 'empty', '1': 'filled' }, env.DATABASE_URL ? '0' : '1')
  describe('EMBEDDED_PG_HOME', undefined, embeddedHome({}))
  const refused = (sentence: string) => new SettingsError(sentence)
  const reading = { env, describe, whole, named, refused }
  return {
    ...readAccessSettings(reading, demo === '1'),
    ...readBackupSettings(reading),
    port,
    host,
    dataDir: resolve(projectRoot, env.DATA_DIR ?? '.data'),
    databaseUrl: env.DATABASE_URL || undefined,
    databaseListenUrl: env.DATABASE_LISTEN_URL || undefined,
    databaseConnections: whole('DATABASE_CONNECTIONS', 10, 500, { least: 2 }),
    s3Url: env.S3_URL || undefined,
    clamdUrl: env.CLAMD_URL || undefined,
    smtpUrl: env.SMTP_URL || undefined,
    smsGatewayUrl: env.SMS_GATEWAY_URL || undefined,
    mailFrom,
    demo: demo === '1',
    publicUrl,
    logLevel,
    loginAttempts: whole('LOGIN_ATTEMPTS', 5, 1000),
    loginLockMinutes: whole('LOGIN_LOCK_MINUTES', 15, 10_000),
    addressAttempts: whole('ADDRESS_ATTEMPTS', 100, 1_000_000),
    codeLogin: codeLogin === 'on',
    passwordPolicy,
    passwordHash,
    trustedProxies,
    rateLimit: whole('RATE_LIMIT', 1200, 1_000_000, { none: 'off' }),
    connectionsPerUser: whole('CONNECTIONS_PER_USER', 20, 10_000, { least: 1 }),
    connectionsPerAddress: whole('CONNECTIONS_PER_ADDRESS', 100, 100_000, { least: 1 }),
    accessTokenSeconds: whole('ACCESS_TOKEN_SECONDS', 1800, 86_400, { least: 60 }),
    refreshTokenDays: whole('REFRESH_TOKEN_DAYS', 14, 365, { least: 1 }),
    timeZone,
    passwordForm: form,
    qualityDue: {
      scheme: whole('SCHEME_DUE_DAYS', 7, 365),
      review: whole('REVIEW_DUE_DAYS', 3, 365),
      evidence: whole('EVIDENCE_DUE_DAYS', 14, 365),
      verification: whole('VERIFICATION_DUE_DAYS', 5, 365),
      complaint: whole('COMPLAINT_DUE_DAYS', 5, 365),
    },
    answerDue: {
      reservation: whole('RESERVATION_DUE_DAYS', 2, 365),
      message: whole('MESSAGE_DUE_DAYS', 1, 365),
      question: whole('QUESTION_DUE_DAYS', 3, 365),
    },
    // In the form that browsers send.
    webOrigins: webOrigins.map((one) => new URL(one).origin),
    customerServiceUserId: whole(
      'CUSTOMER_SERVICE_USER_ID',
      Number(customerServiceUser.fallback),
      2_147_483_647,
    ),
    serviceHours: { ...hours, holidays },
    webSocketUrl: env.WEB_SOCKET_URL || undefined,
    apiOrigin: env.API_ORIGIN || undefined,
    drainSeconds: whole('DRAIN_SECONDS', 0, 300),
  }
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
