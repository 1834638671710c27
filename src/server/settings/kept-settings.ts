import { isDeepStrictEqual } from 'node:util'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../database/database'
import { listen, type Listener } from '../database/listener'
import {
  readEnvironment,
  settingNames,
  settingSchemas,
  type SettingName,
  type Variables,
} from './environment'
import { listKept } from './kept-settings.sql'
import { readSettings, type Settings } from './settings'
import { SettingsError } from './settings-error'

/** The settings that the office may change while the server runs. */
const changeable = settingNames.filter((name) => settingSchemas[name]['x-office'])

/** The environment decides before the office does. */
export const isGiven = (name: SettingName, env: Variables = process.env) => !!env[name]

/** Returns whether the setting accepts the value. */
export function takes(name: SettingName, value: string): boolean {
  try {
    readEnvironment({ [name]: value })
    return true
  } catch (error) {
    if (error instanceof SettingsError) return false
    throw error
  }
}

interface Options {
  database: Database
  /** Database address for LISTEN, to follow changes of other processes. */
  url: string
  /** Shared by the whole process; changed in place. */
  settings: Settings
  env?: Variables
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
  const begun: Tree = { ...settings }
  const unchanged = readSettings(env)
  const touched = new Set<string>()

  async function takeOver() {
    const kept = new Map((await listKept(database)).map(({ name, value }) => [name, value]))
    const changes: Record<string, string> = {}
    for (const name of changeable) {
      const value = isGiven(name, env) ? undefined : kept.get(name)
      if (!value) continue
      if (takes(name, value)) changes[name] = value
      else log.warn(`The setting ${name} that is kept is none of this version; left out`)
    }
    const now = replaced(begun, unchanged, readSettings({ ...env, ...changes }))
    for (const name of Object.keys(now)) if (now[name] !== begun[name]) touched.add(name)
    for (const name of touched) Object.assign(settings, { [name]: now[name] })
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

/**
 * The settings at the start, with the values in place that differ between the two readings of the environment. Parts
 * are replaced whole, because somebody may hold the old ones.
 */
function replaced(begun: Tree, before: Tree, after: Tree): Tree {
  const values = Object.entries(begun).map(([name, value]) => {
    const [old, changed] = [before[name], after[name]]
    if (isDeepStrictEqual(old, changed)) return [name, value]
    const isTree = isPlain(value) && isPlain(old) && isPlain(changed)
    return [name, isTree ? replaced(value, old, changed) : changed]
  })
  return Object.fromEntries(values)
}

type Tree = Readonly<Record<string, unknown>>

const isPlain = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
