import { useMutation } from '@tanstack/react-query'
import type { Schemas } from '../../domain/schemas'
import { saveFile } from '../actions/save-file'
import { api } from '../api'
import { text } from '../locale'
import type { FilterValues } from '../screens/resource'
import { Button } from '../ui/Button'
import { Icon } from '../ui/Icon'

const formats = { xlsx: 'Excel', csv: 'CSV' } as const

/** Saves the lines of the reservations of a list, as it is narrowed now. */
export function ExportLines({ values, disabled }: { values: FilterValues; disabled: boolean }) {
  return (
    <ExportButtons
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
  disabled?: boolean
  label: (format: string) => string
  call: (format: Schemas['SheetFormat']) => Parameters<typeof saveFile>[0]
}

function ExportButtons({ small, disabled, label, call }: Props) {
  const save = useMutation({
    mutationFn: (format: Schemas['SheetFormat']) => saveFile(call(format)),
  })
  return Object.entries(formats).map(([format, name]) => (
    <Button
      key={format}
      small={small}
      disabled={disabled || save.isPending}
      aria-label={label(name)}
      title={label(name)}
      // The keys of the table above.
      onClick={() => save.mutate(format as Schemas['SheetFormat'])}
    >
      <Icon name="download" size={16} />
      {name}
    </Button>
  ))
}
