import type { WidgetProps } from '@rjsf/utils'

/** A read-only value beside the inputs. */
export function ShownWidget({ id, value }: WidgetProps) {
  return <output id={id}>{value}</output>
}
