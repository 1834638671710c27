import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils'
import { Select } from 'antd'
import { text } from '../../language/locale'
import type { FormContext } from '../form-context'
import { TextInput } from './TextInput'
import LibrarySelect from '@rjsf/antd/lib/widgets/SelectWidget/index.js'

/** A select of dynamic choices that the page has fetched. */
export function ChoiceWidget(props: WidgetProps) {
  const { id, name, value, disabled, readonly, rawErrors, onChange, registry } = props
  // The form's owner provides the context.
  const { choices = {} }: FormContext = registry.formContext ?? {}
  const failed = (rawErrors?.length ?? 0) > 0
  return (
    <Select<string | number>
      id={id}
      value={value}
      options={(choices[name] ?? []).filter(
        (choice) => choice.offered !== false || choice.value === value,
      )}
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

/** A select of the schema's values, with a placeholder while none is selected. */
export function SelectWidget(props: WidgetProps) {
  return <LibrarySelect {...props} placeholder={props.placeholder || text('screens.form.choose')} />
}

/** A select of dynamic choices; a text input if there are none. */
export function OpenChoiceWidget(props: WidgetProps) {
  // The form's owner provides the context.
  const { choices = {} }: FormContext = props.registry.formContext ?? {}
  return choices[props.name] ? <ChoiceWidget {...props} /> : <TextInput {...props} />
}
