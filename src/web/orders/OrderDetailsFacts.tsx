import type { FieldSchema } from '../../domain/forms/field-schema'
import type { Schemas } from '../../domain/schemas'
import { OrderDetails } from '../../generated/limits'
import { keysIn } from '../../domain/lists/objects'
import { Facts } from '../ui/Facts'

/** The numbers, project and destination of a reservation, as far as they are known. */
export function OrderDetailsFacts({
  order,
  fields,
}: {
  order: Schemas['IntentionOrder']
  fields: Record<string, FieldSchema>
}) {
  const names = keysIn(OrderDetails).filter((name) => order[name])
  if (names.length === 0) return null
  return <Facts facts={names.map((name) => [name, fields[name], order[name]])} />
}
