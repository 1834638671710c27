import type { Random } from '../../tests/random'
import { hostileOperations, requestOf } from '../../tests/hostile/requests'
import { openCaller, type Answer, type Ask, type Caller } from './caller'
import { oddUpload, uploads } from './odd-uploads'
import { randomOf, repeatedBy, type Options, type Outcome } from './part'
import { embeddedPlace } from './place'
import { openShop } from './shop'

const name = 'fuzz'
/** So many requests are underway at once. */
const atOnce = 4
const slowMs = 1000
/** A slow request is made so often again, by itself: the machine has other work too. */
const secondLooks = 2

interface Request extends Ask {
  operation: string
  method: string
  path: string
}

/** Sends odd requests to every operation, each drawn from its own seed. */
export async function runFuzz(options: Options): Promise<Outcome> {
  const shop = await openShop({ dir: options.dir, env: embeddedPlace(options.dir).env })
  shop.start()
  try {
    await shop.ready()
    const caller = openCaller(shop.base)
    const found: string[] = []
    const statuses = new Map<number, number>()
    const slow: number[] = []
    let sent = 0
    let slowest = 0

    async function sendOn() {
      while (sent < options.rounds && shop.endedBy() === undefined) {
        const seed = options.seed + sent++
        const request = oddRequest(seed)
        const answer = await caller.call(request.method, request.path, request)
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
        slowest = Math.max(slowest, answer.milliseconds)
        if (answer.status === 0 || answer.status >= 500)
          found.push(`${answer.status}: ${inWords(request, answer)} (${repeatedBy(name, seed)})`)
        else if (answer.milliseconds > slowMs) slow.push(seed)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, sendOn))
    if (shop.endedBy() !== undefined) found.push(`The server ended by itself (${shop.endedBy()})`)
    for (const seed of slow) {
      const least = await leastTime(caller, oddRequest(seed))
      if (least > slowMs)
        found.push(`${least} ms: ${inWords(oddRequest(seed))} (${repeatedBy(name, seed)})`)
    }
    return {
      done: `${sent} requests to ${targets.length} operations`,
      found,
      notes: [
        `Answers: ${[...statuses]
          .sort()
          .map(([status, count]) => `${status} ${count} times`)
          .join(', ')}`,
        `The slowest answer took ${slowest} ms; ${slow.length} took over ${slowMs} ms at first`,
      ],
    }
  } finally {
    await shop.stop()
  }
}

const targets = [...hostileOperations, ...uploads]

/** The odd request of a seed; each operation has its turn. */
function oddRequest(seed: number): Request {
  const random = randomOf(seed)
  const target = targets[seed % targets.length]
  if (!target) throw new Error('There is no operation')
  const { operation, who, method, path, body } = requestOf(target, random)
  const upload = uploads.includes(target) ? oddUpload(random) : undefined
  return {
    ...{ operation, method, path },
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
