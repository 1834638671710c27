import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from '../../src/server/database/database'
import type { Random } from '../../tests/random'

/** A client that writes repeatedly and remembers what was acknowledged. */
export interface Client {
  /** One write, or several that depend on each other; returns the number acknowledged. */
  write(nth: number): Promise<number>
  /** Describes each acknowledged write that is lost, duplicated or incomplete. `isLast`: nothing follows. */
  check(pool: Pool, isLast: boolean): Promise<string[]>
  stop?(): void
}

/** Lets clients write concurrently, each one write after the other. */
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
    /** Waits until pending writes are acknowledged. */
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
    /** Describes current faults; a client's refusal is reported once. */
    async check(pool: Pool, isLast = false): Promise<string[]> {
      const wrong = refused.splice(0)
      for (const client of clients) wrong.push(...(await client.check(pool, isLast)))
      return wrong
    },
  }
}
