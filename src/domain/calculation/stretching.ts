import type { Schemas } from '../schemas'
import { assemblyStress, permissiblePreload, type Twisting } from './assembly-stress'
import { boltFaults, boltWarnings, materialOf, missing, note, sectionNotes, warning } from './bolt'
import { definedOnly } from './defined'
import { stretchOfForce } from './elongation'
import { engineVersion } from './engine-version'
import type { Fault } from './faults'
import { sectionsOf } from './flexibility'
import { sectionFaults } from './flexibility-faults'
import { faceFaults, frictionDiameterOf } from './friction-input'
import { lockboltPreload } from './lockbolt'
import { boltResilience } from './resilience'
import { loadsOf } from './strength'
import { leastSection, stressSections, torsionModulus, type TorsionFactor } from './stress-section'
import { loadTransferFactor, oilPressure } from './tensioner'
import { threadOf } from '../standards/threads'
import { knownFrictions, orderedFaults, tighteningFaults, torquesFor } from './tightening-input'
import { lever, preloadWindow, threadLever } from './torque'
import { angleOfForce, forceOfAngle } from './turn-of-nut'
import { isCounterpart } from './usual'
import { present, fieldIn } from '../lists/items'

export type StretchInput = Schemas['TorqueInput']
export type StretchResult = Schemas['TorqueResult']
type Figures = Schemas['StretchFigures']
type Mode = NonNullable<StretchInput['mode']>

/** Fields each method needs besides thread and material. */
const needed: Record<Mode, (keyof StretchInput & string)[]> = {
  torque: ['torque', 'muLarge', 'muSmall'],
  force: ['force', 'sections'],
  elongation: ['elongation', 'sections'],
  angle: ['angle', 'deltaP', 'sections'],
  tensioner: ['force', 'effectiveLength'],
  lockbolt: ['clampingForce', 'minimumTensionLoad'],
}

/** Contradictions between fields of a stretching input; each field has been validated by its schema. */
export function stretchFaults(input: Partial<StretchInput>): Fault[] {
  const { mode = 'force', sections } = input
  const given = { ...input, sections: sections?.length ? sections : undefined }
  const faults = [
    ...boltFaults(input),
    ...missing(given, ...needed[mode]),
    ...(mode !== 'torque' && (input.torsion || (input.muLarge !== undefined && turned(mode)))
      ? missing(input, 'muSmall')
      : []),
    ...sectionFaults(sections ?? [], input),
    ...faceFaults(input),
    ...(mode === 'torque' ? tighteningFaults(input) : orderedFaults(input)),
    ...(mode === 'lockbolt' && (input.gripMax ?? Infinity) < (input.gripMin ?? 0)
      ? [
          {
            path: 'gripMax',
            code: 'OUT_OF_RANGE' as const,
            limit: [input.gripMin ?? 0, 1e5] as [number, number],
          },
        ]
      : []),
  ]
  // The bolt's capacity can be computed only if all other fields are valid, which also makes the cast safe.
  const exceeded =
    faults.length === 0 && input.torquePrevailing && isExceeded(input as StretchInput)
  return exceeded ? [{ path: 'torquePrevailing', code: 'PREVAILING_TOO_HIGH' }] : faults
}

/** True if the prevailing torque alone exceeds the bolt's torsional capacity. */
function isExceeded({ utilisation: nu = 0.9, ...input }: StretchInput): boolean {
  const twisting = twistingOf(input, 'large')
  return twisting !== undefined && permissiblePreload({ ...twisting, nu }) === undefined
}

