import { readSettings } from './settings'

/** A setting for its page; of secrets only whether they are set. */
export interface DescribedSetting {
  name: string
  value: string | undefined
  fallback: string | undefined
  limits: string | undefined
  secret: boolean
}

/** Secrets: keys, tokens, and addresses with user and password. */
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

/** Settings in the order of reading; the single source is `readSettings` with its names and limits. */
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
