import { useState } from 'react'
import {
  readLocalOrder,
  storeLocalOrder,
  type LocalOrder,
  type ReservedProduct,
} from '../actions/reserve'

/** The reservation being prepared: every change is kept in this tab at once. */
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
    setLine: (index: number, next: Partial<ReservedProduct>) =>
      change({
        productList: order.productList.map((line, at) =>
          at === index ? { ...line, ...next } : line,
        ),
      }),
    setAllDates: (requiredDate: string) =>
      change({ productList: order.productList.map((line) => ({ ...line, requiredDate })) }),
    remove: (index: number) =>
      change({ productList: order.productList.filter((_line, at) => at !== index) }),
  }
}
