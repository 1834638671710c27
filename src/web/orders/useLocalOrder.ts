import { useState } from 'react'
import type { KeptDetails } from '../actions/order-details'
import {
  readLocalOrder,
  storeLocalOrder,
  type LocalOrder,
  type ReservedProduct,
} from '../actions/reserve'

type List = 'productList' | 'projectList' | 'customizationList'

/** The reservation being prepared; every change is stored in this tab at once. */
export function useLocalOrder() {
  const [order, setOrder] = useState(readLocalOrder)

  function change(next: Partial<LocalOrder>) {
    const whole = { ...order, ...next }
    storeLocalOrder(whole)
    setOrder(whole)
  }

  return {
    order,
    setRemark: (remark: string) => change({ remark }),
    setDetails: (details: KeptDetails) => change({ details }),
    setLine: (index: number, next: Partial<ReservedProduct>, list: List = 'productList') =>
      change({
        [list]: order[list].map((line, at) => (at === index ? { ...line, ...next } : line)),
      }),
    setAllDates: (requiredDate: string) => {
      const dated = (lines: ReservedProduct[]) => lines.map((line) => ({ ...line, requiredDate }))
      change({
        productList: dated(order.productList),
        projectList: dated(order.projectList),
        customizationList: dated(order.customizationList),
      })
    },
    remove: (index: number, list: List = 'productList') =>
      change({ [list]: order[list].filter((_line, at) => at !== index) }),
  }
}
