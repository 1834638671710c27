import { spawn, type ChildProcess } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { allocator } from '../run/allocator.mjs'
import { openClient, type Client } from './http'

export interface Server {
  client: Client
  /** resident MB of the process */
  memory(): Promise<number>
  stop(): Promise<void>
}

const { PATH, EMBEDDED_PG_HOME, EMBEDDED_PG_USER } = process.env
/** The environment a server inherits from this process, without any setting of the shop. */
export const inherited = {
  PATH,
  ...allocator,
  ...(EMBEDDED_PG_HOME !== undefined && { EMBEDDED_PG_HOME }),
  ...(EMBEDDED_PG_USER !== undefined && { EMBEDDED_PG_USER }),
}

/** Starts the built server in its own process, without a rate limit, and waits until it is ready. */
export async function startServer(
  port: number,
  env: Record<string, string>,
): Promise<Server & { readyAfter: number }> {
  const started = performance.now()
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...inherited,
      PORT: String(port),
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
      ...env,
    },
  })
  const client = openClient(port)
  while (!(await isReady(client))) {
    if (child.exitCode !== null) throw new Error('The server ended before it was ready')
    await wait(10)
  }
  return {
    client,
    readyAfter: performance.now() - started,
    async memory() {
      const metrics = (await client.ask({ path: '/metrics' })).toString()
      return Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]) / 2 ** 20
    },
    async stop() {
      client.close()
      await ended(child)
    },
  }
}

function isReady(client: Client): Promise<boolean> {
  return client.ask({ path: '/crrc_sales/ready' }).then(
    () => true,
    () => false,
  )
}

export async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const exit = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await exit
}
