import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils'
import { Select } from 'antd'
import { text } from '../../language/locale'
import type { FormContext } from '../form-context'

/** Several of the choices that the page has fetched, in the order in which they were chosen. */
export function ChoicesWidget(props: WidgetProps) {
  const { id, name, value, disabled, readonly, rawErrors, onChange, registry } = props
  // Given to the form by whoever drew it.
  const { choices = {} } = (registry.formContext ?? {}) as FormContext
  const failed = (rawErrors?.length ?? 0) > 0
  return (
    <Select<(string | number)[]>
      id={id}
      mode="multiple"
      // The ids of this field, as its schema has them.
      value={(value ?? []) as (string | number)[]}
      options={choices[name] ?? []}
      showSearch={{ optionFilterProp: 'label' }}
      disabled={disabled ?? readonly}
      placeholder={text('screens.form.choose')}
      status={failed ? 'error' : undefined}
      aria-invalid={failed}
      aria-describedby={ariaDescribedByIds(id)}
      onChange={(chosen) => onChange(chosen)}
    />
  )
}
