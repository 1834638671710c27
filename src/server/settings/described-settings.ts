import { readSettings } from './settings'

/** A setting as its page shows it; of a secret only whether it is set. */
export interface DescribedSetting {
  name: string
  value: string | undefined
  fallback: string | undefined
  limits: string | undefined
  secret: boolean
}

/** Addresses that hold a user and a password, keys, and what opens something by itself. */
const secrets = [
  'DATABASE_URL',
  'DATABASE_LISTEN_URL',
  'S3_URL',
  'SMTP_URL',
  'SMS_GATEWAY_URL',
  'METRICS_TOKEN',
  'SECRETS_KEY',
  'BACKUP_KEY',
]

/** The settings in the order in which they are read: `readSettings` says in one place what is read and by which limits. */
export function describeSettings(
  env: Record<string, string | undefined> = process.env,
): DescribedSetting[] {
  const described = new Map<string, DescribedSetting>()
  const describe = (name: string, limits?: string, fallback?: string) => {
    const { limits: before, fallback: known } = described.get(name) ?? {}
    described.set(name, {
      name,
      value: secrets.includes(name) && env[name] ? '*' : env[name],
      fallback: fallback ?? known,
      limits: limits ?? before,
      secret: secrets.includes(name),
    })
  }
  const watched = new Proxy(env, {
    get(of, name: string) {
      describe(name)
      return of[name]
    },
  })
  readSettings(watched, describe)
  return [...described.values()]
}
