import { begin } from '../calls/once'
import { currentUser } from '../session/session'
import { readStored, removeStored, writeStored } from '../session/storage'
import { gatedAction } from './gate'
import type { KeptDetails } from './order-details'

/** Idempotency name of a reservation of products and tests, see calls/once. */
export const reservation = 'reservation'

/** A product to be reserved, kept in this tab until submission. */
export interface ReservedProduct {
  dataId: number
  counts: number
  requiredDate?: string
  /** The cart line to remove after submission. */
  cartId?: number
  /** 2 = a test of the laboratory. */
  typeId?: 2
  /** Class of a made-to-measure product, whose stored entry is `dataId`. */
  classId?: number
  /** The calculation report that was made for this product. */
  reportId?: number
  /** Name of a requested product that is no longer offered: it is listed as omitted and not reserved. */
  leftOut?: string
}

/** The reservation before submission. */
export interface LocalOrder {
  productList: ReservedProduct[]
  projectList: ReservedProduct[]
  customizationList: ReservedProduct[]
  remark: string
  /** Numbers, project and destination; absent until they are typed or proposed. */
  details?: KeptDetails
  /** Names of requested products that are no longer offered. */
  leftOut?: string[]
}

const emptyOrder: LocalOrder = {
  productList: [],
  projectList: [],
  customizationList: [],
  remark: '',
}

interface StoredOrder extends LocalOrder {
  /** The owner: the order survives an ended session but is hidden from the next user of this browser. */
  userId: number | undefined
}

export function readLocalOrder(): LocalOrder {
  const stored = readStored<StoredOrder>('intentionOrder')
  const foreign = stored?.userId !== undefined && stored.userId !== currentUser()?.id
  if (!stored || foreign) return emptyOrder
  const { productList, projectList, customizationList, remark, details, leftOut } = {
    ...emptyOrder,
    ...stored,
  }
  return {
    productList,
    projectList,
    customizationList,
    remark,
    ...(details && { details }),
    ...(leftOut && { leftOut }),
  }
}

export function storeLocalOrder(order: LocalOrder): void {
  const owner = currentUser()?.id ?? readStored<StoredOrder>('intentionOrder')?.userId
  writeStored('intentionOrder', { ...order, userId: owner } satisfies StoredOrder)
}

/** Storage name of the product data that the page has shown. */
export const entryProducts = 'intentionOrder.products'

export function clearLocalOrder(): void {
  removeStored('intentionOrder')
  removeStored(entryProducts)
}

/** Opens the reservation page with only these products and tests; made-to-measure products have a `classId`. */
export const reserve = gatedAction(
  'reserve',
  'reserve',
  (products: ReservedProduct[], navigate) => {
    begin(reservation)
    const leftOut = products.flatMap((product) => product.leftOut ?? [])
    storeLocalOrder({
      ...listsOf(products.filter((product) => product.leftOut === undefined)),
      remark: '',
      ...(leftOut.length > 0 && { leftOut }),
    })
    return navigate('/intentionOrder')
  },
)

/** Adds products to the reservation in preparation, keeping the dates and the remark already typed. */
export const reserveToo = gatedAction(
  'reserveToo',
  'reserve',
  (products: ReservedProduct[], navigate) => {
    const order = readLocalOrder()
    if (order.productList.length + order.projectList.length === 0) begin(reservation)
    const added = listsOf(products)
    storeLocalOrder({
      ...order,
      productList: joined(order.productList, added.productList),
      projectList: joined(order.projectList, added.projectList),
      customizationList: joined(order.customizationList, added.customizationList),
    })
    return navigate('/intentionOrder')
  },
)

const listsOf = (products: ReservedProduct[]) => ({
  productList: products.filter(
    ({ classId, typeId }) => classId === undefined && typeId === undefined,
  ),
  projectList: products.filter(({ typeId }) => typeId === 2),
  customizationList: products.filter(({ classId }) => classId !== undefined),
})

/** A product already present keeps its line and takes the new quantity. */
function joined(lines: ReservedProduct[], added: ReservedProduct[]): ReservedProduct[] {
  const now = new Map(added.map((line) => [line.dataId, line.counts]))
  const there = new Set(lines.map(({ dataId }) => dataId))
  return [
    ...lines.map((line) => ({ ...line, counts: now.get(line.dataId) ?? line.counts })),
    ...added.filter(({ dataId }) => !there.has(dataId)),
  ]
}
