import { begin } from '../calls/once'
import { currentUser } from '../session/session'
import { readStored, removeStored, writeStored } from '../session/storage'
import { gatedAction } from './gate'

/** Under which name a reservation of products and tests is sent once. */
export const reservation = 'reservation'

/** A product on its way into a reservation: kept in this tab until it is submitted. */
export interface ReservedProduct {
  dataId: number
  counts: number
  requiredDate?: string
  /** The line of the cart that it comes from, and leaves with the submission. */
  cartId?: number
  /** 2: a test of the laboratory. */
  typeId?: 2
  /** Of a product made to measure, whose stored entry dataId is. */
  classId?: number
  /** What it is called, where it was wanted and is not offered any more: it is named, and not reserved. */
  leftOut?: string
}

/** The reservation being prepared, before it is submitted. */
export interface LocalOrder {
  productList: ReservedProduct[]
  projectList: ReservedProduct[]
  customizationList: ReservedProduct[]
  remark: string
  /** What is not in it although it was wanted, as it is not offered any more. */
  leftOut?: string[]
}

const emptyOrder: LocalOrder = {
  productList: [],
  projectList: [],
  customizationList: [],
  remark: '',
}

interface StoredOrder extends LocalOrder {
  /** Whose it is: it outlives an ended session, but is not shown to the next person at this browser. */
  userId: number | undefined
}

export function readLocalOrder(): LocalOrder {
  const stored = readStored<StoredOrder>('intentionOrder')
  const foreign = stored?.userId !== undefined && stored.userId !== currentUser()?.id
  if (!stored || foreign) return emptyOrder
  const { productList, projectList, customizationList, remark, leftOut } = {
    ...emptyOrder,
    ...stored,
  }
  return { productList, projectList, customizationList, remark, ...(leftOut && { leftOut }) }
}

export function storeLocalOrder(order: LocalOrder): void {
  const owner = currentUser()?.id ?? readStored<StoredOrder>('intentionOrder')?.userId
  writeStored('intentionOrder', { ...order, userId: owner } satisfies StoredOrder)
}

/** Under which name the page keeps what it has shown of the products. */
export const entryProducts = 'intentionOrder.products'

export function clearLocalOrder(): void {
  removeStored('intentionOrder')
  removeStored(entryProducts)
}

/** Opens the reservation page with these products and tests alone; what is made to measure names its class. */
export const reserve = gatedAction('reserve', (products: ReservedProduct[], navigate) => {
  begin(reservation)
  const leftOut = products.flatMap((product) => product.leftOut ?? [])
  storeLocalOrder({
    ...listsOf(products.filter((product) => product.leftOut === undefined)),
    remark: '',
    ...(leftOut.length > 0 && { leftOut }),
  })
  return navigate('/intentionOrder')
})

/** The same with what a page shows, beside what is being prepared: its dates and remark may have been typed already. */
export const reserveToo = gatedAction('reserveToo', (products: ReservedProduct[], navigate) => {
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
})

const listsOf = (products: ReservedProduct[]) => ({
  productList: products.filter(
    ({ classId, typeId }) => classId === undefined && typeId === undefined,
  ),
  projectList: products.filter(({ typeId }) => typeId === 2),
  customizationList: products.filter(({ classId }) => classId !== undefined),
})

/** What is there already stays one line, of as many as are wanted now. */
function joined(lines: ReservedProduct[], added: ReservedProduct[]): ReservedProduct[] {
  const now = new Map(added.map((line) => [line.dataId, line.counts]))
  const there = new Set(lines.map(({ dataId }) => dataId))
  return [
    ...lines.map((line) => ({ ...line, counts: now.get(line.dataId) ?? line.counts })),
    ...added.filter(({ dataId }) => !there.has(dataId)),
  ]
}
