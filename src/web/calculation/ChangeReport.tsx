import { useNavigate } from 'react-router'
import type { Schemas } from '../../domain/schemas'
import { text } from '../language/locale'
import { Button } from '../ui/Button'

/** Opens the calculator with the parameters of a report: what is saved then is a new one. */
export function ChangeReport({
  record: { id, page, productId },
  small,
}: {
  record: Schemas['CalculationReport']
  small?: boolean
}) {
  const navigate = useNavigate()
  const product = productId ? `&id=${productId}` : ''
  return (
    <Button
      small={small}
      onClick={() =>
        void navigate(`/productCategories/calculationReports/${page}?report=${id}${product}`)
      }
    >
      {text('calculation.change')}
    </Button>
  )
}
