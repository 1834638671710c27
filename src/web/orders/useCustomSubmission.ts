import type { Schemas } from '../../domain/schemas'
import { clearCustomOrder, customReservation } from '../actions/custom'
import { answerOf, api } from '../calls/api'
import type { FormParts } from '../forms/form-parts'
import { customFaultsBefore } from './custom-submission'
import { useSending } from './useSending'

/** Sends a reservation of made-to-measure products. */
export function useCustomSubmission(parts: FormParts) {
  return useSending<Schemas['CustomOrderSubmission']>({
    name: customReservation,
    send: (body, headers) =>
      answerOf(api.POST('/web/custom/product/submit/order', { body, headers })),
    faultsBefore: (submission, today) => customFaultsBefore(submission, parts, today),
    clear: clearCustomOrder,
  })
}
