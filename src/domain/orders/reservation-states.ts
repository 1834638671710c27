import type { Day } from '../days/day'
import type { Schemas } from '../schemas'

type State = Schemas['OrderState']

export const orderState = {
  submitted: 1,
  answered: 2,
  confirmed: 3,
  closed: 4,
  withdrawn: 5,
  declined: 6,
} as const satisfies Record<string, State>

export type Actor = 'customer' | 'staff'

interface Transition {
  by: Actor
  from: readonly State[]
  to: State
}

const { submitted, answered, confirmed, closed, withdrawn, declined } = orderState

/** What can be done with a reservation, by whom and in which states. The server refuses by it; the pages hide by it. */
export const transitions = {
  /** Again where it is answered: a quotation may be mended, or renewed when it has expired. */
  answer: { by: 'staff', from: [submitted, answered], to: answered },
  decline: { by: 'staff', from: [submitted, answered], to: declined },
  confirm: { by: 'customer', from: [answered], to: confirmed },
  withdraw: { by: 'customer', from: [submitted, answered], to: withdrawn },
  close: { by: 'staff', from: [confirmed], to: closed },
} as const satisfies Record<string, Transition>

export type OrderAction = keyof typeof transitions

/** Whether somebody may do this with a reservation in its state. */
export function may(by: Actor, action: OrderAction, order: { statusCode: State }): boolean {
  const transition: Transition = transitions[action]
  return transition.by === by && transition.from.includes(order.statusCode)
}

/** A quotation holds to the end of its last day. */
export const isExpired = (validUntil: Day, today: Day) => validUntil < today

/** What an answer to a line says to the customer: one of these must be there. */
export function saysSomething({ price, alternative, note }: Schemas['LineAnswer']): boolean {
  return [price, alternative, note].some((one) => !!one?.trim())
}

/** What was accepted may be delivered, in several parts too, also when it has been closed already. */
export const isDeliverable = ({ statusCode }: { statusCode: State }) =>
  statusCode === confirmed || statusCode === closed

/** In these there is something to see to; the others are its ends. */
export const openStates: readonly State[] = [submitted, answered, confirmed]

/** Staff have something to see to as long as it is not closed, withdrawn or declined. */
export const isInWork = ({ statusCode }: { statusCode: State }) => openStates.includes(statusCode)
