import { Assignment } from '../actions/Assignment'
import { AssignSeveral } from '../actions/AssignSeveral'
import { isInWork } from '../../domain/orders/reservation-states'
import type { Schemas } from '../../domain/schemas'
import { answerOf, api } from '../calls/api'
import type { Several } from '../screens/resource'
import { officeReservationKey } from './reservation-key'

const call = '/office/intention/order/assignee/{id}'

/** Assigns a reservation that still needs work. */
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
      assigneeId={assigneeId}
      small={small}
      role="sales"
      call={call}
      queryKey={officeReservationKey(id)}
      give={(body) => give(id, body)}
    />
  )
}

/** Assigns the selected reservations. */
export function AssignOrders(props: Several<Schemas['OfficeOrder']>) {
  return <AssignSeveral {...props} role="sales" give={give} />
}

const give = (id: number, body: Schemas['Assignment']) =>
  answerOf(api.POST(call, { params: { path: { id } }, body }))
