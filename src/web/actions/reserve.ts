import { begin } from '../once'
import { currentUser } from '../session'
import { readStored, removeStored, writeStored } from '../storage'
import { gatedAction } from './gate'

/** Under which name a reservation is sent once, of whatever it is. */
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

/** Opens the reservation page with these products and tests; what is made to measure names its class. */
export const reserve = gatedAction('reserve', (products: ReservedProduct[], navigate) => {
  begin(reservation)
  const offered = products.filter(({ leftOut }) => leftOut === undefined)
  const leftOut = products.flatMap((product) => product.leftOut ?? [])
  storeLocalOrder({
    ...emptyOrder,
    productList: offered.filter(
      ({ classId, typeId }) => classId === undefined && typeId === undefined,
    ),
    projectList: offered.filter(({ typeId }) => typeId === 2),
    customizationList: offered.filter(({ classId }) => classId !== undefined),
    ...(leftOut.length > 0 && { leftOut }),
  })
  return navigate('/intentionOrder')
})
