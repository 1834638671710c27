import { num, type JointCheck } from './check'
import { worstEnd } from './ends'

/** R12: the clamp force that is left against the one that holds the parts by friction. */
export const slip: JointCheck = {
  name: 'slip',
  step: 'R12',
  source: 'VDI 2230-1:2015, R12/4 and section 5.5.6',
  outside: ({ joint: { FQ = 0 } }) => (FQ > 0 ? undefined : 'noShearLoad'),
  needs: () => undefined,
  requiredSafety: ({ requiredSlip, slipLoad = 'static' }) =>
    requiredSlip ?? (slipLoad === 'alternating' ? 1.8 : 1.2),
  evaluate: (chain) => {
    const { FQ = 0, slipFaces = 1, muT = 0 } = chain.joint
    const { FKR } = worstEnd(chain, (end) => -end.figures.FKR).figures
    // A check refused a shear load without friction in the joint.
    const figure = FQ / (slipFaces * muT)
    return [
      {
        figure,
        limit: FKR,
        quantity: 'force',
        formula: 'FKQ = FQ/(qF·µT) ≤ FKR/SG',
        numbers: `${num(FQ)}/(${slipFaces}·${num(muT)}) = ${num(figure)}; FKR = ${num(FKR)}`,
      },
    ]
  },
}
