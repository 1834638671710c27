import type { WidgetProps } from '@rjsf/utils'
import { entryIn } from '../../../domain/lists/items'
import { AttachmentsField } from './AttachmentsField'
import { kindsOf } from './useUploads'

/** Pictures and files as a field of a form; the form's owner says where they are sent. */
export function AttachmentsWidget(props: WidgetProps) {
  const { id, value, disabled, readonly, onChange, options, label, registry } = props
  const widget = String(props.uiSchema?.['ui:widget'] ?? options.widget)
  return (
    <AttachmentsField
      id={id}
      label={label}
      kinds={kindsOf[widget] ?? entryIn(kindsOf, 'attachments')}
      // Safe cast: the schema says that the field holds ids.
      value={(value ?? []) as number[]}
      isOff={disabled === true || readonly === true}
      onChange={onChange}
      context={registry.formContext ?? {}}
    />
  )
}
