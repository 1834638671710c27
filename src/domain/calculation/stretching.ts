import type { Schemas } from '../schemas'
import { boltWarnings, materialOf, note, sectionNotes, warning } from './bolt'
import { definedOnly } from './defined'
import { engineVersion } from './engine-version'
import { sectionsOf } from './flexibility'
import { boltResilience } from './resilience'
import { loadsOf } from './strength'
import { leastSection, torsionModulus } from './stress-section'
import { threadOf } from '../standards/threads'
import { drives } from './stretching-drives'
import {
  leversOf,
  sectionsUnder,
  torsionFactorOf,
  torsionOf,
  turned,
  twistedLimit,
  type End,
  type StretchInput,
  type StretchResult,
} from './stretching-torsion'

type Figures = Schemas['StretchFigures']

/**
 * The stretching page: the force of a bolt by torque, force, elongation, angle, tensioner or as a lockbolt, and what
 * it does to it. The input has been checked; units as in its schema.
 */
export function computeStretching(input: StretchInput): StretchResult {
  const { d, P, boltModulus = 207, utilisation: nu = 0.9, mode } = input
  const thread = threadOf(d, P)
  const strength = materialOf(input)
  const rows = boltResilience(sectionsOf(input.sections ?? [], boltModulus), thread)
  const delta = rows.rows.length > 0 ? rows.delta : undefined
  const least = leastSection(sectionsUnder(input))
  const { F02, Fm, Fp } = loadsOf(least.area, strength)
  // A lockbolt is measured by the maker's own figure: its grooves are no thread of a property class.
  const capacity = (mode === 'lockbolt' && input.minimumTensionLoad) || F02
  const limit = twistedLimit(input, nu) ?? nu * capacity
  const { min, nom, max, more = {}, warnings = [] } = drives[mode](input, delta, limit)
  const applied = more.appliedForce ? more.appliedForce / F02 : 0

  const figures = (force: number, end: End): Figures => {
    const twisted = torsionOf(input, force, end)
    const { area } = twisted?.section ?? least
    const { sigma, strain } = stretchOfForce(force, 0, area, boltModulus * 1000)
    const utilisation = twisted ? twisted.utilisation : force / capacity
    return {
      force,
      sigma,
      strain,
      utilisation,
      ...definedOnly({
        // Yielded once, also while the tensioner pulled, a bolt stays longer than its force tells.
        elongation: delta && utilisation <= 1 && applied <= 1 ? force * delta : undefined,
        tau: twisted?.tau,
        sigmaRed: twisted?.sigmaRed,
        proofShare: Fp && force / Fp,
      }),
    }
  }
  const [lowest, usual, most] = [figures(min, 'large'), figures(nom, 'mean'), figures(max, 'small')]
  const worst = Math.max(lowest.utilisation, most.utilisation, applied)
  const allowed = mode === 'tensioner' ? 0.95 : nu
  const section = torsionOf(input, max, 'small')?.section ?? least
  return {
    mode,
    thread,
    Rp02: strength.Rp02,
    area: least.area,
    rows: rows.rows,
    section: { ...section, Wp: torsionModulus(section, torsionFactorOf(input)) },
    min: lowest,
    nom: usual,
    max: most,
    F02,
    limit,
    reserve: limit - max,
    ...definedOnly({
      delta,
      Fm,
      Fp,
      levers: leversOf(input),
      elongationAtLimit: delta && limit * delta,
      elongationAtYield: delta && capacity * delta,
    }),
    ...more,
    warnings: [
      ...(worst > 1
        ? [
            mode === 'lockbolt'
              ? warning('OVER_TENSILE_LOAD', { FSmax: max, load: capacity })
              : warning('OVER_YIELD', { utilisation: worst }),
          ]
        : []),
      ...(worst > 1 && delta ? [note('ELONGATION_NOT_ELASTIC')] : []),
      // The limit itself is allowed, however it was rounded.
      ...(worst > allowed * (1 + 1e-9) && worst <= 1
        ? [warning('ABOVE_ALLOWED', { utilisation: worst, nu: allowed })]
        : []),
      ...warnings,
      ...torsionNotes(input),
      ...(mode === 'lockbolt' ? [] : [...sectionNotes(section, thread), ...boltWarnings(d, P)]),
    ],
    engine: engineVersion,
  }
}

/**
 * The end of a force's range at which the bolt is stressed most: of a torque the greatest force as a rule, of a force that
 * is given the greatest friction, which twists most.
 */
export const hardestEnd = ({ min, max }: Pick<StretchResult, 'min' | 'max'>): Figures =>
  min.utilisation > max.utilisation ? min : max

/** Says what is assumed where a nut is turned, and nothing twists the bolt. */
function torsionNotes({ mode, torsion = false }: StretchInput) {
  if (mode === 'tensioner') return [note('TENSIONER_NO_TORSION')]
  return turned(mode) && mode !== 'torque' && !torsion ? [note('TORSION_NOT_COUNTED')] : []
}

/** A stretched bolt: force in N, elongation in mm, stress in MPa, strain without a unit. */
interface Stretch {
  force: number
  elongation: number
  sigma: number
  strain: number
}

/**
 * Force, elongation, stress and strain of a bolt from its force: Δl = F·δ with the resilience of the stretched
 * sections in mm/N, σ = F/A0 (mm², the least section), ε = σ/E (MPa). Hooke; elastic only, σ up to the yield point.
 */
function stretchOfForce(force: number, delta: number, area: number, E: number): Stretch {
  const sigma = force / area
  return { force, elongation: force * delta, sigma, strain: sigma / E }
}
