import type { DemoReservation } from './reservations'

type Outcome = 'shipped' | 'shippedLate' | 'withdrawn' | 'declined'

/** Days since the reservation, customer, product, quantity, days until the answer, and how it ended. */
type Past = readonly [
  number,
  keyof typeof receivers,
  keyof typeof products,
  number,
  number,
  Outcome,
]

/** Prices are fictional. */
const products = {
  'RL1-127-8-R-ZN': '4.80',
  'RL1-127-8-R-ZF': '5.35',
  'HB-M16x65-8.8-ZN': '2.10',
  'HB-M16x65-8.8-ZF': '2.35',
  'SW-M16-ZF': '0.18',
} as const

const past: readonly Past[] = [
  [83, 'engineer', 'SW-M16-ZF', 3000, 3, 'shipped'],
  [80, 'partner', 'RL1-127-8-R-ZN', 600, 4, 'withdrawn'],
  [76, 'engineer', 'HB-M16x65-8.8-ZN', 500, 2, 'shippedLate'],
  [74, 'partner', 'HB-M16x65-8.8-ZF', 300, 1, 'declined'],
  [70, 'engineer', 'RL1-127-8-R-ZF', 800, 3, 'shipped'],
  [67, 'engineer', 'RL1-127-8-R-ZN', 1500, 2, 'shipped'],
  [66, 'partner', 'SW-M16-ZF', 2000, 2, 'withdrawn'],
  [62, 'engineer', 'RL1-127-8-R-ZN', 400, 1, 'shippedLate'],
  [60, 'partner', 'HB-M16x65-8.8-ZN', 800, 4, 'withdrawn'],
  [56, 'engineer', 'RL1-127-8-R-ZF', 1200, 2, 'shipped'],
  [53, 'engineer', 'SW-M16-ZF', 4000, 1, 'shipped'],
  [52, 'partner', 'RL1-127-8-R-ZN', 500, 2, 'shippedLate'],
  [48, 'engineer', 'HB-M16x65-8.8-ZF', 600, 3, 'withdrawn'],
  [46, 'partner', 'RL1-127-8-R-ZN', 2400, 1, 'shipped'],
  [45, 'partner', 'RL1-127-8-R-ZF', 300, 1, 'shipped'],
  [41, 'engineer', 'RL1-127-8-R-ZN', 900, 2, 'shipped'],
  [39, 'partner', 'SW-M16-ZF', 1000, 1, 'declined'],
  [38, 'engineer', 'HB-M16x65-8.8-ZN', 1600, 2, 'shipped'],
  [34, 'engineer', 'RL1-127-8-R-ZF', 700, 1, 'shipped'],
  [32, 'partner', 'RL1-127-8-R-ZN', 450, 2, 'shipped'],
  [31, 'engineer', 'SW-M16-ZF', 5000, 1, 'shippedLate'],
  [27, 'engineer', 'RL1-127-8-R-ZN', 650, 2, 'shipped'],
  [25, 'partner', 'HB-M16x65-8.8-ZF', 350, 3, 'withdrawn'],
  [24, 'partner', 'RL1-127-8-R-ZN', 1800, 1, 'shipped'],
  [20, 'engineer', 'RL1-127-8-R-ZF', 550, 1, 'shipped'],
  [19, 'partner', 'RL1-127-8-R-ZN', 250, 2, 'shipped'],
]

/** Fictional addresses by user. */
const receivers = {
  engineer: { contact: '赵宁', address: '示例市 5 号库' },
  partner: { contact: '魏岚', address: '示例县 1 号库' },
} as const

/** Days from the reservation to its shipment. */
const shippedAfter = 12

/** Older reservations that are over: they fill the weekly report. */
export const pastReservations: DemoReservation[] = past.map(
  ([daysAgo, username, model, counts, answeredAfter, outcome], index): DemoReservation => {
    const isShipped = outcome === 'shipped' || outcome === 'shippedLate'
    const line = { model, counts, neededAfter: outcome === 'shippedLate' ? 10 : 20 }
    const answeredDaysAgo = daysAgo - answeredAfter
    const base = { username, daysAgo, remark: '', lines: [line] }
    if (outcome === 'declined') {
      const declined = { daysAgo: answeredDaysAgo, reason: '该规格本季度产能已满' }
      return { ...base, state: 6, declined }
    }
    const quoted = {
      ...base,
      lines: [{ ...line, leadTimeDays: 8, price: products[model] }],
      answer: { daysAgo: answeredDaysAgo, validDays: 30, note: '出厂价，含包装' },
    }
    if (!isShipped) return { ...quoted, state: 5, withdrawnDaysAgo: answeredDaysAgo - 2 }
    const number = String(101 + index)
    return {
      ...quoted,
      state: 4,
      confirmedDaysAgo: answeredDaysAgo - 1,
      closedDaysAgo: daysAgo - shippedAfter - 4,
      deliveries: [
        {
          ...receivers[username],
          deliveryMethod: '汽运',
          billNo: `FH-DEMO-0${number}`,
          carrier: '云驿物流（演示）',
          trackingNo: `YY20000${number}`,
          daysAgo: daysAgo - shippedAfter,
          days: 3,
          lines: [{ specification: model, deliveredCounts: counts }],
        },
      ],
    }
  },
)
