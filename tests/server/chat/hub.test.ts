import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { startApp, type TestApp } from '../../app'
import { faultsOf, openConversation, openEnd, randomFrom, settled } from './ends'
import { socketAddress, tokenOf } from './socket-client'

/** Concurrent conversations. */
const atATime = 12
const runs = process.env.QUICK ? 125 : 500

test(`of ${runs} random conversations none loses, doubles or turns round a message, whatever breaks`, async () => {
  const shop = await startApp()
  const steady = await socketAddress(shop)
  let restarted: TestApp = await startApp({ beside: shop })
  const shaky = await socketAddress(restarted)
  const port = (restarted.app.server.address() as AddressInfo).port

  // The second server restarts in between.
  let restarts = 0
  let restarting = Promise.resolve()
  const restart = () => (restarting = restarting.then(comeAgain))
  async function comeAgain() {
    await restarted.app.close()
    restarted = await startApp({ beside: shop })
    await restarted.app.listen({ port, host: '127.0.0.1' })
    restarts++
  }

  const agentId = await shop.userId('agent')
  const agentToken = await tokenOf(shop, 'agent')
  const faults: string[] = []
  let next = 0

  async function workThrough() {
    while (next < runs) {
      const run = next++
      if (run % 40 === 20) await restart()
      for (const fault of await runOnce(run)) faults.push(`run ${run}: ${fault}`)
    }
  }

  async function runOnce(run: number): Promise<string[]> {
    const random = randomFrom(run)
    const { id, userId } = await openConversation(shop.database, `run-${run}`, agentId)
    const token = await tokenOf(shop, `run-${run}`)
    const addresses = [steady, shaky]
    const names = { username: '', avatar: '', fromBucketName: '' }
    const customer = { id: String(userId), to: 'customer-service', ...names }
    const ends = {
      one: openEnd(customer, { addresses, token, random, who: 'one' }),
      two: openEnd(customer, { addresses, token, random, who: 'two' }),
      agent: openEnd(
        { id: String(agentId), to: String(userId), conversationId: id, ...names },
        { addresses, token: agentToken, random, who: 'agent' },
      ),
    }
    const all = Object.values(ends)
    for (let step = 0; step < 25; step++) {
      const end = random.pick(all)
      if (random.chance(0.75)) end.say()
      else end.cut()
      if (random.chance(0.5)) await new Promise((resolve) => setImmediate(resolve))
    }
    await settled(all, async () => {
      const row = await shop.database
        .selectFrom('chat_conversation')
        .select('last_seq')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return row.last_seq
    })
    const found = await faultsOf(shop.database, id, ends)
    for (const end of all) end.stop()
    return found
  }

  await Promise.all(Array.from({ length: atATime }, workThrough))
  expect(faults).toEqual([])
  expect(restarts).toBeGreaterThanOrEqual(Math.floor(runs / 50))
}, 1_200_000)
