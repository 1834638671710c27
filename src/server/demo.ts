import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from './database/database'
import { demoEntry } from './settings/demo-entry'
import type { SettingName } from './settings/environment'
import type { Settings } from './settings/settings'
import { SettingsError } from './settings/settings-error'

/** The parts of the server that the demo shop fills. */
export interface DemoParts {
  pool: Pool
  settings: Settings
  log: FastifyBaseLogger
  /** Tells whoever started the server what takes a while. */
  print: (line: string) => void
}

/** The demo shop as the server knows it. Nothing else of `src` knows the folder demo/. */
export interface Demo {
  /** Its company; variables of the environment come first. */
  settings: Partial<Record<SettingName, string>>
  password: string
  users: readonly { username: string; purpose: string }[]
  /** Fills what is empty and leaves the rest as it is: it runs at every start. */
  fill(parts: DemoParts): Promise<void>
}

export async function loadDemo(): Promise<Demo> {
  if (!demoEntry)
    throw new SettingsError('DEMO=1 needs the folder demo/, which is not there: set DEMO=0.')
  const { demo }: { demo: Demo } = await import(demoEntry.href)
  return demo
}

/** Sets the demo's settings that the environment leaves open, so that the office shows them too. */
export function applyDemoSettings({ settings }: Demo, env: NodeJS.ProcessEnv = process.env): void {
  for (const [name, value] of Object.entries(settings)) env[name] ||= value
}
