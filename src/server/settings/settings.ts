import { resolve } from 'node:path'
import type { StaffRoleName } from '../../domain/account/access'
import type { PasswordPolicy } from '../../domain/account/password-policy'
import { holidaysOf, hoursOf, type ServiceHours } from '../../domain/days/hours'
import type { DueDays } from '../../domain/quality/quality'
import type { HashCost } from '../passwords/hash-costs'
import { keysIn, type SecretsKey } from '../secrets/keys'
import { entriesIn } from '../../domain/lists/objects'
import { readEnvironment, type Environment, type Variables } from './environment'
import schema from './environment.json' with { type: 'json' }
import { mailEvents, type MailEvent } from './mail-events'
import { projectRoot } from './project-root'
import { rolesIn } from './staff-roles'

/** The directory of the embedded database when it runs as root in a directory that others cannot enter. */
export const embeddedHome = (env: Variables = process.env): string =>
  env.EMBEDDED_PG_HOME || schema.properties.EMBEDDED_PG_HOME.default

export const readSettings = (env: Variables = process.env): Settings =>
  settingsOf(readEnvironment(env))

/** The settings as the server uses them; environment.json explains each. */
export type Settings = ReturnType<typeof settingsOf>

export function settingsOf(values: Environment) {
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL,
    company: companyOf(values),
    appLink: values.APP_LINK,
    trustedProxies: values.TRUSTED_PROXIES,
    // As browsers name them.
    webOrigins: values.WEB_ORIGINS.map((address) => new URL(address).origin),
    webSocketUrl: values.WEB_SOCKET_URL,
    apiOrigin: values.API_ORIGIN,
    logLevel: values.LOG_LEVEL,
    metricsToken: values.METRICS_TOKEN,
    drainSeconds: values.DRAIN_SECONDS,
    /** Requests of one address in a minute; 0 means no limit. */
    rateLimit: values.RATE_LIMIT === 'off' ? 0 : values.RATE_LIMIT,
    connectionsPerUser: values.CONNECTIONS_PER_USER,
    connectionsPerAddress: values.CONNECTIONS_PER_ADDRESS,
    dataDir: resolve(projectRoot, values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    databaseListenUrl: values.DATABASE_LISTEN_URL,
    databaseConnections: values.DATABASE_CONNECTIONS,
    s3Url: values.S3_URL,
    clamdUrl: values.CLAMD_URL,
    smtpUrl: values.SMTP_URL,
    mailsInClear: values.SMTP_TLS === 'optional',
    smsGatewayUrl: values.SMS_GATEWAY_URL,
    mailFrom: values.MAIL_FROM,
    demo: values.DEMO === '1',
    demoInPublic: values.DEMO_IN_PUBLIC === '1',
    ...accessSettings(values),
    ...backupSettings(values),
    ...serviceSettings(values),
    ...priceSettings(values),
    guideReaders: values.GUIDE_READERS,
    ...mailSettings(values),
  }
}

/** The maker whose shop this is. */
const companyOf = (values: Environment) => ({
  name: { zh: values.COMPANY_NAME_ZH, en: values.COMPANY_NAME_EN },
  address: { zh: values.COMPANY_ADDRESS_ZH, en: values.COMPANY_ADDRESS_EN },
  email: values.SERVICE_EMAIL,
})

export type CompanyName = ReturnType<typeof companyOf>['name']

/** The settings that decide who gets in, and for how long. */
function accessSettings(values: Environment) {
  const passwordPolicy: PasswordPolicy = values.PASSWORD_POLICY
  const passwordHash: HashCost = values.PASSWORD_HASH
  const staffSecondFactor: StaffRoleName[] = rolesIn(values.STAFF_SECOND_FACTOR) ?? []
  return {
    loginAttempts: values.LOGIN_ATTEMPTS,
    loginLockMinutes: values.LOGIN_LOCK_MINUTES,
    addressAttempts: values.ADDRESS_ATTEMPTS,
    codeLogin: values.CODE_LOGIN === 'on',
    passwordForm: values.PASSWORD_FORM,
    passwordPolicy,
    passwordHash,
    accessTokenSeconds: values.ACCESS_TOKEN_SECONDS,
    refreshTokenDays: values.REFRESH_TOKEN_DAYS,
    /** The roles that log in with a second factor; whoever has none sets it up at the login. */
    staffSecondFactor,
    staffIdleMinutes: values.STAFF_IDLE_MINUTES,
    staffSessionHours: values.STAFF_SESSION_HOURS,
  }
}

/** The settings of backups, and of the secrets in the database. */
function backupSettings(values: Environment) {
  const secretsKeys: SecretsKey[] = keysIn(values.SECRETS_KEY ?? '') ?? []
  return {
    backupDays: values.BACKUP_DAYS,
    /** Empty means never. */
    nightlyBackup: values.NIGHTLY_BACKUP === 'off' ? '' : values.NIGHTLY_BACKUP,
    backupKey: values.BACKUP_KEY,
    /** Without keys here they are in a file. */
    secretsKeys,
    secretsKeyFile: values.SECRETS_KEY_FILE && resolve(projectRoot, values.SECRETS_KEY_FILE),
  }
}

/** The settings of the customer service, and the days in which answers are due. */
function serviceSettings(values: Environment) {
  const hours = hoursOf(values.SERVICE_HOURS)
  if (!hours) throw new Error('The schema let hours pass that cannot be read')
  const serviceHours: ServiceHours = {
    ...hours,
    holidays: holidaysOf(values.SERVICE_HOLIDAYS.join(',')) ?? [],
  }
  const qualityDue: DueDays = {
    scheme: values.SCHEME_DUE_DAYS,
    review: values.REVIEW_DUE_DAYS,
    evidence: values.EVIDENCE_DUE_DAYS,
    verification: values.VERIFICATION_DUE_DAYS,
    complaint: values.COMPLAINT_DUE_DAYS,
  }
  return {
    timeZone: values.SHOP_TIME_ZONE,
    acceptanceMeaning: { zh: values.ACCEPTANCE_MEANING_ZH, en: values.ACCEPTANCE_MEANING_EN },
    customerServiceUserId: values.CUSTOMER_SERVICE_USER_ID,
    serviceHours,
    qualityDue,
    /** In working days. */
    answerDue: {
      reservation: values.RESERVATION_DUE_DAYS,
      message: values.MESSAGE_DUE_DAYS,
      question: values.QUESTION_DUE_DAYS,
    },
  }
}

/** The settings of prices in the shop. */
const priceSettings = (values: Environment) => ({
  priceViewers: values.PRICE_VIEWERS,
  defaultCurrency: values.DEFAULT_CURRENCY,
  /** Days for which stock and lead times count as current. */
  stockDays: values.STOCK_DAYS,
  /** Total in the default currency from which a second person approves a quotation; empty: never. */
  approvalFrom: values.APPROVAL_FROM,
})

/** The settings of mails about business events. */
const mailSettings = (values: Environment) => ({
  expiryMailDays: values.EXPIRY_MAIL_DAYS,
  /** The events of which nobody hears by mail. */
  mailsOff: entriesIn<MailEvent, (typeof mailEvents)[MailEvent]>(mailEvents).flatMap(
    ([event, { setting }]) => (values[setting] === 'off' ? [event] : []),
  ),
})
