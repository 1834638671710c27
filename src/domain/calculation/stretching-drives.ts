import { note, warning } from './bolt'
import { definedOnly } from './defined'
import { frictionDiameterOf } from './friction-input'
import { threadOf } from '../standards/threads'
import { knownFrictions, torquesFor } from './tightening-input'
import { lever, preloadWindow } from './torque'
import { angleOfForce, forceOfAngle } from './turn-of-nut'
import { isCounterpart } from './usual'
import { present, fieldIn } from '../lists/items'
import type { StretchInput, StretchMode, StretchResult } from './stretching-torsion'

/** The forces of a method, least to greatest, and what else it tells. */
export interface Drive {
  min: number
  nom: number
  max: number
  more?: Partial<StretchResult>
  warnings?: StretchResult['warnings']
}

type DriveBy = (input: StretchInput, delta: number | undefined, limit: number) => Drive

export const drives: Record<StretchMode, DriveBy> = {
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
    return { ...exactly(force), ...torqueBand(input, force) }
  },

  elongation: (input, delta) => {
    const force = fieldIn(input, 'elongation') / present(delta, 'resilience')
    return { ...exactly(force), ...torqueBand(input, force) }
  },

  angle(input, delta, limit) {
    const { snugForce: snug = 0, P, deltaP = 0, sections = [] } = input
    // Resilience of the whole bolt if known: head and nut deform too, although they are not stretched.
    const turn = { snug, P, deltaS: input.deltaS ?? present(delta, 'resilience'), deltaP }
    const alone = input.deltaS === undefined && !sections.some(isCounterpart)
    return {
      ...exactly(forceOfAngle(fieldIn(input, 'angle'), turn)),
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
      ...exactly(force),
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
      ...exactly(preload),
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

const exactly = (force: number) => ({ min: force, nom: force, max: force })

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

/**
 * Load transfer factor of hydraulic tensioning: the force that is applied over the force that stays,
 * max(1.01 + d/lEff, 1.1), in mm. One maker's rule; ask the maker of the tensioner for theirs.
 */
function loadTransferFactor(d: number, effectiveLength: number): number {
  return Math.max(1.01 + d / effectiveLength, 1.1)
}

/** Oil pressure in MPa of a force in N on a piston area in mm²; ten times as many bar. */
function oilPressure(force: number, pistonArea: number): number {
  return force / pistonArea
}

/** A maker's figures of a lockbolt: forces in N, thicknesses in mm. */
interface LockboltFigures {
  clampingForce: number
  minimumTensionLoad?: number | undefined
  gripMin?: number | undefined
  gripMax?: number | undefined
}

/**
 * A lockbolt is pulled and swaged: it has no torque and no thread friction; its clamp force is the maker's figure,
 * taken as the least and as the greatest preload. `utilisation` = clamp force over the least tensile load;
 * `gripFits` says whether a stack in mm lies in the grip range, both ends included, where the range is known.
 */
function lockboltPreload(
  { clampingForce, minimumTensionLoad, gripMin, gripMax }: LockboltFigures,
  stack: number | undefined,
): { preload: number; utilisation: number | undefined; gripFits: boolean | undefined } {
  const known = stack !== undefined && (gripMin !== undefined || gripMax !== undefined)
  return {
    preload: clampingForce,
    utilisation: minimumTensionLoad ? clampingForce / minimumTensionLoad : undefined,
    gripFits: known ? stack >= (gripMin ?? 0) && stack <= (gripMax ?? Infinity) : undefined,
  }
}
