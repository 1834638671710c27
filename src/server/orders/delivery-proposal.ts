import { titleOf } from '../../domain/forms/field-schema'
import { nameOf } from '../../domain/orders/deliverable'
import { isDeliverable } from '../../domain/orders/reservation-states'
import type { Schemas } from '../../domain/schemas'
import { todayAt } from '../database/clock'
import type { Context } from '../http/context'
import { Refusal } from '../http/errors'
import { formSchema } from '../records/form-schemas'
import type { SheetCell } from '../spreadsheets/table'
import { writeTableTask } from '../spreadsheets/tasks'
import { lineQuantities } from './delivery-answers'
import { cellColumns, type CellColumn } from './delivery-columns'
import { reservedIn, type ReservedLine } from './delivered-lines.sql'
import { findDeliveredOrder, lastDestination } from './delivered-orders.sql'

/** The open products of a reservation as a delivery of today, to where the customer's last one went. */
export async function proposedDelivery(
  code: string,
  context: Context,
): Promise<Schemas['DeliveryProposal']> {
  const { database, language, settings } = context
  const order = await findDeliveredOrder(database, code.trim(), language)
  if (!order) throw new Refusal('orders.deliveryOrderUnknown')
  if (!isDeliverable(order)) throw new Refusal('orders.deliveryOrderState')
  const reserved = (await reservedIn(database, [order.id])).get(order.id) ?? []
  const open = reserved.filter(({ counts, delivered }) => delivered < counts)
  const most = formSchema('DeliveryEntry').properties?.lines?.maxItems
  return {
    ...(await lastDestination(database, order.accountId)),
    ...destinationOf(order.details),
    orderCode: order.uniqueCode,
    customer: order.customer,
    shipTime: todayAt(settings.timeZone),
    lines: open.slice(0, most).map((line) => {
      const partNo = [...new Set(line.partNos)].join('; ')
      const quantities = lineQuantities(line)
      return {
        specification: shippedName(line, language),
        ...(partNo && { customerMaterial: partNo }),
        ...quantities,
        deliveredCounts: quantities.open,
      }
    }),
  }
}

/** The destination that the reservation asks for; it goes before that of the last delivery. */
function destinationOf({ shipTo, shipToContact }: Partial<Schemas['OrderDetails']>) {
  if (!shipTo) return shipToContact ? { contact: shipToContact } : {}
  // The contact of another address would be wrong.
  return { address: shipTo, contact: shipToContact }
}

/** The replacement model if it was offered for the whole product, else the product's own name. */
function shippedName(line: ReservedLine, language: Context['language']): string {
  const [alternative, ...others] = new Set(line.alternatives)
  const isReplaced = others.length === 0 && line.alternatives.length === line.parts.length
  return (isReplaced ? alternative : undefined) ?? nameOf(line, language)
}

/** A sheet in the layout of the import, filled with a proposal. */
export async function deliveryTemplate(
  code: string,
  format: Schemas['SheetFormat'],
  context: Context,
) {
  const { lines, ...head } = await proposedDelivery(code, context)
  const [ofHead, ofLine] = [cellColumns('DeliveryEntry'), cellColumns('DeliveryLine')]
  const name = context.text('orders.delivery.template', { code: head.orderCode ?? '' })
  const table = {
    name,
    header: [...ofHead, ...ofLine].map(({ name, field }) => titleOf(field, name, context.language)),
    rows: lines.map((line) => [...cellsOf(ofHead, head), ...cellsOf(ofLine, line)]),
  }
  const { type, bytes } = await context.offload(writeTableTask, { format, table })
  return { type, bytes: Buffer.from(bytes), confidential: { name: `${name}.${format}` } }
}

const cellsOf = (columns: readonly CellColumn[], record: Record<string, unknown>) =>
  columns.map(({ name }): SheetCell => {
    const value = record[name]
    return typeof value === 'string' || typeof value === 'number' ? value : undefined
  })
