import { sql, type RawBuilder } from 'kysely'
import type { Schemas } from '../../domain/schemas'

/**
 * Condition on a delivery `notice`: one of its products left after its required date, which is the latest of the
 * reserved lines with its name. A product under another name counts with the latest date of the reservation.
 */
const isLate = sql<boolean>`exists (
  select from delivery_line as shipped where shipped.notice_id = notice.id
    and (notice.data ->> 'shipTime')::date > (
      select coalesce(max(required_date) filter (where lower(shipped.specification) in
          (lower(reserved.data ->> 'model'),
            lower(quotation.data #>> array['lines', reserved.id::text, 'alternative', 'model']))),
        max(required_date))
      from intention_order_line as reserved
      join intention_order on intention_order.id = reserved.order_id
      left join quotation on quotation.order_id = reserved.order_id and number = accepted_number
      where reserved.order_id = notice.order_id and reserved.type_id <> 2))`

export const deliveryTimings: Record<Schemas['DeliveryTiming'], RawBuilder<boolean>> = {
  inTime: sql<boolean>`not ${isLate}`,
  late: isLate,
}

/** The ship date of a delivery `notice`, as an index has it. */
export const shipDate = sql<string>`(notice.data ->> 'shipTime')`
