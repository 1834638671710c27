import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { closeAfterFile } from './closing'
import { freePort } from './packaged-postgres'

/** A copy of the project as a shop of one's own may have it: without the folder demo/. */
const copy = resolve('.cache', `without-demo-${process.pid}`)
const built = ['openapi', 'schemas', 'scripts', 'src', 'package.json', 'package-lock.json']

beforeAll(() => {
  rmSync(copy, { recursive: true, force: true })
  // Removed last, when no server writes into it any more.
  closeAfterFile(async () => rmSync(copy, { recursive: true, force: true }))
  mkdirSync(copy, { recursive: true })
  for (const part of [...built, 'vite.config.ts'])
    cpSync(part, join(copy, part), { recursive: true })
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
  const build = "import('./scripts/build/build.mjs').then(({ build }) => build())"
  execFileSync(process.execPath, ['-e', build], {
    cwd: copy,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}, 600_000)

interface Server {
  child: ChildProcess
  base: string
  output: () => string
  ended: Promise<number | null>
}

async function startServer(env: Record<string, string>): Promise<Server> {
  const port = String(await freePort())
  const data = { DATA_DIR: join(copy, '.data'), LOG_LEVEL: 'error', PORT: port }
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: copy,
    env: { PATH: process.env.PATH, ...data, ...env },
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  const ended = new Promise<number | null>((done) => child.once('exit', done))
  closeAfterFile(async () => {
    child.kill()
    await ended
  })
  return { child, base: `http://127.0.0.1:${port}`, output: () => output, ended }
}

test('a shop without the demo is built and starts', async () => {
  const server = await startServer({})
  const readiness = async () => {
    if (server.child.exitCode !== null) throw new Error(`The server ended: ${server.output()}`)
    return (await fetch(`${server.base}/crrc_sales/ready`)).status
  }
  await expect.poll(readiness, { timeout: 60_000, interval: 100 }).toBe(200)
  expect(server.output()).not.toContain('Demo accounts')

  const page = await fetch(`${server.base}/crrc_sales_web_html/`)
  expect(page.status).toBe(200)
  const html = await page.text()
  expect(html).toContain('<meta name="application-name" lang="en" content="Fastener Portal">')
  const named = [...html.matchAll(/(?:src|href)="(\/crrc_sales_web_html\/[^"?]+\.\w+)"/g)]
  expect(named.length).toBeGreaterThan(3)
  for (const [, address] of named)
    expect((await fetch(`${server.base}${address}`)).status, address).toBe(200)
  const settings = await fetch(`${server.base}/crrc_sales/admin/sysconfig/common/settings`)
  expect(await settings.json()).toMatchObject({
    data: { demo: false, serviceEmail: 'service@127.0.0.1' },
  })
})

test('nothing of the demo is built', () => {
  expect(existsSync(join(copy, 'dist/server/demo.js'))).toBe(false)
  expect(existsSync(join(copy, 'dist/web/pictures'))).toBe(false)
})

test('a start with DEMO=1 is refused in a sentence where the demo is missing', async () => {
  const server = await startServer({ DEMO: '1' })
  expect(await server.ended).toBe(1)
  expect(server.output().trim()).toBe(
    'DEMO=1 needs the folder demo/, which is not there: set DEMO=0.',
  )
})
