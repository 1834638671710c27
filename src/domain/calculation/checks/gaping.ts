import { edgesOf, isEccentric, lacksEccentricity } from '../joint/eccentric'
import { seamOf } from '../clamped-parts'
import { num, type Finding, type JointCheck } from './check'
import type { Chain } from '../joint/chain'

/** True if the seam is so wide that the guideline holds for a load in the axis alone, and nobody said that it is. */
function questioned({ joint }: Chain): boolean {
  const { layers, joint: kind = 'DSV', dW1, dW2 = dW1, FAmax = 0 } = joint
  const seam = seamOf({ layers, joint: kind, dW1, dW2 })
  return joint.loading === undefined && FAmax > 0 && seam !== undefined && seam.width > seam.G
}

/** The bolt so near the axis of the parts that its own force presses both edges. */
function clampingOf({ joint }: Chain): Finding {
  const { sSym = 0, u = 0, interfaceArea: A = 0, interfaceInertia: I = 0 } = joint
  const figure = Math.abs(sSym) * u * A
  return {
    place: 'clamping',
    figure,
    limit: I,
    quantity: 'number',
    formula: '|ssym|·u·AD < IBT',
    numbers: `${num(Math.abs(sSym))}·${num(u)}·${num(A)} = ${num(figure)} < ${num(I)}`,
    holds: figure < I,
  }
}

/** The clamp force at each edge, for both ends of the load and of its introduction; the worst of them judges. */
function edgeOf({ joint, ends }: Chain): Finding[] {
  const { FAmax = 0, FAmin = 0, FKerf = 0 } = joint
  const loads = [Math.max(0, FAmax), Math.min(0, FAmin)]
  const all = (edgesOf(joint) ?? []).flatMap(({ x, share }) =>
    loads.flatMap((FA) =>
      ends.map(({ figures: { Phi, FVmin } }): Finding => {
        const [figure, limit] = [FKerf + FA * share, FVmin - (1 - Phi) * FA]
        return {
          place: 'edge',
          figure,
          limit,
          quantity: 'force',
          formula: 'FKP + FA·AD·(a − ssym)·x/(IBT + ssym·x·AD) ≤ FV − (1 − Φ)·FA',
          numbers: `x = ${num(x)}: ${num(FKerf)} + ${num(FA)}·${num(share)} = ${num(figure)} ≤ ${num(FVmin)} − ${num(1 - Phi)}·${num(FA)} = ${num(limit)}`,
        }
      }),
    ),
  )
  const { requiredClamp = 1 } = joint
  const lacking = ({ figure, limit }: Finding) => Math.max(0, figure) * requiredClamp - limit
  return all
    .sort((first, second) => lacking(second) - lacking(first) || second.figure - first.figure)
    .slice(0, 1)
}

/** R2: the clamp force that keeps both edges of the interface closed, beside the one that seals it. */
export const gaping: JointCheck = {
  name: 'gaping',
  step: 'R2',
  source: 'VDI 2230-1:2015, R2/2 and section 5.3.2',
  outside: (chain) => {
    const { FAmax = 0, FAmin = 0, sSym = 0 } = chain.joint
    if (isEccentric(chain.joint))
      return FAmax !== 0 || FAmin !== 0 || sSym !== 0 ? undefined : 'noLoad'
    return questioned(chain) ? undefined : 'concentric'
  },
  needs: ({ joint }) => {
    if (!isEccentric(joint)) return 'seamWide'
    return lacksEccentricity(joint) ? 'eccentricValuesMissing' : undefined
  },
  requiredSafety: ({ requiredClamp = 1 }) => requiredClamp,
  evaluate: (chain) => [clampingOf(chain), ...edgeOf(chain)],
}
