import { ariaDescribedByIds, getInputProps, type BaseInputTemplateProps } from '@rjsf/utils'
import { Input } from 'antd'
import { DateField } from '../../ui/DateField'
import { tooLong } from '../../ui/LimitedText'
import { LimitNote } from './LimitNote'
import { NumberInput } from './NumberInput'

/** A single-line input: text, number, date or password. */
export function TextInput(props: BaseInputTemplateProps) {
  const { id, schema, type, options, value, disabled, readonly, placeholder, rawErrors } = props
  const { onChange, onBlur, onFocus } = props
  const input = getInputProps(schema, type, options, false)
  const failed = (rawErrors?.length ?? 0) > 0
  const long = typeof value === 'string' ? tooLong(value, schema.maxLength) : undefined
  const common = {
    id,
    value,
    disabled: disabled ?? readonly,
    placeholder,
    status: failed || long ? ('error' as const) : undefined,
    'aria-required': props.required,
    'aria-invalid': failed || long !== undefined,
    'aria-describedby': `${ariaDescribedByIds(id)} ${id}-limit`,
    onBlur: () => onBlur(id, value),
    onFocus: () => onFocus(id, value),
  }
  // Check the schema's type, because the library treats its own number input as text.
  if (schema.type === 'number' || schema.type === 'integer')
    return (
      <NumberInput
        {...common}
        value={value}
        whole={schema.type === 'integer'}
        onChange={(next) => onChange(next ?? options.emptyValue)}
      />
    )
  if (input.type === 'date')
    return (
      <DateField
        id={id}
        value={value ?? ''}
        disabled={common.disabled}
        aria-required={props.required}
        aria-invalid={failed}
        aria-describedby={common['aria-describedby']}
        onChange={(day) => onChange(day === '' ? options.emptyValue : day)}
      />
    )
  const Shown = input.type === 'password' ? Input.Password : Input
  return (
    <>
      <Shown
        {...common}
        value={common.value ?? ''}
        type={input.type === 'password' ? undefined : input.type}
        onChange={({ target }) => onChange(target.value === '' ? options.emptyValue : target.value)}
      />
      <LimitNote id={id} failed={failed}>
        {long}
      </LimitNote>
    </>
  )
}
