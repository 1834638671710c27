import { useNavigate } from 'react-router'
import type { Schemas } from '../../domain/schemas'
import { text } from '../language/locale'
import { Button } from '../ui/Button'

/** Opens two chosen reports side by side. */
export function CompareReports({
  records,
  small,
}: {
  records: Schemas['CalculationReport'][]
  onDone: () => void
  small?: boolean
}) {
  const navigate = useNavigate()
  const [one, other] = records
  const two = records.length === 2 && one!.page === other!.page
  return (
    <Button
      small={small}
      disabled={!two}
      title={two ? undefined : text('calculation.compare.two')}
      onClick={() => void navigate(`/calculationReport/compare?a=${one!.id}&b=${other!.id}`)}
    >
      {text('calculation.compare')}
    </Button>
  )
}
