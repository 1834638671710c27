import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils'
import { useQuery } from '@tanstack/react-query'
import { AutoComplete } from 'antd'
import { tooLong } from '../../ui/LimitedText'
import type { FormContext } from '../form-context'
import { present } from '../../../domain/lists/items'
import { LimitNote } from './LimitNote'

/** A text input with suggestions; other text is allowed too. */
export function SuggestionsWidget(props: WidgetProps) {
  const { id, value, schema, options, disabled, readonly, rawErrors, onChange, registry } = props
  // The form's owner provides the context.
  const { suggest }: FormContext = registry.formContext ?? {}
  const typed = typeof value === 'string' ? value : ''
  const long = tooLong(typed, schema.maxLength)
  const { data = [] } = useQuery({
    queryKey: ['suggestions', id, typed],
    queryFn: () => present(suggest, 'suggest')(typed),
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
        aria-required={props.required}
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
