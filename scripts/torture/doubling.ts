import { bodyLimitOf, listOperations } from '../../src/server/http/operation'
import { hostileBodies } from '../../tests/hostile/bodies'
import { bodySchemaOf, callerOf } from '../../tests/hostile/requests'
import { openCaller } from './caller'
import { randomOf, repeatedBy, type Options, type Outcome } from './part'
import { embeddedPlace } from './place'
import { openShop } from './shop'

const name = 'doubling'

/** Milliseconds; a doubling of shorter work is lost in the cost of every request. */
const unnoticedMs = 50

/** Work that grows with the square of a body takes 4 times as long for a body of twice the size. */
const mostGrowth = 3

const targets = listOperations().flatMap((target) => {
  const schema = bodySchemaOf(target.operation)
  return schema ? [{ schema, ...target }] : []
})

/** Sends hostile bodies as large as a call takes, and half as large, and compares the time of the answers. */
export async function runDoubling(options: Options): Promise<Outcome> {
  const shop = await openShop({ dir: options.dir, env: embeddedPlace(options.dir).env })
  shop.start()
  try {
    await shop.ready()
    const caller = openCaller(shop.base)
    const faults: string[] = []
    let compared = 0
    for (let nth = 0; nth < Math.min(options.rounds, targets.length); nth++) {
      const target = targets[(options.seed + nth) % targets.length]
      if (!target) continue
      const { operation, method, path, schema } = target
      const who = callerOf(operation, randomOf(options.seed + nth)) ?? undefined
      const limit = 1024 * Math.min(128, bodyLimitOf(operation)) - 200

      async function leastMs(body: string, tries: number) {
        let least = Infinity
        for (let time = 0; time < tries; time++) {
          const address = path.replace(/\{\w+\}/g, '1')
          const answer = await caller.call(method.toUpperCase(), address, { who, body })
          least = Math.min(least, answer.milliseconds)
        }
        return least
      }
      for (const [kind, bodyOf] of Object.entries(hostileBodies(schema))) {
        const whole = bodyOf(limit)
        if ((await leastMs(whole, 2)) < unnoticedMs) continue
        compared++
        const [halfMs, wholeMs] = [await leastMs(bodyOf(limit / 2), 5), await leastMs(whole, 5)]
        if (wholeMs > Math.max(unnoticedMs, mostGrowth * halfMs))
          faults.push(
            `${operation.operationId}, ${kind}: ${halfMs} ms, twice as large ${wholeMs} ms (${repeatedBy(name, options.seed + nth)})`,
          )
      }
    }
    return {
      done: `hostile bodies for ${Math.min(options.rounds, targets.length)} operations, ${compared} slow enough to compare`,
      faults,
    }
  } finally {
    await shop.stop()
  }
}

export const doublingRounds = targets.length
