import type { Schemas } from '../../domain/schemas'
import { SheetButtons } from '../actions/SheetButtons'
import { api } from '../calls/api'
import { text } from '../language/locale'
import type { FilterValues } from '../screens/resource'

/** Downloads the lines of the reservations in the filtered list. */
export function ExportLines({ values, disabled }: { values: FilterValues; disabled: boolean }) {
  return (
    <SheetButtons
      small
      disabled={disabled}
      label={(format) => text('orders.export.ofLines', { format })}
      call={(format) =>
        api.GET('/web/intention/order/export', {
          params: { query: { ...values, format } },
          parseAs: 'blob',
        })
      }
    />
  )
}

/** Downloads the lines of one reservation. */
export function ExportOne({ order: { id } }: { order: Schemas['IntentionOrder'] }) {
  return (
    <SheetButtons
      label={(format) => text('orders.export.one', { format })}
      call={(format) =>
        api.GET('/web/intention/order/export/{id}', {
          params: { path: { id }, query: { format } },
          parseAs: 'blob',
        })
      }
    />
  )
}
