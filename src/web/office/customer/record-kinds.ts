import type { FieldSchema } from '../../../domain/forms/field-schema'
import type { Schemas } from '../../../domain/schemas'
import boardState from '../../../generated/screens/BoardState.json'
import calculation from '../../../generated/screens/CalculationKind.json'
import chatState from '../../../generated/screens/ChatState.json'
import complaintState from '../../../generated/screens/ComplaintState.json'
import orderState from '../../../generated/screens/OrderState.json'
import problemState from '../../../generated/screens/ProblemState.json'
import subscriptionType from '../../../generated/screens/SubscriptionType.json'
import { closedServices } from '../../chat/resources'
import { officeBoard } from '../../messages/office-resources'
import { repliedTones } from '../../messages/state-tones'
import { officeDeliveries, officeReservations } from '../../orders/office-resources'
import { stateTones } from '../../orders/state-tones'
import { complaintQueue, problemQueue } from '../../quality/resources'
import { complaintTones, problemTones } from '../../quality/state-tones'
import type { Resource } from '../../screens/resource'
import type { Tone } from '../../ui/Tag'

type CustomerRecord = Schemas['CustomerRecord']
export type Kind = Schemas['CustomerRecordKind']

interface RecordKind {
  /** The list that decides who may open its records, and their page; missing if staff have none. */
  opened?: { list: Resource; page: (record: CustomerRecord) => string }
  states?: FieldSchema
  tones?: Record<string | number, Tone>
}

const reservation: RecordKind = {
  opened: {
    list: officeReservations,
    page: ({ id, code = '' }) => `/office/reserve/${id}/${encodeURIComponent(code)}`,
  },
  states: orderState,
  tones: stateTones,
}

export const recordKinds: Record<Kind, RecordKind> = {
  reservation,
  quotation: reservation,
  delivery: {
    opened: {
      list: officeDeliveries,
      page: ({ id, code = '' }) => `/office/deliveryNotice/${id}/${encodeURIComponent(code)}`,
    },
  },
  complaint: {
    opened: { list: complaintQueue, page: ({ id }) => `/office/quality/complaint/${id}` },
    states: complaintState,
    tones: complaintTones,
  },
  problem: {
    opened: { list: problemQueue, page: ({ id }) => `/office/quality/problem/${id}` },
    states: problemState,
    tones: problemTones,
  },
  message: {
    opened: { list: officeBoard, page: ({ id }) => `/office/message/${id}` },
    states: boardState,
    tones: repliedTones,
  },
  chat: {
    opened: { list: closedServices, page: ({ id }) => `/office/chat?id=${id}` },
    states: chatState,
    tones: { waiting: 'warn', open: 'busy' },
  },
  calculation: { states: calculation },
  subscription: { states: subscriptionType },
}
