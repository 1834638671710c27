import { useNavigate } from 'react-router'
import type { Schemas } from '../../domain/schemas'
import { reserveCustom } from '../actions/custom'
import { reserve } from '../actions/reserve'
import { text } from '../locale'
import { Button } from '../ui/Button'
import { showToast } from '../ui/toast-list'

/** Prepares a new reservation of those products that are still sold; when they are needed is chosen anew. */
export function ReserveAgain({
  record,
  small,
}: {
  record: Schemas['IntentionOrder']
  small?: boolean
}) {
  const navigate = useNavigate()
  const wanted = [...record.productList, ...record.projectList]
  const sold = wanted.filter(({ gone }) => !gone)
  const left = wanted.length - sold.length
  const products = sold.map(({ dataId, counts, typeId }) => ({
    dataId,
    counts,
    ...(typeId === 2 && { typeId }),
  }))
  const custom = record.customizationList.flatMap(({ classId, materialName, dataId, counts }) =>
    classId === undefined
      ? []
      : [{ classId, className: materialName, choices: [], dataId, counts }],
  )
  const none = products.length + custom.length === 0
  return (
    <Button
      small={small}
      disabled={none}
      title={none ? text('orders.again.none') : undefined}
      onClick={() => {
        if (left > 0) showToast('warning', text('orders.again.some', { count: left }))
        return products.length > 0
          ? reserve([...products, ...custom], navigate)
          : reserveCustom(custom, navigate)
      }}
    >
      {text('orders.again')}
    </Button>
  )
}
