import { expect, test } from 'vitest'
import { listOperations, type Operation } from '../src/server/http/operation'
import { startApp } from './app'
import { bodySchemaOf, callerOf } from './hostile/requests'
import { resolved, together } from './hostile/body-sizes'
import { seeded } from './random'

const shop = await startApp({ catalogue: 'demo' })
await shop.database.updateTable('account').set({ cust_type: 2 }).execute()

const propertiesOf = (schema: unknown): Record<string, object> =>
  Object.assign(
    {},
    ...together(resolved(schema as object)).map(({ properties }) => properties ?? {}),
  )

const hasPages = ({ responses }: Operation) => {
  const schema = responses['200'].content['application/json']?.schema
  const data = schema && propertiesOf(schema).data
  const fields = data ? propertiesOf(data) : {}
  return 'records' in fields && 'total' in fields
}

/** Their products hang on texts, which tests/server/content/publications.test.ts writes first. */
const ofTexts = ['listArticleItems', 'listCaseItems']

const paged = listOperations().filter(
  ({ operation, path }) =>
    hasPages(operation) && !path.includes('{') && !ofTexts.includes(operation.operationId),
)

/** Values of parameters that a list cannot do without. */
const required: Record<string, string> = { typeId: '1', id: '1', classId: '1' }

test('most lists of the contract have pages', () => {
  expect(paged.length).toBeGreaterThan(20)
})

test.each(paged.map((target) => [target.operation.operationId, target] as const))(
  '%s tells its total on a page beyond the last too',
  async (_name, { operation, method, path }) => {
    const roles = operation.security?.flatMap(({ bearer = [] }) => bearer) ?? []
    const isForCustomers = roles.length === 0 || roles.includes('customer')
    const who = isForCustomers ? 'partner' : callerOf(operation, seeded(1))
    const body = bodySchemaOf(operation)
    const totalAt = async (current: number) => {
      const page = { current: String(current), size: '10' }
      const given = (operation.parameters ?? []).flatMap((parameter) =>
        parameter.required ? [[parameter.name, required[parameter.name] ?? '']] : [],
      )
      const query = new URLSearchParams({ ...Object.fromEntries(given), ...page })
      const { status, data } = await shop.call(
        who,
        method.toUpperCase() as 'GET',
        `${path}?${query}`,
        ...(body ? [[]] : []),
      )
      return { status, total: data?.total, records: data?.records?.length }
    }
    const first = await totalAt(1)
    expect(first.status).toBe(200)
    expect(await totalAt(5000)).toEqual({ ...first, records: 0 })
  },
)
