import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from '../../src/server/database/database'
import type { Random } from '../../tests/random'
import { startMailServer } from '../../tests/server/outbox/servers'
import { openCaller } from './caller'
import { cartClient } from './clients/cart'
import { peopleClient } from './clients/people'
import { problemClient } from './clients/problems'
import { reservationClient } from './clients/reservations'
import { talkClient } from './clients/talk'
import { startLoad } from './load'
import { countMails } from './mails'
import { randomOf, repeatedBy, roundsOf, type Options, type Outcome } from './part'
import type { Place } from './place'
import { openShop, type Shop } from './shop'
import { accountOf, emptyCarts, plainProducts, waitForMails } from './shop.sql'

/** Victims of a kill. The server comes most often, because it is deployed and restarted most often. */
const victims = ['server', 'server', 'server and database', 'database'] as const

/** Time for the mails queued by the last write. */
const mailPatienceMs = 60_000

/** Kills server, database or both while clients write, and compares acknowledged writes with the stored data. */
export async function runKills(
  name: string,
  openPlace: (dir: string) => Place | Promise<Place>,
  options: Options,
): Promise<Outcome> {
  const place = await openPlace(options.dir)
  const mailServer = await startMailServer()
  const mails = () => countMails(mailServer.mails)
  const shop = await openShop({
    dir: options.dir,
    env: { ...place.env, SMTP_URL: mailServer.url },
  })
  shop.start()
  try {
    await shop.ready()
    const load = await place.look((pool) => startClients(pool, { shop, place, options, mails }))
    const faults: string[] = []
    for (const round of roundsOf(options)) {
      const { victim, after } = await killOnce({ shop, place, random: round.random })
      await shop.ready()
      await load.pause()
      const wrong = await place.look((pool) => load.check(pool))
      for (const what of wrong)
        faults.push(`${what} (${victim} killed after ${after} ms; ${repeatedBy(name, round.seed)})`)
      load.resume()
    }
    await load.pause()
    await place.look((pool) => waitForMails(pool, mailPatienceMs))
    for (const what of await place.look((pool) => load.check(pool, true)))
      faults.push(`At the end: ${what} (${repeatedBy(name, options.seed)})`)
    await load.stop()
    const counts = [...mails().values()]
    const doubled = counts.filter((count) => count > 1).length
    return {
      done: `${options.rounds} kills, ${load.acknowledged()} writes`,
      faults,
      notes: [`Of ${counts.length} mails ${doubled} came more than once`],
    }
  } finally {
    await shop.stop()
    await place.close()
  }
}

interface Start {
  shop: Shop
  place: Place
  options: Options
  mails: () => Map<string, number>
}

async function startClients(pool: Pool, { shop, place, options, mails }: Start) {
  const caller = openCaller(shop.base)
  const mark = randomBytes(3).toString('hex')
  const [first = 0, second = 0, third = 0, fourth = 0] = await plainProducts(pool, 4)
  const supplierId = await accountOf(pool, 'supplier')
  await emptyCarts(pool)
  const filesDir = join(place.dataDir, 'files')
  const clients = [
    reservationClient(caller, { mark, products: [first, second] }),
    cartClient(caller, { mark, products: [third, fourth] }),
    peopleClient(caller, { mark, mails }),
    problemClient(caller, { mark, supplierId, filesDir }),
    await talkClient(caller, { mark, seed: options.seed, ports: [shop.port], pool }),
  ]
  return startLoad(clients, randomOf(options.seed))
}

async function killOnce({ shop, place, random }: { shop: Shop; place: Place; random: Random }) {
  const victim = random.oneOf(victims)
  const after = Math.round(random.between(100, 1500))
  await wait(after)
  if (victim !== 'server') await place.killDatabase()
  if (victim !== 'database') await shop.kill()
  if (victim !== 'server') await place.startDatabase()
  if (victim !== 'database') shop.start()
  return { victim, after }
}
