import { readStored, removeStored, writeStored } from '../storage'
import { gatedAction } from './gate'

/** A product on its way into a reservation: kept in this tab until it is submitted. */
export interface ReservedProduct {
  dataId: number
  counts: number
  requiredDate?: string
}

/** The reservation being prepared, before it is submitted. */
export interface LocalOrder {
  productList: ReservedProduct[]
  projectList: ReservedProduct[]
  customizationList: ReservedProduct[]
  remark: string
}

const emptyOrder: LocalOrder = {
  productList: [],
  projectList: [],
  customizationList: [],
  remark: '',
}

export const readLocalOrder = (): LocalOrder => ({
  ...emptyOrder,
  ...readStored<LocalOrder>('intentionOrder'),
})
export const storeLocalOrder = (order: LocalOrder) => writeStored('intentionOrder', order)
export const clearLocalOrder = () => removeStored('intentionOrder')

/** Opens the reservation page with these products. */
export const reserve = gatedAction('reserve', (products: ReservedProduct[], navigate) => {
  storeLocalOrder({ ...emptyOrder, productList: products })
  return navigate('/intentionOrder')
})
