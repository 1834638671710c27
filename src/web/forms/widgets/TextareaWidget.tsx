import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils'
import { Input } from 'antd'

/** Several lines, with how many characters are written of those allowed, counted as the schema counts them. */
export function TextareaWidget(props: WidgetProps) {
  const { id, value, schema, options, disabled, readonly, placeholder, rawErrors } = props
  const { onChange, onBlur, onFocus } = props
  const failed = (rawErrors?.length ?? 0) > 0
  return (
    <Input.TextArea
      id={id}
      value={typeof value === 'string' ? value : ''}
      rows={4}
      disabled={disabled ?? readonly}
      placeholder={placeholder}
      status={failed ? 'error' : undefined}
      aria-invalid={failed}
      aria-describedby={ariaDescribedByIds(id)}
      count={
        schema.maxLength === undefined
          ? undefined
          : { show: true, max: schema.maxLength, strategy: (written) => [...written].length }
      }
      onChange={({ target }) => onChange(target.value === '' ? options.emptyValue : target.value)}
      onBlur={() => onBlur(id, value)}
      onFocus={() => onFocus(id, value)}
    />
  )
}
