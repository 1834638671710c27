import type { WidgetProps } from '@rjsf/utils'
import type { FormContext } from '../form-context'
import { ChoiceWidget } from './ChoiceWidget'
import { TextInput } from './TextInput'

/** A select of dynamic choices; a text input if there are none. */
export function OpenChoiceWidget(props: WidgetProps) {
  // The form's owner provides the context.
  const { choices = {} }: FormContext = props.registry.formContext ?? {}
  return choices[props.name] ? <ChoiceWidget {...props} /> : <TextInput {...props} />
}
