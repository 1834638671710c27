import { Link } from 'react-router'
import type { Day } from '../../domain/days/day'
import type { CustomLine } from '../actions/custom'
import { ChoiceList } from './ChoiceList'
import styles from './IntentionOrderPage.module.css'
import { ReservedLine } from './ReservedLine'
import type { ShownLine } from './useCustomOrder'

interface Props extends ShownLine {
  today: Day
  /** The error of a field of the line. */
  faultAt: (field: string) => string | undefined
  onChange: (next: Partial<CustomLine>) => void
  onRemove: () => void
}

/** A made-to-measure product in the reservation being prepared. */
export function CustomEntryLine({
  line,
  product,
  failure,
  today,
  faultAt,
  onChange,
  onRemove,
}: Props) {
  const { classId, dataId, className, choices, counts, requiredDate } = line
  const fault = failure ?? faultAt('characterJson') ?? faultAt('dataId') ?? faultAt('cartId')
  const faults = { counts: faultAt('counts'), requiredDate: faultAt('requiredDate') }
  const page = `/productCategories/customProduct?id=${classId}`

  return (
    <ReservedLine
      name={className}
      least={1}
      product={product}
      counts={counts}
      requiredDate={requiredDate}
      today={today}
      faults={faults}
      onChange={onChange}
      onRemove={onRemove}
    >
      <Link to={dataId === undefined ? page : `${page}&dataId=${dataId}`}>{className}</Link>
      <ChoiceList choices={choices} units={product?.characterList} />
      {fault && <span className={styles.fault}>{fault}</span>}
    </ReservedLine>
  )
}
