import { expect, test } from 'vitest'
import { milestonesOf } from '../../../src/domain/orders/milestones'

type Order = Parameters<typeof milestonesOf>[0]
type Delivery = NonNullable<Order['deliveries']>[number]

const today = '2031-04-14'
const line = (open: number) => ({ open }) as Order['productList'][number]
const delivery = (shipTime: string, receivedTime?: string) =>
  ({ shipTime, ...(receivedTime !== undefined && { receivedTime }) }) as Delivery
const order = (more: Partial<Order> = {}): Order => ({
  createTime: '2031-03-01T08:00:00Z',
  productList: [line(0)],
  customizationList: [],
  ...more,
})
const read = (more?: Partial<Order>) =>
  milestonesOf(order(more), today).map(({ name, first, last, isPartial }) =>
    [name, first?.slice(0, 10), last?.slice(0, 10), isPartial && 'partly']
      .filter(Boolean)
      .join(' '),
  )

test('a new reservation has only been asked', () => {
  expect(read()).toEqual([
    'asked 2031-03-01 2031-03-01',
    'quoted',
    'accepted',
    'shipped',
    'arrived',
  ])
})

test('goods that leave tomorrow have not been shipped', () => {
  expect(read({ deliveries: [delivery('2031-04-15')] })[3]).toBe('shipped')
})

test('two deliveries of which one has arrived are a part of what arrives', () => {
  const deliveries = [delivery('2031-04-02', '2031-04-05T09:00:00Z'), delivery('2031-04-10')]
  expect(read({ deliveries }).slice(3)).toEqual([
    'shipped 2031-04-02 2031-04-10',
    'arrived 2031-04-05 2031-04-05 partly',
  ])
})

test('open quantities make a delivery a part, even if it has arrived', () => {
  const deliveries = [delivery('2031-04-02', '2031-04-05T09:00:00Z')]
  expect(read({ deliveries, productList: [line(3)] }).slice(3)).toEqual([
    'shipped 2031-04-02 2031-04-02 partly',
    'arrived 2031-04-05 2031-04-05 partly',
  ])
})

test('complaints come last, if there are any', () => {
  const complaints = [{ createTime: '2031-04-07T10:00:00Z' }] as Order['complaints']
  expect(read({ complaints: complaints ?? [] }).at(-1)).toBe('complained 2031-04-07 2031-04-07')
})
