import { useNavigate } from 'react-router'
import type { CalculationPage } from '../../domain/calculation/calculate'
import type { Schemas } from '../../domain/schemas'
import { text } from '../language/locale'
import { Button } from '../ui/Button'
import { Icon } from '../ui/Icon'
import { carried } from './carried'
import { begun, touchedByCarrying, withDerived } from './derived'
import { calculationDraft, type Calculator } from './useCalculator'
import { itemAt } from '../../domain/lists/items'

const targets: Record<CalculationPage, ('flexibility' | 'stretching')[]> = {
  clamp: ['flexibility', 'stretching'],
  flexibility: ['stretching'],
  stretching: [],
}

/**
 * Takes bolt, preload and resiliences to the next page, where they are in place of what was there: of what was typed
 * before, else of the figures of the product.
 */
export function CarryOver({
  calculator,
  product,
}: {
  calculator: Calculator
  product: Schemas['CalculationProduct'] | undefined
}) {
  const navigate = useNavigate()
  return targets[calculator.page].map((to) => (
    <Button
      key={to}
      small
      onClick={() => {
        const draft = calculationDraft(to, product?.id ?? 0)
        const known = draft.read() ?? begun(to, product)
        const there = known.values
        const taken = carried(calculator, to, there)
        const next = Object.fromEntries(
          Object.entries({ ...there, ...taken }).filter(([, value]) => value !== undefined),
        )
        // Values that depend on the carried bolt are derived again.
        const touched = new Set([
          ...known.touched.filter((path) => !(itemAt(path.split('.'), 0) in taken)),
          ...touchedByCarrying(to, next, taken),
        ])
        draft.write({ values: withDerived(to, next, touched), touched: [...touched] })
        const query = product ? `?id=${product.id}` : ''
        void navigate(`/productCategories/calculationReports/${to}${query}`)
      }}
    >
      {text(`calculation.carry.${to}`)}
      <Icon name="chevronRight" size={16} />
    </Button>
  ))
}
