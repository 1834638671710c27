import { raisedCounts } from '../../domain/orders/orders'
import type { Day } from '../../domain/days/day'
import type { Schemas } from '../../domain/schemas'
import { filledDetails } from '../actions/order-details'
import type { LocalOrder, ReservedProduct } from '../actions/reserve'
import { faultsOf, type Fault, type FormParts } from '../forms/form-parts'
import { text } from '../language/locale'

type Submission = Schemas['OrderSubmission']

/** The request body of a reservation, with quantities raised to the minimum of each product. */
export function submissionOf(
  { productList, projectList, customizationList, remark, details }: LocalOrder,
  minQuantityOf: (dataId: number) => number,
): Submission {
  return {
    productList: entriesOf(productList, minQuantityOf),
    ...(projectList.length > 0 && { projectList: entriesOf(projectList) }),
    ...(customizationList.length > 0 && { customizationList: entriesOf(customizationList) }),
    ...filledDetails(details),
    ...(remark.trim() && { remark: remark.trim() }),
  }
}

function entriesOf(
  lines: ReservedProduct[],
  minQuantityOf: (dataId: number) => number = () => 1,
): Schemas['OrderEntry'][] {
  return lines.map(({ dataId, counts, requiredDate, cartId, reportId }) => ({
    dataId,
    counts: raisedCounts(counts, minQuantityOf(dataId)),
    ...(requiredDate && { requiredDate }),
    ...(cartId !== undefined && { cartId }),
    ...(reportId !== undefined && { reportId }),
    // Cast because a missing date is left out, so that the validator reports it.
  })) as Schemas['OrderEntry'][]
}

/** Faults to fix before sending, in the server's words. */
export function faultsBefore(submission: Submission, parts: FormParts, today: Day): Fault[] {
  const { productList = [], projectList = [], customizationList = [] } = submission
  return [
    ...faultsOf(parts, submission),
    ...lateIn('productList', productList, today),
    ...lateIn('projectList', projectList, today),
    ...lateIn('customizationList', customizationList, today),
  ]
}

/** Faults of lines with a required date in the past. */
export function lateIn(list: string, lines: { requiredDate: Day }[], today: Day): Fault[] {
  return lines.flatMap(({ requiredDate }, index) =>
    requiredDate < today
      ? [{ path: `${list}.${index}.requiredDate`, message: text('orders.dateInPast') }]
      : [],
  )
}
