import type { WidgetProps } from '@rjsf/utils'
import { formatNumber } from '../../language/locale'

/** A read-only value beside the inputs. */
export function ShownWidget({ id, value }: WidgetProps) {
  return <output id={id}>{typeof value === 'number' ? formatNumber(value) : value}</output>
}
