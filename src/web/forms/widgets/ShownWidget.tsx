import type { WidgetProps } from '@rjsf/utils'

/** What one reads beside the inputs and does not change. */
export function ShownWidget({ id, value }: WidgetProps) {
  return <output id={id}>{value as string | undefined}</output>
}
