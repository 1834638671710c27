import { useMutation } from '@tanstack/react-query'
import type { Schemas } from '../../domain/schemas'
import { saveFile } from '../actions/save-file'
import { api } from '../api'
import { text } from '../locale'
import type { FilterValues } from '../screens/resource'
import { Button } from '../ui/Button'

const formats = { xlsx: 'Excel', csv: 'CSV' } as const

/** Saves the lines of the reservations of a list, as it is narrowed now. */
export function ExportLines({ values }: { values: FilterValues }) {
  return (
    <ExportButtons
      small
      before={text('orders.export.lines')}
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

/** Saves the lines of one reservation. */
export function ExportOne({ order: { id } }: { order: Schemas['IntentionOrder'] }) {
  return (
    <ExportButtons
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

interface Props {
  small?: boolean
  before?: string
  label: (format: string) => string
  call: (format: Schemas['SheetFormat']) => Parameters<typeof saveFile>[0]
}

function ExportButtons({ small, before = '', label, call }: Props) {
  const save = useMutation({
    mutationFn: (format: Schemas['SheetFormat']) => saveFile(call(format)),
  })
  return Object.entries(formats).map(([format, name]) => (
    <Button
      key={format}
      small={small}
      disabled={save.isPending}
      aria-label={label(name)}
      title={label(name)}
      // The keys of the table above.
      onClick={() => save.mutate(format as Schemas['SheetFormat'])}
    >
      {before} {name}
    </Button>
  ))
}
