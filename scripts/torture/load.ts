import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from '../../src/server/database/database'
import type { Random } from '../../tests/random'

/** Somebody who writes again and again and remembers what was acknowledged. */
export interface Client {
  /** One write, or several that build on each other; answers how many were acknowledged. */
  write(nth: number): Promise<number>
  /** Names in words each acknowledged write that is lost, doubled or half-written. `isLast`: nothing follows any more. */
  check(pool: Pool, isLast: boolean): Promise<string[]>
  stop?(): void
}

/** Lets clients write at the same time, each one write after the other. */
export function startLoad(clients: Client[], random: Random) {
  const refused: string[] = []
  let acknowledged = 0
  let nth = 0
  let isPaused = false
  let isOver = false
  const busy = new Set<Client>()

  async function goOn(client: Client) {
    while (!isOver) {
      if (!isPaused) {
        busy.add(client)
        await client.write(++nth).then(
          (writes) => (acknowledged += writes),
          (error: Error) => refused.push(error.message),
        )
        busy.delete(client)
      }
      await wait(random.between(5, 40))
    }
  }
  const loops = clients.map(goOn)
  return {
    acknowledged: () => acknowledged,
    /** Waits until what was begun is acknowledged. */
    async pause() {
      isPaused = true
      while (busy.size > 0) await wait(20)
    },
    resume: () => void (isPaused = false),
    async stop() {
      isOver = true
      await Promise.all(loops)
      for (const client of clients) client.stop?.()
    },
    /** Tells what is wrong now; a refusal of a client is told once. */
    async check(pool: Pool, isLast = false): Promise<string[]> {
      const wrong = refused.splice(0)
      for (const client of clients) wrong.push(...(await client.check(pool, isLast)))
      return wrong
    },
  }
}

export type Load = ReturnType<typeof startLoad>
