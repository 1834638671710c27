import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../database/database'
import { listen, type Listener } from '../database/listener'
import { listKept } from './kept-settings.sql'
import { readSettings, SettingsError, type Settings } from './settings'

/** Settings that the office may change, with their path in Settings. */
const places = {
  SERVICE_HOURS: ['serviceHours.from', 'serviceHours.to'],
  SERVICE_HOLIDAYS: ['serviceHours.holidays'],
  RESERVATION_DUE_DAYS: ['answerDue.reservation'],
  MESSAGE_DUE_DAYS: ['answerDue.message'],
  QUESTION_DUE_DAYS: ['answerDue.question'],
  SCHEME_DUE_DAYS: ['qualityDue.scheme'],
  REVIEW_DUE_DAYS: ['qualityDue.review'],
  EVIDENCE_DUE_DAYS: ['qualityDue.evidence'],
  VERIFICATION_DUE_DAYS: ['qualityDue.verification'],
  COMPLAINT_DUE_DAYS: ['qualityDue.complaint'],
  PASSWORD_POLICY: ['passwordPolicy'],
  CODE_LOGIN: ['codeLogin'],
  STAFF_SECOND_FACTOR: ['staffSecondFactor'],
  STAFF_IDLE_MINUTES: ['staffIdleMinutes'],
  STAFF_SESSION_HOURS: ['staffSessionHours'],
  BACKUP_DAYS: ['backupDays'],
  NIGHTLY_BACKUP: ['nightlyBackup'],
} as const satisfies Record<string, readonly string[]>

type Name = keyof typeof places
type Environment = Record<string, string | undefined>

export const isChangeable = (name: string): name is Name => name in places

/** The environment takes precedence over the office. */
export const isGiven = (name: string, env: Environment = process.env) => !!env[name]

/** Settings with this value; undefined if the value is invalid. */
export function settingsWith(name: string, value: string): Settings | undefined {
  try {
    return readSettings({ [name]: value })
  } catch (error) {
    if (error instanceof SettingsError) return undefined
    throw error
  }
}

interface Options {
  database: Database
  /** Database address for LISTEN, to follow changes of other processes. */
  url: string
  /** Shared by the whole process; changed in place. */
  settings: Settings
  env?: Environment
  everyMs?: number
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
}

/** Applies settings of the office at the start and whenever any process changes them. */
export async function followKeptSettings({
  database,
  url,
  settings,
  env = process.env,
  everyMs = 10_000,
  log,
}: Options): Promise<Listener> {
  const begun = structuredClone(settings)

  async function takeOver() {
    const kept = new Map((await listKept(database)).map(({ name, value }) => [name, value]))
    for (const name of Object.keys(places) as Name[]) {
      const value = isGiven(name, env) ? undefined : kept.get(name)
      const read = value ? settingsWith(name, value) : begun
      if (!read) log.warn(`The setting ${name} that is kept is none of this version; left out`)
      for (const place of places[name]) put(settings, place, at(read ?? begun, place))
    }
  }

  const heard = () =>
    void takeOver().catch((error: unknown) => log.error(error, 'Kept settings could not be read'))
  const listener = await listen({ pool: database, url, channel: 'setting', heard, log })
  await takeOver()
  // Polling covers lost notifications.
  const timer = setInterval(heard, everyMs)
  return {
    async stop() {
      clearInterval(timer)
      await listener.stop()
    },
  }
}

type Tree = Record<string, unknown>

/** Value at a path such as serviceHours.from. */
const at = (settings: object, place: string): unknown =>
  place.split('.').reduce((part, name) => (part as Tree)[name] as object, settings)

/** Sets a value at a path; replaces the parent object, because callers may hold the old one. */
function put(settings: object, place: string, value: unknown): void {
  const [part, field] = place.split('.') as [string, string?]
  const tree = settings as Tree
  tree[part] = field ? { ...(tree[part] as Tree), [field]: value } : value
}
