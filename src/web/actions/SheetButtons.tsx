import { useMutation } from '@tanstack/react-query'
import type { Schemas } from '../../domain/schemas'
import { Button } from '../ui/Button'
import { Icon } from '../ui/Icon'
import { saveFile } from './save-file'

const formats = { xlsx: 'Excel', csv: 'CSV' } as const

interface Props {
  small?: boolean
  disabled?: boolean
  /** Shows the whole label, where a page offers several kinds of sheets. */
  isNamed?: boolean
  label: (format: string) => string
  call: (format: Schemas['SheetFormat']) => Parameters<typeof saveFile>[0]
}

/** Downloads a spreadsheet in the selected format. */
export function SheetButtons({ small, disabled, isNamed, label, call }: Props) {
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
      // The cast is safe: the keys come from the table above.
      onClick={() => save.mutate(format as Schemas['SheetFormat'])}
    >
      <Icon name="download" size={16} />
      {isNamed ? label(name) : name}
    </Button>
  ))
}
