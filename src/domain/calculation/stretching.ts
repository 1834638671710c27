import type { Schemas } from '../schemas'
import { assemblyStress } from './assembly-stress'
import { boltFaults, boltWarnings, materialOf, missing, note, sectionNotes, warning } from './bolt'
import { definedOnly } from './defined'
import { stretchOfForce } from './elongation'
import { engineVersion } from './engine-version'
import type { Fault } from './faults'
import { sectionsOf } from './flexibility'
import { sectionFaults } from './flexibility-faults'
import { faceFaults, frictionDiameterOf, orderFaults } from './friction-input'
import { lockboltPreload } from './lockbolt'
import { boltResilience } from './resilience'
import { loadsOf } from './strength'
import { leastSection, stressSections, torsionModulus, type TorsionFactor } from './stress-section'
import { loadTransferFactor, oilPressure } from './tensioner'
import { threadOf } from './threads'
import { lever, preloadWindow, threadLever, torqueOf } from './torque'
import { angleOfForce, forceOfAngle } from './turn-of-nut'

export type StretchInput = Schemas['TorqueInput']
export type StretchResult = Schemas['TorqueResult']
type Figures = Schemas['StretchFigures']
type Mode = NonNullable<StretchInput['mode']>

/** What each method needs besides thread and material. */
const needed: Record<Mode, (keyof StretchInput & string)[]> = {
  torque: ['torque', 'muLarge', 'muSmall'],
  force: ['force', 'sections'],
  elongation: ['elongation', 'sections'],
  angle: ['angle', 'deltaP', 'sections'],
  tensioner: ['force', 'effectiveLength'],
  lockbolt: ['clampingForce', 'minimumTensionLoad'],
}

/** What of a stretching input does not hang together; each field by itself has been checked against the schema. */
export function stretchFaults(input: Partial<StretchInput>): Fault[] {
  const { mode = 'force', sections, torque, torquePrevailing = 0 } = input
  const given = { ...input, sections: sections?.length ? sections : undefined }
  return [
    ...boltFaults(input),
    ...missing(given, ...needed[mode]),
    ...(input.torsion && mode !== 'torque' ? missing(input, 'muSmall') : []),
    ...sectionFaults(sections ?? [], input),
    ...(mode === 'torque' ? faceFaults(input) : []),
    ...(mode === 'torque' ? orderFaults('muLarge', input.muLarge, input.muSmall) : []),
    ...(mode === 'torque' && torque !== undefined && torque <= torquePrevailing
      ? [{ path: 'torque', code: 'TORQUE_NOT_ABOVE_PREVAILING' as const }]
      : []),
    ...(mode === 'lockbolt' && (input.gripMax ?? Infinity) < (input.gripMin ?? 0)
      ? [
          {
            path: 'gripMax',
            code: 'OUT_OF_RANGE' as const,
            limit: [input.gripMin!, 1e5] as [number, number],
          },
        ]
      : []),
  ]
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
  const limit = nu * capacity
  const { min, nom, max, more = {}, warnings = [] } = drives[mode](input, delta)

  const figures = (force: number, muG: number | undefined): Figures => {
    const twisted = torsionOf(input, force, muG)
    const { area } = twisted?.section ?? least
    const { sigma, strain } = stretchOfForce(force, 0, area, boltModulus * 1000)
    const utilisation = twisted ? twisted.utilisation : force / capacity
    return {
      ...{ force, sigma, strain, utilisation },
      ...definedOnly({
        elongation: delta && force <= capacity ? force * delta : undefined,
        tau: twisted?.tau,
        sigmaRed: twisted?.sigmaRed,
        proofShare: Fp && force / Fp,
      }),
    }
  }
  const [lowest, usual, most] = [
    figures(min, input.muLarge),
    figures(nom, mean(input.muSmall, input.muLarge)),
    figures(max, input.muSmall),
  ]
  const applied = more.appliedForce ? more.appliedForce / F02 : 0
  const worst = Math.max(lowest.utilisation, most.utilisation, applied)
  const allowed = mode === 'tensioner' ? 0.95 : nu
  const section = torsionOf(input, max, input.muSmall)?.section ?? least
  return {
    ...{ mode, thread, Rp02: strength.Rp02, area: least.area, rows: rows.rows },
    section: { ...section, Wp: torsionModulus(section, torsionFactorOf(input)) },
    ...{ min: lowest, nom: usual, max: most, F02, limit, reserve: limit - max },
    ...definedOnly({
      ...{ delta, Fm, Fp, levers: leversOf(input), elongationAtLimit: delta && limit * delta },
      elongationAtYield: delta && capacity * delta,
    }),
    ...more,
    warnings: [
      ...(worst > 1 ? [warning('OVER_YIELD', { utilisation: worst })] : []),
      ...(worst > 1 && delta ? [note('ELONGATION_NOT_ELASTIC')] : []),
      ...(worst > allowed && worst <= 1
        ? [warning('ABOVE_ALLOWED', { utilisation: worst, nu: allowed })]
        : []),
      ...warnings,
      ...sectionNotes(section, thread),
      ...boltWarnings(d, P),
    ],
    engine: engineVersion,
  }
}

