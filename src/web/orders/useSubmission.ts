import type { Schemas } from '../../domain/schemas'
import { clearLocalOrder, reservation } from '../actions/reserve'
import { answerOf, api } from '../calls/api'
import type { FormParts } from '../forms/form-parts'
import { faultsBefore } from './submission'
import { useSending } from './useSending'

/** Sends a reservation of products. */
export function useSubmission(parts: FormParts) {
  return useSending<Schemas['OrderSubmission']>({
    name: reservation,
    send: (body, headers) => answerOf(api.POST('/web/intention/order/submit', { body, headers })),
    faultsBefore: (submission, today) => faultsBefore(submission, parts, today),
    clear: clearLocalOrder,
  })
}
