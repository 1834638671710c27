import { expect, test } from 'vitest'
import { listOperations } from '../src/server/operation'
import { startApp } from './app'
import { resolved, together, type Schema } from './hostile/body-sizes'
import { bodySchemaOf, callerOf, addressOf, hostileRequests } from './hostile/requests'
import { oddValue } from './hostile/values'
import { seeded } from './random'

const shop = await startApp({ catalogue: 'demo' })

const rounds = Number(process.env.HOSTILE_ROUNDS ?? 4)
const seed = Number(process.env.HOSTILE_SEED ?? 27)

test('no odd request, whoever makes it, is answered with an error of the server', async () => {
  const failed: string[] = []
  let count = 0
  const most = rounds * listOperations().length
  for (const { operation, who, method, path, body } of hostileRequests(seed)) {
    if (++count > most) break
    const answer = await shop
      .call(who, method, path, body)
      .catch((error: Error) => ({ status: 0, meta: { message: error.message } }))
    if (answer.status === 0 || answer.status === 500)
      failed.push(
        `${operation} as ${who}: ${method} ${path} ${body?.slice(0, 300)} ${answer.meta.message}`,
      )
  }
  expect(failed).toEqual([])
}, 120_000)

const hasVersion = (schema: Schema | undefined) =>
  schema !== undefined && together(schema).some(({ properties }) => properties?.version)

const versioned = listOperations().filter(({ operation }) => hasVersion(bodySchemaOf(operation)))

test.each(versioned.map((target) => [target.operation.operationId, target] as const))(
  '%s does not fail at the largest version',
  async (_name, { operation, method, path }) => {
    const random = seeded(seed)
    for (let nth = 0; nth < 12; nth++) {
      const who = callerOf(operation, random)
      const schema = resolved(bodySchemaOf(operation)!)
      const body = { ...Object(oddValue(schema, random)), version: 2_147_483_647 }
      const at = addressOf(path, operation, random)
      const { status } = await shop.call(who, method.toUpperCase() as 'PUT', at, body)
      // A new record takes no notice of a version.
      expect([...(method === 'post' ? [200] : []), 400, 403, 404, 409]).toContain(status)
    }
  },
)
