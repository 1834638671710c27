import { useNavigate } from 'react-router'
import type { Schemas } from '../../domain/schemas'
import { text } from '../language/locale'
import { Button } from '../ui/Button'

/** Opens a report as it was computed. */
export function PreviewReport({
  record: { id },
  small,
}: {
  record: Schemas['CalculationReport']
  small?: boolean
}) {
  const navigate = useNavigate()
  return (
    <Button small={small} onClick={() => void navigate(`/calculationReport/${id}`)}>
      {text('calculation.preview')}
    </Button>
  )
}
