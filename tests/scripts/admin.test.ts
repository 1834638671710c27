import { spawn, spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { build } from 'esbuild'
import { Secret, TOTP } from 'otpauth'
import { beforeAll, expect, test } from 'vitest'
import { addCommand } from '../../src/server/account/first-operator'
import { closeAfterFile } from '../closing'
import { makeDataDir } from '../../scripts/data-dir'

const program = '.cache/tests/server/production.js'
const folder = makeDataDir('fastener-production-')
closeAfterFile(async () => rmSync(folder, { recursive: true, force: true }))

beforeAll(() =>
  build({
    entryPoints: ['src/server/main.ts'],
    outfile: program,
    bundle: true,
    packages: 'external',
    platform: 'node' as const,
    target: 'node20',
    format: 'esm' as const,
  }),
)

/** The settings of a shop of one's own. */
const settingsOf = (shop: string, more: Record<string, string> = {}) => ({
  DEMO: '0',
  DATA_DIR: join(folder, shop),
  LANG: 'en_GB.UTF-8',
  ...more,
})

/** A command as it is given at a terminal. */
function run(shop: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', ...args], {
    encoding: 'utf8',
    timeout: 60_000,
    env: {
      ...process.env,
      INIT_CWD: folder,
      DATABASE_URL: undefined,
      LC_ALL: undefined,
      LC_MESSAGES: undefined,
      ...settingsOf(shop),
    },
  })
  return { status, said: stdout, complained: stderr }
}

