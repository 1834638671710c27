import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils'
import { Input } from 'antd'
import { tooLong } from '../../ui/LimitedText'
import { LimitNote } from './LimitNote'

/** A textarea with a character count, counted as the schema counts (code points). */
export function TextareaWidget(props: WidgetProps) {
  const { id, value, schema, options, disabled, readonly, placeholder, rawErrors } = props
  const { onChange, onBlur, onFocus } = props
  const failed = (rawErrors?.length ?? 0) > 0
  const written = typeof value === 'string' ? value : ''
  const long = tooLong(written, schema.maxLength)
  return (
    <>
      <Input.TextArea
        id={id}
        value={written}
        rows={4}
        disabled={disabled ?? readonly}
        placeholder={placeholder}
        status={failed || long ? 'error' : undefined}
        aria-invalid={failed || long !== undefined}
        aria-describedby={`${ariaDescribedByIds(id)} ${id}-limit`}
        count={
          schema.maxLength === undefined
            ? undefined
            : { show: true, max: schema.maxLength, strategy: (written) => [...written].length }
        }
        onChange={({ target }) => onChange(target.value === '' ? options.emptyValue : target.value)}
        onBlur={() => onBlur(id, value)}
        onFocus={() => onFocus(id, value)}
      />
      <LimitNote id={id} failed={failed}>
        {long}
      </LimitNote>
    </>
  )
}
