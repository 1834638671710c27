import { useNavigate } from 'react-router'
import type { Schemas } from '../../domain/schemas'
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
  const sold = record.productList.filter(({ gone }) => !gone)
  const left = record.productList.length - sold.length
  return (
    <Button
      small={small}
      disabled={sold.length === 0}
      title={sold.length === 0 ? text('orders.again.none') : undefined}
      onClick={() => {
        if (left > 0) showToast('warning', text('orders.again.some', { count: left }))
        return reserve(
          sold.map(({ dataId, counts }) => ({ dataId, counts })),
          navigate,
        )
      }}
    >
      {text('orders.again')}
    </Button>
  )
}
