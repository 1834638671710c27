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
  cancelled: 7,
} as const satisfies Record<string, State>

export type Actor = 'customer' | 'staff'

interface Transition {
  by: Actor
  from: readonly State[]
  to: State
}

const { submitted, answered, confirmed, closed, withdrawn, declined, cancelled } = orderState

/**
 * The actions on a reservation: who may do them, from which states, and the resulting state. The server enforces
 * them; the pages hide what is not allowed.
 */
export const transitions = {
  /** An answered reservation may be answered again, to correct a quotation or to renew an expired one. */
  answer: { by: 'staff', from: [submitted, answered], to: answered },
  decline: { by: 'staff', from: [submitted, answered], to: declined },
  confirm: { by: 'customer', from: [answered], to: confirmed },
  withdraw: { by: 'customer', from: [submitted, answered], to: withdrawn },
  /** A question on a quoted line goes to sales; the quotation can still be accepted. */
  ask: { by: 'customer', from: [answered], to: answered },
  /** A new version of the accepted quotation; where it changes the promise it waits for the customer's consent. */
  amend: { by: 'staff', from: [confirmed], to: confirmed },
  /** Agrees to an amendment or refuses it. */
  consent: { by: 'customer', from: [confirmed], to: confirmed },
  cancel: { by: 'staff', from: [confirmed], to: cancelled },
  close: { by: 'staff', from: [confirmed], to: closed },
} as const satisfies Record<string, Transition>

export type OrderAction = keyof typeof transitions

/** True if the actor may perform the action in the reservation's state. */
export function may(by: Actor, action: OrderAction, order: { statusCode: State }): boolean {
  const transition: Transition = transitions[action]
  return transition.by === by && transition.from.includes(order.statusCode)
}

/** A quotation is valid until the end of its last day. */
export const isExpired = (validUntil: Day, today: Day) => validUntil < today

/** True if an answer to a line contains a price, an alternative, a note or a reply; one is required. */
export function saysSomething(line: Schemas['LineAnswer']): boolean {
  const { unitPrice, alternative, note, reply } = line
  return unitPrice !== undefined || [alternative, note, reply].some((value) => !!value?.trim())
}

/** An accepted reservation can be delivered, in parts too, and even after it was closed. */
export const isDeliverable = ({ statusCode }: { statusCode: State }) =>
  statusCode === confirmed || statusCode === closed

/** States with work left; the others are final. */
export const openStates: readonly State[] = [submitted, answered, confirmed]

/** True until a reservation is closed, withdrawn or declined. */
export const isInWork = ({ statusCode }: { statusCode: State }) => openStates.includes(statusCode)
