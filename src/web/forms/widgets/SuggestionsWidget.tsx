import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils'
import { useQuery } from '@tanstack/react-query'
import { AutoComplete } from 'antd'
import type { FormContext } from '../form-context'

/** A line of text that is completed to what is known; what is not known may be written too. */
export function SuggestionsWidget(props: WidgetProps) {
  const { id, value, schema, options, disabled, readonly, rawErrors, onChange, registry } = props
  // Given to the form by whoever drew it.
  const { suggest } = (registry.formContext ?? {}) as FormContext
  const typed = typeof value === 'string' ? value : ''
  const { data = [] } = useQuery({
    queryKey: ['suggestions', id, typed],
    queryFn: () => suggest!(typed),
    enabled: suggest !== undefined && typed.trim() !== '',
    placeholderData: (before) => before,
    meta: { quiet: true },
  })
  const failed = (rawErrors?.length ?? 0) > 0
  return (
    <AutoComplete
      id={id}
      value={typed}
      options={data.map((word) => ({ value: word }))}
      maxLength={schema.maxLength}
      disabled={disabled ?? readonly}
      status={failed ? 'error' : undefined}
      aria-invalid={failed}
      aria-describedby={ariaDescribedByIds(id)}
      onChange={(next: string) => onChange(next === '' ? options.emptyValue : next)}
    />
  )
}
