import type { WidgetProps } from '@rjsf/utils'
import type { FormContext } from '../form-context'
import { ChoiceWidget } from './ChoiceWidget'
import { TextInput } from './TextInput'

/** One of the choices that the page has fetched; where there are none, what is typed. */
export function OpenChoiceWidget(props: WidgetProps) {
  // Given to the form by whoever drew it.
  const { choices = {} } = (props.registry.formContext ?? {}) as FormContext
  return choices[props.name] ? <ChoiceWidget {...props} /> : <TextInput {...props} />
}
