import { sql } from 'kysely'
import { dayAt, daysAfter } from '../../../src/domain/days/day'
import { startApp, type AppOptions } from '../../app'
import { givenProducts } from '../../products'

export interface Given {
  id: number
  uniqueCode: string
}

const ofProduct = [
  'specification',
  'customerMaterial',
  'deliveredCounts',
  'lot',
  'boxes',
  'weight',
  'netWeight',
] as const

/** A delivery of one product, written as one record. */
export function deliveryOf(fields: Record<string, unknown>) {
  const isOfProduct = ([name]: [string, unknown]) => ofProduct.some((field) => field === name)
  const entries = Object.entries(fields)
  return {
    ...Object.fromEntries(entries.filter((entry) => !isOfProduct(entry))),
    lines: [Object.fromEntries(entries.filter(isOfProduct))],
  }
}

/** A shop with three products for tests of reservations and quotations. */
export async function openQuotedShop(options: AppOptions = {}) {
  const shop = await startApp(options)
  const { call, database } = shop

  const [bolt, nut, washer] = (await givenProducts(database, [
    { model: 'HB-12-80', materialName: '六角头螺栓', materialNameEn: 'Hexagon head bolt' },
    { model: 'HN-12', materialName: '六角螺母', materialNameEn: 'Hexagon nut' },
    { model: 'WS-12', materialName: '弹簧垫圈', materialNameEn: 'Spring washer' },
  ])) as [number, number, number]

  const today = dayAt(shop.settings.timeZone)
  const tomorrow = daysAfter(today, 1)
  const yesterday = daysAfter(today, -1)

  async function givenReservation(
    productIds = [bolt, nut],
    { who = 'buyer', remark = '', counts = 200 } = {},
  ): Promise<Given> {
    const productList = productIds.map((dataId) => ({
      dataId,
      counts,
      requiredDate: '2099-12-31',
    }))
    const { data } = await call(who, 'POST', '/web/intention/order/submit', { productList, remark })
    return data
  }

  const asStaff = (id: number) => call('sales', 'GET', `/office/intention/order/${id}`)
  const asBuyer = (id: number, who = 'buyer') => call(who, 'GET', `/web/intention/order/${id}`)

  /** Answers every line with a price; `more` overrides what is sent. */
  async function answer(id: number, more: object = {}, who = 'sales') {
    const { data } = await asStaff(id)
    return call(who, 'POST', `/office/intention/order/answer/${id}`, {
      version: data.version,
      validUntil: tomorrow,
      note: '含包装 / packing included',
      currency: 'CNY',
      taxRate: '13',
      lines: data.productList.map((line: { id: number }) => ({
        lineId: line.id,
        leadTimeDays: 12,
        unitPrice: { amount: '3.25', per: 1 },
      })),
      ...more,
    })
  }

  const confirm = async (id: number, who = 'buyer') => {
    const { data } = await asBuyer(id)
    return call(who, 'POST', `/web/intention/order/confirm/${id}`, { version: data.version })
  }

  const decline = (id: number, version: number, reason = '来不及') =>
    call('sales', 'POST', `/office/intention/order/decline/${id}`, { version, reason })

  /** Closes a reservation, including undelivered lines. */
  const close = (id: number, version: number, leaveOpen = true) =>
    call('sales', 'POST', `/office/intention/order/close/${id}`, { version, leaveOpen })

  /** Sets the last day of a quotation. */
  const lastDay = (id: number, day: string) =>
    database.updateTable('intention_order').set({ valid_until: day }).where('id', '=', id).execute()

  /** Offers another model for a product in all quotations. */
  const offerInstead = (productId: number, model: string) =>
    sql`update quotation set data = jsonb_set(quotation.data, array['lines', line.id::text, 'alternative'],
        jsonb_build_object('id', 0, 'model', ${model}::text, 'materialName', '{"zh": "螺母", "en": "Nut"}'::jsonb))
      from intention_order_line as line where line.order_id = quotation.order_id and line.data_id = ${productId}`.execute(
      database,
    )

  /** Announces a delivery of a product. */
  const deliver = (
    orderCode: string,
    specification: string,
    deliveredCounts: number,
    more: object = {},
  ) =>
    call('sales', 'POST', '/office/delivery/order', {
      orderCode,
      billNo: `FH/${orderCode}/${specification}`,
      deliveryMethod: '汽运',
      carrier: '云驿物流',
      trackingNo: 'YY-1',
      contact: 'Lin Yue',
      address: '示例路 1 号',
      shipTime: today,
      lines: [{ specification, deliveredCounts, boxes: 1, weight: 10 }],
      ...more,
    })

  /** The messages that somebody has got, newest first. */
  async function messagesOf(who: string) {
    const { data } = await call(who, 'GET', '/admin/sysnotifyremind/page')
    return data.records as { content: string; link?: string }[]
  }

  const days = { today, tomorrow, yesterday }
  const staff = { answer, decline, asStaff, close, lastDay, offerInstead, deliver }
  return {
    ...shop,
    ...days,
    ...staff,
    bolt,
    nut,
    washer,
    givenReservation,
    asBuyer,
    confirm,
    messagesOf,
  }
}
