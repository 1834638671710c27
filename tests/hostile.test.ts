import { expect, test } from 'vitest'
import { bodyLimitOf, listOperations } from '../src/server/http/operation'
import { startApp } from './app'
import { hostileBodies } from './hostile/bodies'
import { resolved, together, type Schema } from './hostile/body-sizes'
import { bodySchemaOf, callerOf, addressOf, hostileRequests } from './hostile/requests'
import { oddValue } from './hostile/values'
import { seeded } from './random'

const shop = await startApp({ catalogue: 'demo' })

const rounds = Number(process.env.HOSTILE_ROUNDS ?? 4)
const seed = Number(process.env.HOSTILE_SEED ?? 27)

test('no malformed request causes a server error', async () => {
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

const bodied = listOperations().flatMap((target) => {
  const schema = bodySchemaOf(target.operation)
  return schema ? [{ name: target.operation.operationId, schema, ...target }] : []
})

test.each(bodied)(
  'hostile bodies of $name are refused',
  async (target) => {
    const { schema, operation, method, path } = target
    const who = callerOf(operation, seeded(seed))
    const address = path.replace(/\{\w+\}/g, '1')
    const limit = 1024 * Math.min(128, bodyLimitOf(operation)) - 200
    for (const [what, bodyOf] of Object.entries(hostileBodies(schema))) {
      const { status } = await shop.call(
        who,
        method.toUpperCase() as 'POST',
        address,
        bodyOf(limit),
      )
      expect(status, what).toBeGreaterThanOrEqual(400)
      expect(status, what).toBeLessThan(500)
    }
  },
  120_000,
)

test.each(bodied)(
  'a megabyte sent to $name is refused in words or as too large',
  async (target) => {
    const { operation, method, path } = target
    const body = `[${Array(50_000).fill('1,{}').join(',')}${' '.repeat(700_000)}]`
    const who = callerOf(operation, seeded(seed))
    const { status, meta } = await shop.call(
      who,
      method.toUpperCase() as 'POST',
      path.replace(/\{\w+\}/g, '1'),
      body,
    )
    expect([400, 403, 404, 413]).toContain(status)
    expect(meta.message.length).toBeGreaterThan(3)
  },
)