const mean = (a?: number, b?: number) =>
  a === undefined || b === undefined ? (a ?? b) : (a + b) / 2

/** The sections that a force goes through: those of the rows, which a lockbolt's maker has counted in. */
const sectionsUnder = ({ d, P, sections }: StretchInput) => stressSections(threadOf(d, P), sections)

// The schema allows these two alone.
const torsionFactorOf = ({ torsionFactor = 1.5 }: StretchInput) => torsionFactor as TorsionFactor

/** The torsion that twists the shank along; a pulled bolt has none. */
function torsionOf(input: StretchInput, force: number, muG: number | undefined) {
  const { mode, torsion = false, torquePrevailing = 0, threadFriction: form = 'exact' } = input
  const pulled = mode === 'tensioner' || mode === 'lockbolt'
  if (pulled || muG === undefined || (mode !== 'torque' && !torsion)) return undefined
  const thread = threadOf(input.d, input.P)
  return assemblyStress(force, {
    ...{ thread, sections: sectionsUnder(input), muG, prevailing: torquePrevailing, form },
    ...{ Rp02: materialOf(input).Rp02, k: torsionFactorOf(input) },
  })
}

/** What the torques of a method are counted with, in mm: it depends on which friction is known. */
function leversOf(input: StretchInput): StretchResult['levers'] {
  const { muSmall, muLarge, mode, torsion, threadFriction: form = 'exact' } = input
  if (muSmall === undefined || mode === 'tensioner' || mode === 'lockbolt') return undefined
  if (mode !== 'torque' && !torsion && muLarge === undefined) return undefined
  const thread = threadOf(input.d, input.P)
  const { dKm } = frictionDiameterOf(input)
  const at = (mu: number) => lever(thread, dKm, { muG: mu, muK: mu }, form)
  const KGsmall = threadLever(thread, muSmall, form)
  if (muLarge === undefined) return { KGsmall }
  const Kmean = at((muSmall + muLarge) / 2)
  return { dKm, KGsmall, Ksmall: at(muSmall), Kmean, Klarge: at(muLarge) }
}

const drives: Record<Mode, (input: StretchInput, delta: number | undefined) => Drive> = {
  torque(input) {
    const { torque = 0, torquePrevailing = 0, threadFriction: form = 'exact' } = input
    const [large, small] = [input.muLarge!, input.muSmall!]
    const { dKm, estimated } = frictionDiameterOf(input)
    const window = preloadWindow({
      ...{ thread: threadOf(input.d, input.P), DKm: dKm, torque, form, toolScatter: 0 },
      ...{ prevailingMin: torquePrevailing, prevailingMax: torquePrevailing },
      small: { muG: small, muK: small },
      large: { muG: large, muK: large },
    })
    return {
      ...{ min: window.Fmin, nom: window.Fnom, max: window.Fmax },
      warnings: estimated ? [note('FRICTION_DIAMETER_ESTIMATED', { dKm })] : [],
    }
  },

  force: (input) => ({ ...one(input.force!), more: torqueBand(input, input.force!) }),

  elongation: (input, delta) => {
    const force = input.elongation! / delta!
    return { ...one(force), more: torqueBand(input, force) }
  },

  angle(input, delta) {
    const { snugForce: snug = 0, P, deltaP = 0, utilisation: nu = 0.9 } = input
    const turn = { snug, P, deltaS: delta!, deltaP }
    const limit = nu * materialOf(input).Rp02 * leastSection(sectionsUnder(input)).area
    return {
      ...one(forceOfAngle(input.angle!, turn)),
      more: { angle: angleOfForce(limit, turn) },
    }
  },

  tensioner(input) {
    const factor = loadTransferFactor(input.d, input.effectiveLength!)
    const appliedForce = input.force! * factor
    const { pistonArea } = input
    return {
      ...one(input.force!),
      more: {
        ...{ factor, appliedForce },
        ...(pistonArea && { oilPressure: oilPressure(appliedForce, pistonArea) }),
      },
      warnings: [note('TENSIONER_FACTOR', { factor })],
    }
  },

  lockbolt(input) {
    const { minimumTensionLoad, gripMin, gripMax, stack } = input
    const figures = { clampingForce: input.clampingForce!, minimumTensionLoad, gripMin, gripMax }
    const { preload, utilisation, gripFits } = lockboltPreload(figures, stack)
    return {
      ...one(preload),
      more: definedOnly({ tensileUtilisation: utilisation }),
      warnings: [
        ...(gripFits === false
          ? [
              warning('GRIP_OUT_OF_RANGE', {
                ...{ stack: stack!, min: gripMin ?? 0, max: gripMax ?? 0 },
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
function torqueBand(input: StretchInput, force: number): Partial<StretchResult> {
  const { muLarge, muSmall, torquePrevailing = 0, threadFriction: form = 'exact' } = input
  if (muLarge === undefined || muSmall === undefined) return {}
  const thread = threadOf(input.d, input.P)
  const { dKm } = frictionDiameterOf(input)
  const at = (mu: number) =>
    torqueOf(force, torquePrevailing, lever(thread, dKm, { muG: mu, muK: mu }, form))
  return { torqueSmall: at(muSmall), torqueLarge: at(muLarge) }
}
