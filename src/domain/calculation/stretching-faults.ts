import { permissiblePreload } from './assembly-stress'
import { boltFaults, missing } from './bolt'
import type { Fault } from './faults'
import { sectionFaults } from './flexibility-faults'
import { faceFaults } from './friction-input'
import { orderedFaults, tighteningFaults } from './tightening-input'
import {
  torsionTyped,
  turned,
  twistingOf,
  type StretchInput,
  type StretchMode,
} from './stretching-torsion'

/** Fields each method needs besides thread and material. */
const needed: Record<StretchMode, (keyof StretchInput & string)[]> = {
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
    ...(mode !== 'torque' &&
    !torsionTyped({ ...input, mode }) &&
    (input.torsion || (input.muLarge !== undefined && turned(mode)))
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
            limit: [input.gripMin ?? 0, 1e5] satisfies [number, number],
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
