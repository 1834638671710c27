import { fieldsIn } from '../../../src/domain/lists/objects'
import { sql } from 'kysely'
import type { Caller } from '../caller'
import type { Client } from '../load'

/** Adds to one cart line and sets the quantity of another. */
export function cartClient(
  { insist }: Caller,
  { mark, products: [added, set] }: { mark: string; products: readonly [number, number] },
): Client {
  const who = 'designer'
  let sum = 0
  let quantity = 0
  let line: number | undefined

  async function setQuantity(nth: number) {
    if (line === undefined) {
      const body = { dataId: set, typeId: 1, counts: 1 }
      await insist('POST', '/web/my/cart', { who, key: `${mark}-line-${nth}`, body })
      const { data } = await insist('GET', '/web/my/cart', { who, key: mark })
      const lines = Array.isArray(data) ? data.map(fieldsIn) : []
      line = Number(lines.find(({ dataId }) => dataId === set)?.id)
    }
    const body = { id: line, counts: 1000 + nth }
    await insist('PUT', '/web/my/cart', { who, key: `${mark}-set-${nth}`, body })
    quantity = 1000 + nth
  }
  return {
    async write(nth) {
      const counts = 1 + (nth % 5)
      const body = { dataId: added, typeId: 1, counts }
      await insist('POST', '/web/my/cart', { who, key: `${mark}-add-${nth}`, body })
      sum += counts
      await setQuantity(nth)
      return 2
    },
    async check(pool) {
      const { rows } = await sql<{ id: number; counts: number }>`
        select data_id as id, counts from cart_item join app_user on app_user.id = user_id
        where username = ${who}`.execute(pool)
      const of = (product: number) => rows.find(({ id }) => id === product)?.counts ?? 0
      const wrong: string[] = []
      if (of(added) !== sum)
        wrong.push(`The cart was given ${sum} of product ${added} and holds ${of(added)}`)
      if (of(set) !== quantity)
        wrong.push(`The cart was set to ${quantity} of product ${set} and holds ${of(set)}`)
      // Lets a later check report only what is new.
      sum = of(added)
      quantity = of(set)
      return wrong
    },
  }
}
