import { useNavigate } from 'react-router'
import { linesOf } from '../../domain/orders/orders'
import type { Schemas } from '../../domain/schemas'
import { reserveCustom } from '../actions/custom'
import { reserve, type ReservedProduct } from '../actions/reserve'
import { text } from '../language/locale'
import { Button } from '../ui/Button'

/** Starts a new reservation of the products still sold and names the others; required dates are chosen anew. */
export function ReserveAgain({
  record,
  small,
}: {
  record: Schemas['IntentionOrder']
  small?: boolean
}) {
  const navigate = useNavigate()
  const wanted = linesOf(record).map(reservedOf)
  const left = wanted.filter(({ leftOut }) => leftOut !== undefined)
  const none = left.length === wanted.length
  const custom = record.customizationList.flatMap(({ classId, materialName, dataId, counts }) =>
    classId === undefined
      ? []
      : [{ classId, className: materialName, choices: [], dataId, counts }],
  )
  return (
    <Button
      small={small}
      disabled={none}
      title={none ? text('orders.again.none') : undefined}
      onClick={() =>
        custom.length === wanted.length && left.length === 0
          ? reserveCustom(custom, navigate)
          : reserve(wanted, navigate)
      }
    >
      {text('orders.again')}
    </Button>
  )
}

function reservedOf({
  dataId,
  counts,
  typeId,
  classId,
  gone,
  materialName,
  model,
}: Schemas['OrderLine']): ReservedProduct {
  const name =
    typeId === 3
      ? text('orders.custom.named', { name: materialName })
      : `${materialName} ${model}`.trim()
  return {
    dataId,
    counts,
    ...(typeId === 2 && { typeId }),
    ...(classId !== undefined && { classId }),
    ...(gone && { leftOut: name }),
  }
}
