import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils'
import { useQuery } from '@tanstack/react-query'
import { AutoComplete } from 'antd'
import { tooLong } from '../../ui/LimitedText'
import type { FormContext } from '../form-context'
import { LimitNote } from './LimitNote'

/** A line of text that is completed to what is known; what is not known may be written too. */
export function SuggestionsWidget(props: WidgetProps) {
  const { id, value, schema, options, disabled, readonly, rawErrors, onChange, registry } = props
  // Given to the form by whoever drew it.
  const { suggest } = (registry.formContext ?? {}) as FormContext
  const typed = typeof value === 'string' ? value : ''
  const long = tooLong(typed, schema.maxLength)
  const { data = [] } = useQuery({
    queryKey: ['suggestions', id, typed],
    queryFn: () => suggest!(typed),
    enabled: suggest !== undefined && typed.trim() !== '' && !long,
    placeholderData: (before) => before,
    meta: { quiet: true },
  })
  const failed = (rawErrors?.length ?? 0) > 0
  return (
    <>
      <AutoComplete
        id={id}
        value={typed}
        options={data.map((word) => ({ value: word }))}
        disabled={disabled ?? readonly}
        status={failed || long ? 'error' : undefined}
        aria-invalid={failed || long !== undefined}
        aria-describedby={`${ariaDescribedByIds(id)} ${id}-limit`}
        onChange={(next: string) => onChange(next === '' ? options.emptyValue : next)}
      />
      <LimitNote id={id} failed={failed}>
        {long}
      </LimitNote>
    </>
  )
}
