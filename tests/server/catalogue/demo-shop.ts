import { startApp, type Answer } from '../../app'

export type Choice = { characterId: number; characterVal: string }
type Query = Record<string, string | number | boolean | undefined>

/** The whole server with the products of the demo, and its calls by short names. */
export async function openDemoShop(dataDir?: string) {
  const shop = await startApp({ catalogue: 'demo', ...(dataDir && { settings: { dataDir } }) })
  const { call, database } = shop
  const fields = new Map(
    (await database.selectFrom('characteristic').select(['id', 'field_code']).execute()).map(
      (row) => [row.field_code, row.id],
    ),
  )
  const fieldId = (code: string) => {
    const id = fields.get(code)
    if (id === undefined) throw new Error(`The demo has no characteristic ${code}`)
    return id
  }

  return {
    ...shop,
    fieldId,

    /** Values of a characteristic as a selection names them. */
    choices: (code: string, ...values: string[]): Choice[] =>
      values.map((characterVal) => ({ characterId: fieldId(code), characterVal })),

    async idOf(model: string): Promise<number> {
      const { id } = await database
        .selectFrom('material')
        .select('id')
        .where('model', '=', model)
        .executeTakeFirstOrThrow()
      return id
    },

    async classIdOf(className: string): Promise<number> {
      const { id } = await database
        .selectFrom('product_class')
        .select('id')
        .where('class_name', '=', className)
        .executeTakeFirstOrThrow()
      return id
    },

    read: (path: string, query: Query = {}, who: string | null = null, language = 'zh') =>
      call(who, 'GET', addressOf(path, query), undefined, { 'accept-language': language }),

    ask: (path: string, query: Query = {}, body: unknown = [], language = 'zh') =>
      call(null, 'POST', addressOf(path, query), body, { 'accept-language': language }),
  }
}

export type DemoShop = Awaited<ReturnType<typeof openDemoShop>>

export function addressOf(path: string, query: Query): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}=${encodeURIComponent(value)}`,
  )
  return given.length > 0 ? `${path}?${given.join('&')}` : path
}

export const modelsOf = ({ data }: Answer): string[] =>
  data.records.map(({ model }: { model: string }) => model)

/** Numbers below one that look random and are the same in every run. */
export function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
