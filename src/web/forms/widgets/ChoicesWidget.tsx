import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils'
import { Select } from 'antd'
import { text } from '../../language/locale'
import type { FormContext } from '../form-context'

/** A multi-select of dynamic choices, in the order of selection. */
export function ChoicesWidget(props: WidgetProps) {
  const { id, name, value, disabled, readonly, rawErrors, onChange, registry } = props
  // The form's owner provides the context.
  const { choices = {} }: FormContext = registry.formContext ?? {}
  const failed = (rawErrors?.length ?? 0) > 0
  return (
    <Select<(string | number)[]>
      id={id}
      mode="multiple"
      // Safe cast: the schema says that the field holds ids.
      value={value ?? []}
      options={choices[name] ?? []}
      showSearch={{ optionFilterProp: 'label' }}
      disabled={disabled ?? readonly}
      placeholder={text('screens.form.choose')}
      status={failed ? 'error' : undefined}
      aria-required={props.required}
      aria-invalid={failed}
      aria-describedby={ariaDescribedByIds(id)}
      onChange={(chosen) => onChange(chosen)}
    />
  )
}
