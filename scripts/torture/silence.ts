import { setTimeout as wait } from 'node:timers/promises'
import { silentProxy, type SilentProxy } from '../../tests/silent-proxy'
import { openCaller, type Caller } from './caller'
import { repeatedBy, roundsOf, type Options, type Outcome } from './part'
import { packagedPlace, type Place } from './place'
import { openShop, statusOf, type Shop } from './shop'
import { addWork, countReservations, plainProducts, waitsForWork } from './shop.sql'

const name = 'silence'
/** Time within which the shop notices that it cannot work, and that it can again. */
const goalMs = 15_000
/** Polling interval; delays over the goal by less than this are not detected. */
const everyMs = 100

interface Fault {
  name: string
  /** True if the shop cannot work until the fault is over. */
  isFelt: boolean
  begin(proxy: SilentProxy): void
  end(proxy: SilentProxy): void
}

/** Faults that networks, firewalls and poolers cause in connections. */
const faults: readonly Fault[] = [
  {
    name: 'the connections that are there are silent',
    isFelt: false,
    begin: (proxy) => proxy.silence(),
    end: () => {},
  },
  {
    name: 'all connections are silent',
    isFelt: true,
    begin: (proxy) => proxy.silenceAll(true),
    end: (proxy) => proxy.silenceAll(false),
  },
  {
    name: 'no notification is forwarded',
    isFelt: true,
    begin: (proxy) => proxy.dropNotifications(true),
    end: (proxy) => proxy.dropNotifications(false),
  },
]

interface Scene {
  shop: Shop
  place: Place
  proxy: SilentProxy
  caller: Caller
  product: number
}

/** Silences the connections between a shop and its database, then restores them. */
export async function runSilence(options: Options): Promise<Outcome> {
  const place = await packagedPlace(options.dir)
  const proxy = await silentProxy(place.env.DATABASE_URL ?? '')
  const env = { ...place.env, DATABASE_URL: proxy.url }
  const shop = await openShop({ dir: options.dir, env })
  shop.start()
  try {
    await shop.ready()
    const [product = 0] = await place.look((pool) => plainProducts(pool, 1))
    const scene = { shop, place, proxy, product, caller: openCaller(shop.base) }
    await scene.caller.tokenOf('buyer')
    const violations: string[] = []
    const times = { noticed: 0, recovered: 0 }
    for (const { seed, random } of roundsOf(options)) {
      const fault = faults[seed % faults.length]
      if (!fault) continue
      await wait(random.between(0, 2000))
      const { noticed, recovered, wrong } = await sufferOnce(scene, fault, `silence-${seed}`)
      times.noticed = Math.max(times.noticed, noticed)
      times.recovered = Math.max(times.recovered, recovered)
      for (const what of wrong)
        violations.push(`${fault.name}: ${what} (${repeatedBy(name, seed)})`)
    }
    return {
      done: `${options.rounds} faults`,
      faults: violations,
      notes: [
        `Noticed after at most ${times.noticed} ms, recovered after at most ${times.recovered} ms`,
      ],
    }
  } finally {
    proxy.silenceAll(false)
    await shop.stop()
    proxy.close()
    await place.close()
  }
}

/** Causes one fault during a reservation; the request is repeated until it is acknowledged. */
async function sufferOnce(
  { shop, place, proxy, caller, product }: Scene,
  fault: Fault,
  key: string,
) {
  const wrong: string[] = []
  const ready = () => statusOf(`${shop.base}/ready`)
  fault.begin(proxy)
  const productList = [{ dataId: product, counts: 7, requiredDate: '2099-12-31' }]
  const reserving = caller
    .insist('POST', '/web/intention/order/submit', {
      who: 'buyer',
      key,
      body: { productList, remark: key },
    })
    .catch((error: Error) => void wrong.push(error.message))
  let noticed = 0
  if (fault.isFelt) {
    noticed = await timeUntil(async () => (await ready()) === 503)
    if (noticed > goalMs) wrong.push('/ready did not answer 503 within 15 s')
  }
  fault.end(proxy)
  await place.look((pool) => addWork(pool))
  const recovered = await timeUntil(
    async () => (await ready()) === 200 && !(await place.look(waitsForWork)),
  )
  if (recovered > goalMs) wrong.push('The shop was not ready and at work again within 15 s')
  await reserving
  const count = await place.look((pool) => countReservations(pool, key))
  if (count !== 1) wrong.push(`The reservation ${key} is there ${count} times`)
  if (shop.endedBy() !== undefined) wrong.push(`The server ended by itself (${shop.endedBy()})`)
  return { noticed, recovered, wrong }
}

/** Milliseconds until the condition holds; slightly over the goal if it does not by then. */
async function timeUntil(isSo: () => Promise<boolean>): Promise<number> {
  const began = performance.now()
  const passed = () => Math.round(performance.now() - began)
  while (passed() <= goalMs && !(await isSo())) await wait(everyMs)
  return passed()
}
