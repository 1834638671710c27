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
  const [first, second, ...more] = records
  const pair =
    first && second && more.length === 0 && first.page === second.page
      ? `a=${first.id}&b=${second.id}`
      : undefined
  return (
    <Button
      small={small}
      disabled={!pair}
      title={pair ? undefined : text('calculation.compare.two')}
      onClick={() => void navigate(`/calculationReport/compare?${pair}`)}
    >
      {text('calculation.compare')}
    </Button>
  )
}
