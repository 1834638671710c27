import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils'
import { Input } from 'antd'
import { useRef, type ComponentRef } from 'react'
import { tooLong } from '../../ui/LimitedText'
import { LimitNote } from './LimitNote'
import { PlaceholderList, type Placeholders } from './PlaceholderList'

/** A textarea with a character count, counted as the schema counts (code points). */
export function TextareaWidget(props: WidgetProps) {
  const { id, value, schema, options, disabled, readonly, placeholder, rawErrors } = props
  const { onChange, onBlur, onFocus } = props
  const field = useRef<ComponentRef<typeof Input.TextArea>>(null)
  const failed = (rawErrors?.length ?? 0) > 0
  const written = typeof value === 'string' ? value : ''
  const long = tooLong(written, schema.maxLength)
  // Set by uiSchemaOf from the schema.
  const placeholders = options.placeholders as Placeholders | undefined

  function insert(words: string) {
    const area = field.current?.resizableTextArea?.textArea
    const { selectionStart = written.length, selectionEnd = written.length } = area ?? {}
    onChange(written.slice(0, selectionStart) + words + written.slice(selectionEnd))
    area?.focus()
  }

  return (
    <>
      <Input.TextArea
        ref={field}
        id={id}
        value={written}
        rows={4}
        disabled={disabled ?? readonly}
        placeholder={placeholder}
        status={failed || long ? 'error' : undefined}
        aria-required={props.required}
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
      {placeholders && (
        <PlaceholderList
          placeholders={placeholders}
          onInsert={disabled || readonly ? undefined : insert}
        />
      )}
      <LimitNote id={id} failed={failed}>
        {long}
      </LimitNote>
    </>
  )
}
