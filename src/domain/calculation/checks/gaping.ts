import { isEccentric, lacksEccentricity } from '../joint/eccentric'
import { seamOf } from '../clamped-parts'
import { num, type JointCheck } from './check'
import { worstEnd } from './ends'
import type { Chain } from '../joint/chain'

/** True if the seam is so wide that the guideline holds for a load in the axis alone, and nobody said that it is. */
function questioned({ joint }: Chain): boolean {
  const { layers, joint: kind = 'DSV', dW1, dW2 = dW1, FAmax = 0 } = joint
  const seam = seamOf({ layers, joint: kind, dW1, dW2 })
  return joint.loading === undefined && FAmax > 0 && seam !== undefined && seam.width > seam.G
}

/** R2: the clamp force that keeps the interface from opening on one side under an eccentric load. */
export const gaping: JointCheck = {
  name: 'gaping',
  step: 'R2',
  source: 'VDI 2230-1:2015, R2/2 and section 5.3.2',
  outside: (chain) => {
    if (isEccentric(chain.joint)) return (chain.joint.FAmax ?? 0) > 0 ? undefined : 'noLoad'
    return questioned(chain) ? undefined : 'concentric'
  },
  needs: ({ joint }) => {
    if (!isEccentric(joint)) return 'seamWide'
    return lacksEccentricity(joint) ? 'eccentricValuesMissing' : undefined
  },
  requiredSafety: ({ requiredClamp = 1 }) => requiredClamp,
  evaluate: (chain) => {
    const { FAmax = 0, a = 0, sSym = 0, u = 0 } = chain.joint
    const { interfaceArea: A = 0, interfaceInertia: I = 0 } = chain.joint
    const { FKR } = worstEnd(chain, (end) => -end.figures.FKR).figures
    const figure = (FAmax * A * (a * u - sSym * u)) / (I + sSym * u * A)
    return [
      {
        figure,
        limit: FKR,
        quantity: 'force',
        formula: 'FKA = FA·AD·(a·u − ssym·u)/(IBT + ssym·u·AD) ≤ FKR',
        numbers: `${num(FAmax)}·${num(A)}·(${a}·${u} − ${sSym}·${u})/(${num(I)} + ${sSym}·${u}·${num(A)}) = ${num(figure)} ≤ ${num(FKR)}`,
      },
    ]
  },
}
