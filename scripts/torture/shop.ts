import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../tests/packaged-postgres'
import { inherited } from '../bench/processes'

/** The built server in its own process, on the same port for all starts. */
export interface Shop {
  /** Base URL of the description's paths. */
  base: string
  port: number
  start(): void
  /** Waits until it is ready; throws if the process exits before. */
  ready(patienceMs?: number): Promise<void>
  /** Kills it, as in a crash. */
  kill(): Promise<void>
  stop(): Promise<void>
  /** Describes an unexpected exit of the process. */
  endedBy(): string | undefined
}

interface Settings {
  dir: string
  name?: string
  env: Record<string, string>
}

/** Without rate limits, and with the demo. */
const unlimited = {
  RATE_LIMIT: 'off',
  LOGIN_ATTEMPTS: '0',
  ADDRESS_ATTEMPTS: '0',
  DEMO: '1',
  ACCESS_TOKEN_SECONDS: '86400',
  LOG_LEVEL: 'error',
  SERVICE_HOURS: '00:00-24:00',
}

export async function openShop({ dir, name = 'server', env }: Settings): Promise<Shop> {
  const port = await freePort()
  const base = `http://127.0.0.1:${port}/crrc_sales`
  let child: ChildProcess | undefined
  let isAskedToEnd = false

  function start() {
    isAskedToEnd = false
    const log = openSync(join(dir, `${name}.log`), 'a')
    child = spawn(process.execPath, ['dist/server/main.js'], {
      stdio: ['ignore', log, log],
      env: { ...inherited, ...unlimited, PORT: String(port), ...env },
    })
    closeSync(log)
  }
  async function end(signal: NodeJS.Signals) {
    isAskedToEnd = true
    if (!child || endOf(child) !== undefined) return
    const ended = new Promise((resolve) => child?.once('exit', resolve))
    child.kill(signal)
    await ended
  }
  const endedBy = () => (child && !isAskedToEnd ? endOf(child) : undefined)
  return {
    base,
    port,
    start,
    endedBy,
    async ready(patienceMs = 120_000) {
      const began = performance.now()
      while ((await statusOf(`${base}/ready`)) !== 200) {
        const end = endedBy()
        if (end !== undefined) throw new Error(`The server ended by itself (${end})`)
        if (performance.now() - began > patienceMs)
          throw new Error(`The server was not ready after ${patienceMs} ms`)
        await wait(50)
      }
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}

function endOf({ exitCode, signalCode }: ChildProcess): string | undefined {
  return exitCode === null && signalCode === null ? undefined : String(signalCode ?? exitCode)
}

/** Returns 0 without an answer. */
export async function statusOf(url: string, patienceMs = 4000): Promise<number> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(patienceMs) })
    await response.arrayBuffer()
    return response.status
  } catch {
    return 0
  }
}
