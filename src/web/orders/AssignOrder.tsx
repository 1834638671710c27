import { Assignment } from '../actions/Assignment'
import { isInWork } from '../../domain/orders/reservation-states'
import type { Schemas } from '../../domain/schemas'
import { answerOf, api } from '../api'
import { officeReservationKey } from './reservation-key'

/** Who sees to a reservation, as long as there is something to see to. */
export function AssignOrder({
  record: { id, assigneeId, statusCode },
  small,
}: {
  record: Pick<Schemas['OfficeOrder'], 'id' | 'assigneeId' | 'statusCode'>
  small?: boolean
}) {
  if (!isInWork({ statusCode })) return null
  return (
    <Assignment
      {...{ assigneeId, small }}
      role="sales"
      queryKey={officeReservationKey(id)}
      give={(body) =>
        answerOf(
          api.POST('/office/intention/order/assignee/{id}', { params: { path: { id } }, body }),
        )
      }
    />
  )
}
