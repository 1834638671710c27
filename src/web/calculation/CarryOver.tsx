import { useNavigate } from 'react-router'
import type { CalculationPage } from '../../domain/calculation/calculate'
import { text } from '../language/locale'
import { Button } from '../ui/Button'
import { Icon } from '../ui/Icon'

const targets: Record<CalculationPage, ('flexibility' | 'stretching')[]> = {
  clamp: ['flexibility', 'stretching'],
  flexibility: ['stretching'],
  stretching: [],
}

/** Leads to the next pages, which show the same joint, and to all its checks. */
export function CarryOver({ page, product }: { page: CalculationPage; product: number }) {
  const navigate = useNavigate()
  const query = product > 0 ? `?id=${product}` : ''
  const go = (to: string) => void navigate(`/productCategories/calculationReports/${to}${query}`)
  return (
    <>
      {targets[page].map((to) => (
        <Button key={to} small onClick={() => go(to)}>
          {text(`calculation.carry.${to}`)}
          <Icon name="chevronRight" size={16} />
        </Button>
      ))}
      <Button small onClick={() => go('joint')}>
        {text('calculation.carry.joint')}
        <Icon name="chevronRight" size={16} />
      </Button>
    </>
  )
}