async function startServer(shop: string, more: Record<string, string> = {}) {
  const port = String(await freePort())
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'error', PORT: port, ...settingsOf(shop, more) },
  })
  let said = ''
  child.stdout.on('data', (chunk) => (said += chunk))
  child.stderr.on('data', (chunk) => (said += chunk))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  closeAfterFile(async () => {
    child.kill('SIGKILL')
    await ended
  })
  const base = `http://127.0.0.1:${port}/crrc_sales`
  while (!(await fetch(`${base}/ready`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error(`The server ended: ${said}`)
    await wait(50)
  }
  async function ask(method: string, path: string, body?: unknown, token?: string) {
    const response = await fetch(base + path, {
      method,
      headers: {
        'accept-language': 'en',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const { data, meta } = await response.json()
    return { status: response.status, data, message: meta.message as string }
  }
  async function stop() {
    child.kill('SIGTERM')
    await ended
  }
  return { ask, stop, said: () => said }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}

type Ask = Awaited<ReturnType<typeof startServer>>['ask']

const linkIn = (said: string) => new URL(/http\S+/.exec(said)?.[0] ?? 'http://nowhere')

/** Sets the password by the link of a command. */
const choose = (ask: Ask, said: string, password: string) =>
  ask('POST', '/admin/web/user/psw/reset/email/confirm', {
    token: linkIn(said).searchParams.get('token'),
    password,
    confirmPassword: password,
  })

const logIn = async (ask: Ask, username: string, password: string) =>
  (await ask('POST', '/admin/web/user/login/psw', { username, password })).data

const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate()

test('from an empty place to a shop with staff and customers, and from its backup to the same shop elsewhere', async () => {
  const server = await startServer('shop')
  const { ask } = server
  expect(server.said()).toContain(addCommand)
  expect((await logIn(ask, 'operator', 'Demo1234')) ?? null).toBeNull()

  // The command works beside the server.
  const made = run('shop', 'admin', 'add', 'boss', 'boss@shop.example')
  expect(made).toMatchObject({ status: 0, complained: '' })
  expect((await choose(ask, made.said, 'Anvil2714')).status).toBe(200)
  expect((await choose(ask, made.said, 'Other1234')).status).toBe(409)
  const { challenge, enrolment } = await logIn(ask, 'boss', 'Anvil2714')
  const entered = await ask('POST', '/admin/web/user/login/second', {
    challenge,
    code: codeOf(enrolment.secret),
  })
  const { access_token: boss, recoveryCodes } = entered.data

  const clerk = {
    username: 'clerk',
    contactName: 'Ada Wen',
    email: 'clerk@shop.example',
    staffRoles: ['sales'],
  }
  const addStaff = () => ask('POST', '/office/people/staff', clerk, boss)
  expect(await addStaff()).toMatchObject({ status: 403, data: { reason: 'confirm' } })
  await ask('POST', '/web/my/session/confirm', { password: 'Anvil2714' }, boss)
  expect((await addStaff()).status).toBe(200)
  expect((await choose(ask, run('shop', 'admin', 'link', 'clerk').said, 'Lantern27')).status).toBe(
    200,
  )
  expect((await logIn(ask, 'clerk', 'Lantern27')).enrolment).toBeTruthy()

  const registered = await ask('POST', '/admin/web/user/register', {
    identity: '2',
    area: 'china',
    username: 'ming',
    contactName: 'Wang Ming',
    password: 'Willow3318',
    confirmPassword: 'Willow3318',
    region: '110000',
    way: 'email',
    email: 'ming@customer.example',
    agreement: true,
  })
  expect(registered.status).toBe(200)
  const { data: waiting } = await ask('GET', '/office/people/customer/page', undefined, boss)
  await ask('POST', `/office/people/${waiting.records[0].id}/approve`, undefined, boss)
  const { access_token: ming } = await logIn(ask, 'ming', 'Willow3318')

  const sheet = 'Category,Class,Model,Name (zh),净重\nBolts,螺栓,A-1,螺栓,0.1\n'
  writeFileSync(join(folder, 'sheet.csv'), sheet)
  expect(run('shop', 'import', 'sheet.csv')).toMatchObject({ status: 0, complained: '' })
  const product = await foundModel(ask, 'A-1')
  const line = { dataId: product, counts: 1, requiredDate: '2099-12-31' }
  const reserved = await ask('POST', '/web/intention/order/submit', { productList: [line] }, ming)
  expect(reserved.status).toBe(200)

  expect(run('shop', 'backup', 'shop.tar.gz')).toMatchObject({ status: 0, complained: '' })
  await server.stop()
  // The archive alone opens nothing: the key of its secrets is kept apart from it.
  expect(run('elsewhere', 'restore', 'shop.tar.gz')).toMatchObject({
    status: 1,
    complained: expect.stringMatching(/Put secrets\.key .* Nothing was restored/),
  })
  mkdirSync(join(folder, 'elsewhere'), { recursive: true })
  copyFileSync(join(folder, 'shop/secrets.key'), join(folder, 'elsewhere/secrets.key'))
  expect(run('elsewhere', 'restore', 'shop.tar.gz')).toMatchObject({ status: 0, complained: '' })

  const restored = await startServer('elsewhere')
  expect(restored.said()).not.toContain(addCommand)
  const again = await logIn(restored.ask, 'boss', 'Anvil2714')
  expect(again.enrolment).toBeUndefined()
  const back = await restored.ask('POST', '/admin/web/user/login/second', {
    challenge: again.challenge,
    code: recoveryCodes[0],
  })
  const orders = await restored.ask(
    'GET',
    '/office/intention/order/page',
    undefined,
    back.data.access_token,
  )
  expect(JSON.stringify(orders.data)).toContain(reserved.data.uniqueCode)
  expect((await logIn(restored.ask, 'ming', 'Willow3318')).user.username).toBe('ming')
  await restored.stop()
}, 240_000)

/** The running server takes over what a command has imported a moment later. */
async function foundModel(ask: Ask, model: string): Promise<number> {
  for (;;) {
    const query = `keyword=${model}&searchType=2&orderColumn=1&asc=true&current=1&size=10`
    const { data } = await ask('POST', `/web/product/page?${query}`, [])
    if (data.records.length > 0) return data.records[0].id
    await wait(100)
  }
}

test('the command refuses in words, and creates no shop where there is none', () => {
  const nowhere = run('nobody', 'admin', 'add', 'boss', 'boss@shop.example')
  expect(nowhere).toMatchObject({
    status: 2,
    complained: expect.stringMatching(/contains no shop database/),
  })
  // The server is not running.
  const taken = run('elsewhere', 'admin', 'add', 'boss', 'other@shop.example')
  expect(taken).toMatchObject({ status: 1, complained: 'This user name is already taken\n' })
  expect(run('elsewhere', 'admin', 'add', 'other', 'nothing').status).toBe(1)
  expect(run('elsewhere', 'admin', 'add').status).toBe(2)
  expect(run('elsewhere', 'admin', 'add', 'other', 'other@shop.example').status).toBe(0)
}, 60_000)

test('a demo reachable from outside does not start, and says how to fix that', async () => {
  const start = startServer('demo', { DEMO: '1', HOST: '0.0.0.0' })
  await expect(start).rejects.toThrow(
    /^The server ended: The demo has passwords .* DEMO_IN_PUBLIC=1 .*\.\n$/,
  )
})
