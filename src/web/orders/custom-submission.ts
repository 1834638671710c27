import type { Day } from '../../domain/days/day'
import { raisedCounts } from '../../domain/orders/orders'
import type { Schemas } from '../../domain/schemas'
import { characterJsonOf, type CustomOrder } from '../actions/custom'
import { filledDetails } from '../actions/order-details'
import { faultsOf, type Fault, type FormParts } from '../forms/form-parts'
import { lateIn } from './submission'

type Submission = Schemas['CustomOrderSubmission']

/** The request body of a made-to-measure reservation. */
export function customSubmissionOf({ lines, remark, details }: CustomOrder): Submission {
  return {
    customizationList: lines.map(({ classId, className, choices, counts, ...line }) => ({
      classId,
      className,
      characterJson: characterJsonOf(choices),
      counts: raisedCounts(counts, 1),
      // A missing date is left out, so that the validator reports it.
      ...(line.requiredDate && { requiredDate: line.requiredDate }),
      ...(line.cartId !== undefined && { cartId: line.cartId }),
    })) as Submission['customizationList'],
    ...filledDetails(details),
    ...(remark.trim() && { remark: remark.trim() }),
  }
}

/** Faults to fix before sending, in the server's words. */
export function customFaultsBefore(submission: Submission, parts: FormParts, today: Day): Fault[] {
  const { customizationList } = submission
  return [...faultsOf(parts, submission), ...lateIn('customizationList', customizationList, today)]
}
