import LibrarySelect from '@rjsf/antd/lib/widgets/SelectWidget/index.js'
import type { WidgetProps } from '@rjsf/utils'
import { text } from '../../language/locale'

/** A select of the schema's values, with a placeholder while none is selected. */
export function SelectWidget(props: WidgetProps) {
  return <LibrarySelect {...props} placeholder={props.placeholder || text('screens.form.choose')} />
}
