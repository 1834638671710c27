import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect } from '@playwright/test'

export interface OwnServer {
  origin: string
  stop: () => Promise<void>
}

/** A server started by a journey, in addition to that of its language. */
export async function startServer(
  program: string,
  port: number,
  env: NodeJS.ProcessEnv,
): Promise<OwnServer> {
  const server = spawn(process.execPath, [program], {
    env: { ...process.env, ...env, PORT: String(port), LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const origin = `http://127.0.0.1:${port}`
  await expect(async () => {
    expect((await fetch(`${origin}/crrc_sales/ready`)).ok).toBe(true)
  }).toPass()
  return {
    origin,
    async stop() {
      const ended = once(server, 'exit')
      server.kill()
      await ended
    },
  }
}