/** The forces of a method, least to greatest, and what else it tells. */
interface Drive {
  min: number
  nom: number
  max: number
  more?: Partial<StretchResult>
  warnings?: StretchResult['warnings']
}

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
      ...(worst > allowed && worst <= 1
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

/** The sections that a force goes through: those of the rows, which a lockbolt's maker has counted in. */
const sectionsUnder = ({ d, P, sections }: StretchInput) => stressSections(threadOf(d, P), sections)

// The schema allows these two alone.
const torsionFactorOf = ({ torsionFactor = 1.5 }: StretchInput) => torsionFactor as TorsionFactor

/** Which friction a force is at: the small one gives the greatest. */
type End = 'large' | 'mean' | 'small'

/** The torsion that twists the shank along; a pulled bolt has none. */
function torsionOf(input: StretchInput, force: number, end: End) {
  const twisting = twistingOf(input, end)
  return twisting && assemblyStress(force, twisting)
}

/**
 * The force in N at which a bolt that is twisted along reaches the share nu of its yield point. A torque gives its
 * greatest force where friction is least; for a force that is given otherwise the torsion decides, which is greatest
 * where friction is.
 */
function twistedLimit(input: StretchInput, nu: number): number | undefined {
  const twisting = twistingOf(input, input.mode === 'torque' ? 'small' : 'large')
  // Refused today; reports of earlier engines may hold a prevailing torque that leaves no force.
  return twisting && (permissiblePreload({ ...twisting, nu }) ?? 0)
}

function twistingOf(input: StretchInput, end: End): Twisting | undefined {
  const { mode, torsion = false, threadFriction: form = 'exact' } = input
  if (!turned(mode) || input.muSmall === undefined || (mode !== 'torque' && !torsion))
    return undefined
  const { torquePrevailing: most = 0, torquePrevailingMin: least = most } = input
  const prevailing = { large: most, mean: (least + most) / 2, small: least }[end]
  return {
    thread: threadOf(input.d, input.P),
    sections: sectionsUnder(input),
    prevailing,
    form,
    muG: knownFrictions({ muLarge: input.muSmall, ...input })[end].muG,
    Rp02: materialOf(input).Rp02,
    k: torsionFactorOf(input),
  }
}

const turned = (mode: Mode) => mode !== 'tensioner' && mode !== 'lockbolt'

/** Lever arms of the method's torques, in mm; they depend on which friction is known. */
function leversOf(input: StretchInput): StretchResult['levers'] {
  const { muSmall, muLarge, mode, torsion, threadFriction: form = 'exact' } = input
  if (muSmall === undefined || !turned(mode)) return undefined
  if (mode !== 'torque' && !torsion && muLarge === undefined) return undefined
  const thread = threadOf(input.d, input.P)
  const { dKm } = frictionDiameterOf(input)
  const { large, mean, small } = knownFrictions({ muLarge: muSmall, ...input })
  const [KGsmall, KGlarge] = [small, large].map(({ muG }) => threadLever(thread, muG, form))
  if (muLarge === undefined) return definedOnly({ KGsmall })
  const [Ksmall, Kmean, Klarge] = [small, mean, large].map((one) => lever(thread, dKm, one, form))
  return definedOnly({ dKm, KGsmall, KGlarge, Ksmall, Kmean, Klarge })
}

/** Says what is assumed where a nut is turned, and nothing twists the bolt. */
function torsionNotes({ mode, torsion = false }: StretchInput) {
  if (mode === 'tensioner') return [note('TENSIONER_NO_TORSION')]
  return turned(mode) && mode !== 'torque' && !torsion ? [note('TORSION_NOT_COUNTED')] : []
}

type DriveBy = (input: StretchInput, delta: number | undefined, limit: number) => Drive

const drives: Record<Mode, DriveBy> = {
  torque(input) {
    const { torque = 0, torquePrevailing: most = 0, torquePrevailingMin: least = most } = input
    const { threadFriction: form = 'exact', toolScatter = 0 } = input
    const { dKm, estimated } = frictionDiameterOf(input)
    const window = preloadWindow({
      thread: threadOf(input.d, input.P),
      DKm: dKm,
      torque,
      form,
      toolScatter,
      prevailingMin: least,
      prevailingMax: most,
      ...knownFrictions(input),
    })
    return {
      min: window.Fmin,
      nom: window.Fnom,
      max: window.Fmax,
      warnings: estimated ? [note('FRICTION_DIAMETER_ESTIMATED', { dKm })] : [],
    }
  },

  force(input) {
    const force = fieldIn(input, 'force')
    return { ...one(force), ...torqueBand(input, force) }
  },

  elongation: (input, delta) => {
    const force = fieldIn(input, 'elongation') / present(delta, 'resilience')
    return { ...one(force), ...torqueBand(input, force) }
  },

  angle(input, delta, limit) {
    const { snugForce: snug = 0, P, deltaP = 0, sections = [] } = input
    // Resilience of the whole bolt if known: head and nut deform too, although they are not stretched.
    const turn = { snug, P, deltaS: input.deltaS ?? present(delta, 'resilience'), deltaP }
    const alone = input.deltaS === undefined && !sections.some(isCounterpart)
    return {
      ...one(forceOfAngle(fieldIn(input, 'angle'), turn)),
      // Nothing is left to turn where the snug force is beyond the limit already.
      more: { angle: Math.max(0, angleOfForce(limit, turn)) },
      warnings: alone ? [note('TURN_OF_SECTIONS_ALONE')] : [],
    }
  },

  tensioner(input) {
    const factor = loadTransferFactor(input.d, fieldIn(input, 'effectiveLength'))
    const force = fieldIn(input, 'force')
    const appliedForce = force * factor
    const { pistonArea } = input
    return {
      ...one(force),
      more: {
        factor,
        appliedForce,
        ...(pistonArea && { oilPressure: oilPressure(appliedForce, pistonArea) }),
      },
      warnings: [note('TENSIONER_FACTOR', { factor })],
    }
  },

  lockbolt(input) {
    const { minimumTensionLoad, gripMin, gripMax, stack } = input
    const clampingForce = fieldIn(input, 'clampingForce')
    const figures = { clampingForce, minimumTensionLoad, gripMin, gripMax }
    const { preload, utilisation, gripFits } = lockboltPreload(figures, stack)
    return {
      ...one(preload),
      more: definedOnly({ tensileUtilisation: utilisation }),
      warnings: [
        ...(stack !== undefined && gripFits === false
          ? [
              warning('GRIP_OUT_OF_RANGE', {
                stack,
                min: gripMin ?? 0,
                max: gripMax ?? 0,
              }),
            ]
          : []),
        note('LOCKBOLT_ONE_FIGURE'),
        note('LOCKBOLT_THREAD_ASSUMED', { d: input.d, P: input.P }),
      ],
    }
  },
}

const one = (force: number) => ({ min: force, nom: force, max: force })

/** The torques for a force at both friction ends, where friction is known. */
function torqueBand(input: StretchInput, force: number): Pick<Drive, 'more' | 'warnings'> {
  const { muLarge, muSmall, threadFriction: form = 'exact' } = input
  if (muLarge === undefined || muSmall === undefined) return {}
  const thread = threadOf(input.d, input.P)
  const { dKm, estimated } = frictionDiameterOf(input)
  const { small, large } = knownFrictions(input)
  const { Fmax, ...torques } = torquesFor(force, input, {
    Ksmall: lever(thread, dKm, small, form),
    Klarge: lever(thread, dKm, large, form),
  })
  return {
    more: { ...torques, torqueFmax: Fmax },
    warnings: estimated ? [note('FRICTION_DIAMETER_ESTIMATED', { dKm })] : [],
  }
}
