import { Link } from 'react-router'
import type { Schemas } from '../../domain/schemas'
import { text } from '../language/locale'
import { Tag } from '../ui/Tag'

/** Links to the alternative product while it is sold. */
export function Alternative({
  alternative: { id, materialName, model, gone },
}: {
  alternative: NonNullable<Schemas['LineQuote']['alternative']>
}) {
  if (gone)
    return (
      <>
        {materialName} {model} <Tag>{text('orders.gone')}</Tag>
      </>
    )
  return (
    <Link to={`/productCategories/details?id=${id}`}>
      {materialName} {model}
    </Link>
  )
}

export const leadTime = ({ leadTimeDays: days }: Schemas['LineQuote']) =>
  days === undefined
    ? ''
    : text(days === 1 ? 'orders.quotation.leadTime.one' : 'orders.quotation.leadTime', { days })
