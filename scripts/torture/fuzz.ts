import type { Random } from '../../tests/random'
import { disruptiveOperations, hostileOperations, requestOf } from '../../tests/hostile/requests'
import { openCaller, type Answer, type Ask, type Caller } from './caller'
import { oddUpload, uploads } from './odd-uploads'
import { randomOf, repeatedBy, type Options, type Outcome } from './part'
import { embeddedPlace } from './place'
import { openShop } from './shop'
import { clonePerson } from './shop.sql'

const name = 'fuzz'
/** Concurrent requests. */
const atOnce = 4
const slowMs = 1000
/** Repetitions of a slow request, because the machine may have been busy. */
const secondLooks = 2

interface Request extends Ask {
  operation: string
  method: string
  path: string
}

/** These export everything, so the limit of one second does not apply. */
const unhurried = ['exportCatalogue', 'makeBackup']

/** Each hundredth request may revoke what its sender needs for further requests. */
const isDisruptive = (seed: number) => seed % 100 === 99

/** Sends malformed requests to every operation, each drawn from its own seed. */
export async function runFuzz(options: Options): Promise<Outcome> {
  const place = embeddedPlace(options.dir)
  const shop = await openShop({ dir: options.dir, env: place.env })
  shop.start()
  try {
    await shop.ready()
    const caller = openCaller(shop.base)
    const faults: string[] = []
    const statuses = new Map<number, number>()
    const slow: number[] = []
    let sent = 0
    let slowest = 0
    let slowOnce = 0

    async function send(seed: number, who = oddRequest(seed).who) {
      const request = oddRequest(seed)
      const answer = await caller.call(request.method, request.path, { ...request, who })
      sent++
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      if (!unhurried.includes(request.operation)) slowest = Math.max(slowest, answer.milliseconds)
      if (answer.status === 0 || answer.status >= 500)
        faults.push(`${answer.status}: ${inWords(request, answer)} (${repeatedBy(name, seed)})`)
      else if (answer.milliseconds > slowMs && !unhurried.includes(request.operation))
        slow.push(seed)
    }
    const seeds = Array.from({ length: options.rounds }, (_, nth) => options.seed + nth)
    const usual = seeds.filter((seed) => !isDisruptive(seed))
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (let seed = usual.shift(); seed !== undefined; seed = usual.shift())
          if (shop.endedBy() === undefined) await send(seed)
      }),
    )
    for (const seed of slow.splice(0)) {
      const least = await leastTime(caller, oddRequest(seed))
      if (least > slowMs)
        faults.push(`${least} ms: ${inWords(oddRequest(seed))} (${repeatedBy(name, seed)})`)
      else slowOnce++
    }
    // These end sessions, lock people and remove accounts, so each is sent by a new person.
    for (const seed of seeds.filter(isDisruptive)) {
      const { who } = oddRequest(seed)
      if (who !== undefined) await place.look((pool) => clonePerson(pool, who, `${who}${seed}`))
      await send(seed, who && caller.like(who, `${who}${seed}`))
    }
    for (const seed of slow)
      faults.push(`Over 1 s: ${inWords(oddRequest(seed))} (${repeatedBy(name, seed)})`)
    if (shop.endedBy() !== undefined) faults.push(`The server ended by itself (${shop.endedBy()})`)
    return {
      done: `${sent} requests to ${targets.length + disruptiveOperations.length} operations`,
      faults,
      notes: [
        `Answers: ${[...statuses]
          .sort()
          .map(([status, count]) => `${status} ${count} times`)
          .join(', ')}`,
        `The slowest answer took ${slowest} ms; ${slowOnce} took over 1 s once and not when asked again alone`,
        `Not timed: ${unhurried.join(', ')}`,
      ],
    }
  } finally {
    await shop.stop()
  }
}

const targets = [...hostileOperations, ...uploads]

/** The malformed request of a seed; operations take turns. */
function oddRequest(seed: number): Request {
  const random = randomOf(seed)
  const from = isDisruptive(seed) ? disruptiveOperations : targets
  const target = from[Math.floor(isDisruptive(seed) ? seed / 100 : seed) % from.length]
  if (!target) throw new Error('There is no operation')
  const { operation, who, method, path, body } = requestOf(target, random)
  const upload = uploads.includes(target) ? oddUpload(random) : undefined
  return {
    operation,
    method,
    path,
    ...(who !== null && { who }),
    ...(body !== undefined && { body }),
    ...(upload && { payload: upload.payload }),
    headers: { ...oddHeaders(random), ...upload?.headers },
  }
}

const languages = ['en', 'zh', 'xx', '*', ',;q=', 'en;q=9']

function oddHeaders(random: Random): Record<string, string> {
  return {
    ...(random.chance(0.1) && { 'accept-language': random.oneOf(languages) }),
    ...(random.chance(0.05) && { 'idempotency-key': random.oneOf(['k1', 'k2', 'x'.repeat(201)]) }),
    ...(random.chance(0.03) && { 'x-preview': random.oneOf(['1', '1.1', 'x']) }),
    ...(random.chance(0.02) && { range: random.oneOf(['bytes=0-', 'bytes=-1', 'bytes=9-1', 'x']) }),
  }
}

async function leastTime(caller: Caller, request: Request): Promise<number> {
  let least = Infinity
  for (let look = 0; look < secondLooks; look++) {
    const { milliseconds } = await caller.call(request.method, request.path, request)
    least = Math.min(least, milliseconds)
  }
  return least
}

function inWords({ operation, who, method, path, body }: Request, answer?: Answer): string {
  const sent = typeof body === 'string' ? ` ${body.slice(0, 400)}` : ''
  return `${operation} as ${who ?? 'a visitor'}: ${method} ${path.slice(0, 300)}${sent} ${answer?.message ?? ''}`
}
