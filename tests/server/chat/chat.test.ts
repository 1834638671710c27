import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { build } from 'esbuild'
import { beforeAll, expect, test } from 'vitest'
import { startApp } from '../../app'
import { closeAfterFile } from '../../closing'
import { faultsOf, openConversation, openEnd, randomFrom, settled } from './ends'
import { socketAddress, tokenOf } from './socket-client'

const program = '.cache/tests/server/chat-main.js'
const kills = process.env.QUICK ? 5 : 20

beforeAll(() =>
  build({
    entryPoints: ['src/server/main.ts'],
    outfile: program,
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'esm',
  }),
)

test(`${kills} times a real server is killed in the middle of conversations, and none loses or doubles a message`, async () => {
  const shop = await startApp()
  const steady = await socketAddress(shop)
  // The second server runs without the demo and would lock its accounts.
  await shop.database.updateTable('app_user').set({ is_demo: false }).execute()
  // Contains the secrets key, which both servers need.
  const { dataDir } = shop.settings
  const port = await freePort()
  const env = { DATABASE_URL: shop.place.url, DATA_DIR: dataDir, PORT: String(port) }
  let child = await startServer(env)
  closeAfterFile(async () => void child.kill('SIGKILL'))

  const agentId = await shop.userId('agent')
  const agentToken = await tokenOf(shop, 'agent')
  const addresses = [`ws://127.0.0.1:${port}/websocket/register/im`, steady]
  const names = { username: '', avatar: '', fromBucketName: '' }
  const faults: string[] = []

  for (let round = 0; round < kills; round++) {
    const random = randomFrom(round + 1000)
    const { id, userId } = await openConversation(shop.database, `killed-${round}`, agentId)
    const token = await tokenOf(shop, `killed-${round}`)
    const customer = { id: String(userId), to: 'customer-service', ...names }
    // Most of them use the server that is killed.
    const shaky = { addresses: [addresses[0]!, addresses[0]!, steady], random }
    const ends = {
      one: openEnd(customer, { ...shaky, token, who: 'one' }),
      two: openEnd(customer, { ...shaky, token, who: 'two' }),
      agent: openEnd(
        { id: String(agentId), to: String(userId), conversationId: id, ...names },
        { ...shaky, token: agentToken, who: 'agent' },
      ),
    }
    const all = Object.values(ends)
    const killedAt = Math.floor(random.between(5, 35))
    for (let step = 0; step < 40; step++) {
      random.pick(all).say()
      if (step === killedAt) {
        child.kill('SIGKILL')
        await once(child, 'exit')
      }
      if (random.chance(0.7)) await new Promise((resolve) => setImmediate(resolve))
    }
    child = await startServer(env)
    await settled(all, async () => {
      const row = await shop.database
        .selectFrom('chat_conversation')
        .select('last_seq')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return row.last_seq
    })
    const found = await faultsOf(shop.database, id, ends)
    faults.push(...found.map((fault) => `round ${round}: ${fault}`))
    for (const end of all) end.stop()
  }
  expect(faults).toEqual([])
}, 600_000)

async function startServer(env: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, [program], {
    stdio: 'ignore',
    env: { PATH: process.env.PATH, RATE_LIMIT: 'off', LOG_LEVEL: 'fatal', DEMO: '0', ...env },
  })
  for (;;) {
    const health = await fetch(`http://127.0.0.1:${env.PORT}/crrc_sales/health`).catch(
      () => undefined,
    )
    if (health?.ok) return child
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}
