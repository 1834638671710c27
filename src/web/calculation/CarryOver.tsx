import { useNavigate } from 'react-router'
import type { CalculationPage, Results } from '../../domain/calculation/calculate'
import { text } from '../locale'
import { Button } from '../ui/Button'
import { Icon } from '../ui/Icon'
import { beginning, withDerived, type Values } from './derived'
import { calculationDraft, type Calculator } from './useCalculator'

/** What of a page another page goes on with, in inner units. */
function carried(from: Calculator, to: CalculationPage): Values {
  const { d, P, propertyClass, Rp02, Rm, torque, torquePrevailing, muLarge, muSmall } = from.values
  const { dW, dh, dKm, sections, boltModulus } = from.values
  const bolt = { d, P, propertyClass, Rp02, Rm }
  if (from.page === 'clamp') {
    // The result of a page is that of its kind.
    const { Fmin, Fmax, atFmax } = from.result as Results['clamp']
    if (to === 'flexibility') return { ...bolt, Fmin, Fmax, tau: atFmax.tau, dW1: dW, dW2: dW }
    return { ...bolt, mode: 'torque', torque, torquePrevailing, muLarge, muSmall, dW, dh, dKm }
  }
  const { deltaP } = from.result as Results['flexibility']
  const rows = (sections as { kind: string }[]).filter(({ kind }) =>
    ['shank', 'thread', 'engaged'].includes(kind),
  )
  return { ...bolt, boltModulus, sections: rows, deltaP }
}

const targets: Record<CalculationPage, CalculationPage[]> = {
  clamp: ['flexibility', 'stretching'],
  flexibility: ['stretching'],
  stretching: [],
}

/** Takes bolt, preload and resiliences to the next page, where they are in place of what was there. */
export function CarryOver({ calculator, product }: { calculator: Calculator; product: number }) {
  const navigate = useNavigate()
  return targets[calculator.page].map((to) => (
    <Button
      key={to}
      small
      onClick={() => {
        const draft = calculationDraft(to, product)
        const known = draft.read()
        const taken = Object.fromEntries(
          Object.entries(carried(calculator, to)).filter(([, value]) => value !== undefined),
        )
        const touched = [...(known?.touched ?? []), ...Object.keys(taken)]
        // What follows from the bolt that was brought along follows anew.
        const values = { ...(known?.values ?? beginning(to)), ...taken }
        draft.write({ values: withDerived(to, values, new Set(touched)), touched })
        const query = product > 0 ? `?id=${product}` : ''
        void navigate(`/productCategories/calculationReports/${to}${query}`)
      }}
    >
      {text(`calculation.carry.${to as 'flexibility' | 'stretching'}`)}
      <Icon name="chevronRight" size={16} />
    </Button>
  ))
}
