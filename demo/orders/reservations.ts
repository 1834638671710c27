import { codes } from '../../src/domain/catalogue/characteristic-codes'
import type { Schemas } from '../../src/domain/schemas'

/** A demo reservation with its history; days count back from the first start. */
export interface DemoReservation {
  username: string
  daysAgo: number
  state: Schemas['OrderState']
  remark: string
  details?: Schemas['OrderDetails']
  /** Products. */
  lines: DemoLine[]
  /** Laboratory tests. */
  tests?: DemoTest[]
  /** Custom products. */
  custom?: DemoCustom[]
  answer?: { daysAgo: number; validDays: number; note: string }
  declined?: { daysAgo: number; reason: string }
  confirmedDaysAgo?: number
  withdrawnDaysAgo?: number
  closedDaysAgo?: number
  deliveries?: DemoDelivery[]
}

export interface DemoLine {
  model: string
  counts: number
  /** Required date in days after the reservation. */
  neededAfter: number
  leadTimeDays?: number
  /** In renminbi for one piece, without tax. */
  price?: string
  alternative?: string
  alternativePrice?: string
  note?: string
}

export interface DemoTest {
  /** Slug of the test in the demo contents. */
  slug: string
  counts: number
  neededAfter: number
}

export interface DemoCustom {
  className: string
  /** Chosen values by characteristic code. */
  choices: Record<string, string>
  counts: number
  neededAfter: number
}

export interface DemoDelivery extends Omit<
  Schemas['DeliveryEntry'],
  'orderCode' | 'shipTime' | 'expectedArrival'
> {
  daysAgo: number
  /** Days in transit. */
  days: number
  /** Days after shipping until the customer confirmed that it arrived. */
  receivedAfter?: number
}

/** Delivery address of the fictional customer. */
const yard = {
  contact: '林悦',
  address: '示例市 2 号库',
  deliveryMethod: '汽运',
}

/** Numbers by which the fictional customer knows its orders; the next reservation begins with them, in either language. */
const wagonSeries = { customerOrderNo: 'YL-HT-2026-041', project: 'YL330' }

/** Fictional, as are the people; the customers are Chinese, so messages with sales are in Chinese. */
export const demoReservations: DemoReservation[] = [
  {
    username: 'buyer',
    daysAgo: 58,
    state: 4,
    remark: '第一批样车用',
    details: {
      ...wagonSeries,
      poNo: 'PO-26-0187',
      shipToContact: yard.contact,
      shipTo: yard.address,
    },
    lines: [
      { model: 'RL1-127-8-R-ZN', counts: 2000, neededAfter: 30, leadTimeDays: 15, price: '4.80' },
      { model: 'HB-M16x65-8.8-ZN', counts: 400, neededAfter: 30, leadTimeDays: 7, price: '2.10' },
    ],
    answer: { daysAgo: 57, validDays: 30, note: '出厂价，含包装' },
    confirmedDaysAgo: 55,
    closedDaysAgo: 30,
    deliveries: [
      {
        ...yard,
        billNo: 'FH-DEMO-0001',
        carrier: '云驿物流（演示）',
        trackingNo: 'YY20000001',
        daysAgo: 40,
        days: 3,
        receivedAfter: 3,
        lines: [
          {
            customerMaterial: 'YL-330-0127',
            specification: 'RL1-127-8-R-ZN',
            deliveredCounts: 2000,
            lot: 'L260918',
            boxes: 20,
            weight: 186.5,
            netWeight: 178,
          },
          {
            customerMaterial: 'YL-112-1665',
            specification: 'HB-M16x65-8.8-ZN',
            deliveredCounts: 400,
            lot: 'L260911',
            boxes: 4,
            weight: 58.4,
            netWeight: 55.2,
          },
        ],
      },
    ],
  },
  {
    username: 'buyer',
    daysAgo: 16,
    state: 3,
    remark: '',
    details: { ...wagonSeries, poNo: 'PO-26-0203' },
    lines: [
      {
        model: 'HN-M16-8-ZN',
        counts: 5000,
        neededAfter: 40,
        leadTimeDays: 10,
        price: '0.62',
        note: '现货 2000 件，先发',
      },
    ],
    answer: { daysAgo: 15, validDays: 30, note: '' },
    confirmedDaysAgo: 14,
    deliveries: [
      {
        ...yard,
        billNo: 'FH-DEMO-0002',
        carrier: '云驿物流（演示）',
        trackingNo: 'YY20000014',
        daysAgo: 2,
        days: 4,
        lines: [
          {
            customerMaterial: 'YL-210-0016',
            specification: 'HN-M16-8-ZN',
            deliveredCounts: 2000,
            lot: 'L261102',
            boxes: 8,
            weight: 66,
            netWeight: 63.4,
          },
        ],
      },
    ],
  },
  {
    username: 'designer',
    daysAgo: 6,
    state: 2,
    remark: '如交期超过三周，请推荐替代型号',
    lines: [
      { model: 'RL1-127-8-R-ZF', counts: 800, neededAfter: 60, leadTimeDays: 12, price: '5.35' },
      {
        model: 'RL1-127-8-F-ZN',
        counts: 600,
        neededAfter: 60,
        leadTimeDays: 28,
        alternative: 'RL1-127-8-F-ZF',
        alternativePrice: '5.60',
        note: '替代型号 12 天可交',
      },
      { model: 'SW-M16-ZF', counts: 2000, neededAfter: 60, leadTimeDays: 5, price: '0.18' },
    ],
    answer: {
      daysAgo: 5,
      validDays: 30,
      note: '出厂价，含标准纸箱',
    },
  },
  {
    username: 'engineer',
    daysAgo: 9,
    state: 6,
    remark: '',
    lines: [{ model: 'SW-M16-BK', counts: 200, neededAfter: 3 }],
    declined: {
      daysAgo: 8,
      reason: '最快 7 天可交，赶不上需求日期',
    },
  },
  {
    username: 'buyer',
    daysAgo: 1,
    state: 1,
    remark: '请按 200 件一箱包装',
    lines: [
      { model: 'RL1-127-8-R-ZN', counts: 1200, neededAfter: 45 },
      { model: 'HB-M16x65-8.8-ZF', counts: 400, neededAfter: 45 },
    ],
    tests: [
      { slug: 'clamp-load', counts: 1, neededAfter: 45 },
      { slug: 'swage-inspection', counts: 1, neededAfter: 60 },
    ],
    custom: [
      {
        className: '六角头螺栓',
        choices: {
          [codes.diameter]: '16',
          [codes.length]: '72',
          [codes.propertyClass]: '10.9',
          [codes.finish]: '电镀锌',
        },
        counts: 300,
        neededAfter: 60,
      },
    ],
  },
  {
    username: 'engineer',
    daysAgo: 2,
    state: 1,
    remark: '试验报告请附原始数据',
    lines: [],
    tests: [
      { slug: 'torque-tension', counts: 2, neededAfter: 30 },
      { slug: 'junker-vibration', counts: 1, neededAfter: 50 },
    ],
    custom: [
      {
        className: '六角头螺栓',
        choices: {
          [codes.diameter]: '12',
          [codes.length]: '83',
          [codes.propertyClass]: '8.8',
          [codes.finish]: '电镀锌',
        },
        counts: 500,
        neededAfter: 50,
      },
    ],
  },
]
