import LibrarySelect from '@rjsf/antd/lib/widgets/SelectWidget/index.js'
import type { WidgetProps } from '@rjsf/utils'
import { text } from '../../language/locale'

/** One of the values that a schema lists; asks for a choice while there is none. */
export function SelectWidget(props: WidgetProps) {
  return <LibrarySelect {...props} placeholder={props.placeholder || text('screens.form.choose')} />
}
