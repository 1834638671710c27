import { useNavigate } from 'react-router'
import type { Schemas } from '../../domain/schemas'
import { reserve } from '../actions/reserve'
import { text } from '../locale'
import { Button } from '../ui/Button'

/** Prepares a new reservation of the same products; when they are needed is chosen anew. */
export function ReserveAgain({ record }: { record: Schemas['IntentionOrder'] }) {
  const navigate = useNavigate()
  const products = record.productList.map(({ dataId, counts }) => ({ dataId, counts }))
  return <Button onClick={() => reserve(products, navigate)}>{text('orders.again')}</Button>
}
