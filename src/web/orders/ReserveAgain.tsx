import { useNavigate } from 'react-router'
import type { Schemas } from '../../domain/schemas'
import { reserveCustom } from '../actions/custom'
import { reserve } from '../actions/reserve'
import { text } from '../locale'
import { Button } from '../ui/Button'

/** Prepares a new reservation of the same products; when they are needed is chosen anew. */
export function ReserveAgain({
  record,
  small,
}: {
  record: Schemas['IntentionOrder']
  small?: boolean
}) {
  const navigate = useNavigate()
  const products = record.productList.map(({ dataId, counts }) => ({ dataId, counts }))
  const custom = record.customizationList.flatMap(({ classId, materialName, dataId, counts }) =>
    classId === undefined
      ? []
      : [{ classId, className: materialName, choices: [], dataId, counts }],
  )
  const again = () =>
    products.length > 0
      ? reserve([...products, ...custom], navigate)
      : reserveCustom(custom, navigate)
  return (
    <Button small={small} onClick={again}>
      {text('orders.again')}
    </Button>
  )
}
