import { areaOf } from '../../standards/threads'
import { warmest } from '../tables/hot-strength'
import { bendingShare, lacksEccentricity } from '../joint/eccentric'
import { num, type JointCheck } from './check'
import { worstEnd } from './ends'
import type { Chain, End } from '../joint/chain'

const classes = ['8.8', '9.8', '10.9', '12.9']
const sizes = { least: 6, most: 40 }
/** Cycles from which on the limit holds without end; the field admits no fewer than the guideline does. */
const endurance = 2e6

/** The amplitude in MPa on the stress area, its bore taken off, with the bending of an eccentric load. */
function amplitude(chain: Chain) {
  const { FAmin = 0, FAmax = 0 } = chain.joint
  const { bore } = chain.sections[0] ?? chain.section
  const AS = chain.thread.As - areaOf(bore)
  const bending = ({ figures }: End) => bendingShare(chain.joint, figures)
  const worst = worstEnd(chain, (end) => Math.abs(end.figures.Phi) + bending(end))
  const { Phi } = worst.figures
  const share = Math.abs(Phi) + bending(worst)
  return { AS, sigmaA: (share * (FAmax - FAmin)) / (2 * AS), Phi, bending: bending(worst) }
}

/**
 * The fatigue limit in MPa: 0.85·(150/d + 45) rolled before heat treatment, (2 − FSm/F0.2) times as much after; for fewer
 * cycles (2·10⁶/N)^⅓ and ^⅙ of it.
 */
function limitOf({ joint, ends: [{ figures }], strength, section }: Chain, Phi: number) {
  const { d, rolled = 'SV', cycles = endurance, FAmin = 0, FAmax = 0 } = joint
  const sv = 0.85 * (150 / d + 45)
  const mean = figures.FVmax + (Phi * (FAmin + FAmax)) / 2
  const ratio = mean / (strength.Rp02 * section.area)
  const sg = (2 - Math.min(1, Math.max(0.3, ratio))) * sv
  const life = Math.max(1, endurance / cycles)
  const exponent = rolled === 'SG' ? 1 / 6 : 1 / 3
  return { limit: (rolled === 'SG' ? sg : sv) * life ** exponent, rolled }
}

/** R9: the alternating stress against the fatigue limit, known for M6 to M40 of the classes 8.8 to 12.9 alone. */
export const fatigue: JointCheck = {
  name: 'fatigue',
  step: 'R9',
  source: 'VDI 2230-1:2015, R9/1 and section 5.5.3',
  outside: ({ joint: { FAmax = 0, FAmin = 0 } }) =>
    FAmax === FAmin ? 'noAlternatingLoad' : undefined,
  needs: ({ joint, lockbolt, hottest = 20 }) => {
    const { d, propertyClass = '8.8' } = joint
    if (lockbolt) return 'lockboltNotPublic'
    if (!classes.includes(propertyClass)) return 'fatigueOutsideClass'
    if (d < sizes.least || d > sizes.most) return 'fatigueOutsideSize'
    if (hottest > warmest) return 'hotStrengthUnknown'
    return lacksEccentricity(joint) ? 'eccentricValuesMissing' : undefined
  },
  requiredSafety: ({ requiredFatigue = 1.2 }) => requiredFatigue,
  evaluate: (chain) => {
    const { AS, sigmaA, Phi, bending } = amplitude(chain)
    const { limit, rolled } = limitOf(chain, Phi)
    const { FAmin = 0, FAmax = 0 } = chain.joint
    const share = bending > 0 ? `(${num(Math.abs(Phi))} + ${num(bending)})` : num(Math.abs(Phi))
    return [
      {
        figure: sigmaA,
        limit,
        quantity: 'stress',
        formula: `σa = ${bending > 0 ? '(|Φ| + |a − Φ·ssym|·lK·ES·π·dS³/(8·lers·EP·I))' : 'Φ'}·(FAo − FAu)/(2·AS) ≤ σA${rolled}`,
        numbers: `${share}·(${num(FAmax)} − ${num(FAmin)})/(2·${num(AS)}) = ${num(sigmaA)} ≤ ${num(limit)}`,
      },
    ]
  },
}
