import { fieldsIn } from '../../../src/domain/lists/objects'
import { sql } from 'kysely'
import type { Caller } from '../caller'
import type { Client } from '../load'
import { rowsBy } from './rows'

interface Row {
  remark: string
  id: number
  lines: number
  steps: number
  audit: number
}

/** Reserves two products each time; a complete reservation has its lines, its history and its audit log entry. */
export function reservationClient(
  { insist }: Caller,
  { mark, products }: { mark: string; products: readonly number[] },
): Client {
  const ids = new Map<string, number>()
  return {
    async write(nth) {
      const key = `${mark}-reservation-${nth}`
      const productList = products.map((dataId) => ({
        dataId,
        counts: 7,
        requiredDate: '2099-12-31',
      }))
      const { data } = await insist('POST', '/web/intention/order/submit', {
        who: 'buyer',
        key,
        body: { productList, remark: key },
      })
      ids.set(key, Number(fieldsIn(data).id))
      return 1
    },
    async check(pool) {
      const { rows } = await sql<Row>`
        select id, data ->> 'remark' as remark,
          (select count(*) from intention_order_line where order_id = intention_order.id) as lines,
          (select count(*) from timeline
            where subject = 'intentionOrder' and subject_id = intention_order.id) as steps,
          (select count(*) from audit
            where operation = 'submitOrder' and records @> array['intention_order:' || intention_order.id]) as audit
        from intention_order where data ->> 'remark' like ${`${mark}-reservation-%`}`.execute(pool)
      const byRemark = rowsBy(rows, ({ remark }) => remark)
      const wrong: string[] = []
      for (const [remark, id] of ids) {
        const [row, ...more] = byRemark.get(remark) ?? []
        if (!row) wrong.push(`${remark} is lost`)
        else if (more.length > 0) wrong.push(`${remark} is there ${more.length + 1} times`)
        else if (row.id !== id) wrong.push(`${remark} was acknowledged as ${id} and is ${row.id}`)
      }
      for (const { remark, lines, steps, audit } of rows)
        if (lines !== products.length || steps !== 1 || audit !== 1)
          wrong.push(
            `${remark} is half-written: ${lines} lines, ${steps} steps, ${audit} in the audit log`,
          )
      return wrong
    },
  }
}
