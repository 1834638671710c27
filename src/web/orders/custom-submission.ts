import type { Day } from '../../domain/days/day'
import { raisedCounts } from '../../domain/orders/orders'
import type { Schemas } from '../../domain/schemas'
import { characterJsonOf, type CustomOrder } from '../actions/custom'
import { faultsOf, type Fault, type FormParts } from '../forms/form-parts'
import { lateIn } from './submission'

type Submission = Schemas['CustomOrderSubmission']

/** What is sent of a prepared reservation of products made to measure. */
export function customSubmissionOf({ lines, remark }: CustomOrder): Submission {
  return {
    customizationList: lines.map(({ classId, className, choices, counts, ...line }) => ({
      classId,
      className,
      characterJson: characterJsonOf(choices),
      counts: raisedCounts(counts, 1),
      // A day that was not chosen is missing, which the check then says.
      ...(line.requiredDate && { requiredDate: line.requiredDate }),
      ...(line.cartId !== undefined && { cartId: line.cartId }),
    })) as Submission['customizationList'],
    ...(remark.trim() && { remark: remark.trim() }),
  }
}

/** What has to be put right before it is sent, in the words the server would use. */
export function customFaultsBefore(submission: Submission, parts: FormParts, today: Day): Fault[] {
  const { customizationList } = submission
  return [...faultsOf(parts, submission), ...lateIn('customizationList', customizationList, today)]
}
