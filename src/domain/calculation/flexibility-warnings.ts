import type { Schemas } from '../schemas'
import { itemAt, lastItem } from '../lists/items'
import type { serviceStress, balanceOf } from './balance'
import { boltWarnings, holeWarnings, note, sectionNotes, warning } from './bolt'
import { seamOf, type clampedResilience } from './clamped-parts'
import { facesOf } from './faces'

import type { StressSection } from './stress-section'

type FlexibilityInput = Schemas['ResilienceInput']
type FlexibilityResult = Schemas['ResilienceResult']

interface Computed {
  section: StressSection
  thread: FlexibilityResult['thread']
  balance: ReturnType<typeof balanceOf>
  FKerf: number
  FZ: number
  cone: ReturnType<typeof clampedResilience>['cone']
  bearings: NonNullable<FlexibilityResult['bearings']>
  tensileSafety: number | undefined
  load: number
  stress: ReturnType<typeof serviceStress>
  sigmaA: number
  sigmaALimit: number
}

/** The warnings and notes of a computed joint. */
export function warningsOf(
  input: FlexibilityInput,
  computed: Computed,
): FlexibilityResult['warnings'] {
  const { d, P, Fmin, tau = 0, layers } = input
  const { balance, FKerf, FZ, cone, bearings, tensileSafety, load } = computed
  const { stress, sigmaA, sigmaALimit, section, thread } = computed
  const lockbolt = input.fastener === 'lockbolt'
  return [
    ...lengthWarnings(input, cone.clampLength),
    ...counterpartWarnings(input),
    ...(balance.FVmin <= 0 || balance.FKR <= 0
      ? [warning('JOINT_OPENS', { FKR: balance.FKR })]
      : balance.FKR < FKerf
        ? [warning('CLAMP_TOO_LOW', { FKR: balance.FKR, FKerf })]
        : []),
    ...(FZ > 0.3 * Fmin ? [warning('EMBEDDING_LARGE', { FZ, share: FZ / Fmin })] : []),
    ...(cone.outsideFit
      ? [warning('CONE_OUTSIDE_FIT', { tanPhi: cone.rawTanPhi, betaL: cone.betaL })]
      : []),
    ...pressureWarnings(bearings),
    ...narrowWarnings(input),
    ...columnNotes(input),
    ...seamNotes(input),
    ...(tensileSafety !== undefined && tensileSafety < 1
      ? [warning('OVER_TENSILE_LOAD', { FSmax: balance.FSmax, load })]
      : []),
    ...(lockbolt ? [note('LOCKBOLT_THREAD_ASSUMED', { d, P })] : []),
    ...(!lockbolt && stress.safety < 1
      ? [warning('OVER_YIELD', { utilisation: 1 / stress.safety })]
      : []),
    ...(!lockbolt && sigmaA > sigmaALimit
      ? [warning('FATIGUE_ABOVE_GUIDE', { sigmaA, limit: sigmaALimit })]
      : []),
    ...(!lockbolt && tau === 0 ? [note('TORSION_NOT_LEFT')] : []),
    ...holeWarnings(
      d,
      layers.map(({ dh }) => dh),
    ),
    ...(lockbolt
      ? []
      : [...sectionNotes(section, thread), ...boltWarnings(d, P, temperaturesOf(input))]),
  ]
}

const temperaturesOf = (input: FlexibilityInput) => [
  input.assemblyTemperature,
  input.serviceMin,
  input.serviceMax,
  input.partsServiceMin,
  input.partsServiceMax,
]

/** The worst of the faces and the worst under the washers, each by itself where it is too much. */
function pressureWarnings(bearings: NonNullable<FlexibilityResult['bearings']>) {
  const worstOf = (washer: boolean) =>
    bearings
      .filter(({ place }) => place.endsWith('Washer') === washer)
      .flatMap(({ pressure, pG }) => (pG !== undefined && pressure > pG ? [{ pressure, pG }] : []))
      .sort((a, b) => b.pressure / b.pG - a.pressure / a.pG)[0]
  const [face, washer] = [worstOf(false), worstOf(true)]
  return [
    ...(face ? [warning('PRESSURE_HIGH', face)] : []),
    ...(washer ? [warning('PRESSURE_HIGH_WASHER', washer)] : []),
  ]
}

/** Says that a shear load takes another column of the embedding than the one that was chosen. */
const columnNotes = ({ FQ = 0, loadDirection = 'axial', roughness }: FlexibilityInput) =>
  FQ > 0 && loadDirection === 'axial' && roughness !== 'own' ? [note('SHEAR_COLUMN_TAKEN')] : []

/** Says that a face is wider than the part that it bears on. */
function narrowWarnings({ layers, joint = 'DSV', dW1, dW2 = dW1 }: FlexibilityInput) {
  const ends = [
    { DA: itemAt(layers, 0).DA, dW: dW1 },
    ...(joint === 'DSV' ? [{ DA: lastItem(layers).DA, dW: dW2 }] : []),
  ]
  const narrow = ends.filter(({ DA, dW }) => DA < dW).sort((a, b) => a.DA - b.DA)[0]
  return narrow ? [warning('PART_NARROW', narrow)] : []
}

/** Says, where the parts are pulled at, that the result holds for a load in the axis alone. */
function seamNotes({ layers, joint = 'DSV', dW1, dW2 = dW1, FAmax = 0 }: FlexibilityInput) {
  const seam = seamOf({ layers, joint, dW1, dW2 })
  return FAmax > 0 && seam && seam.width > seam.G ? [note('SEAM_WIDE', seam)] : []
}

/** The sections against the clamp length, and the whole bolt against clamp length and nut (0.8·d, ISO 4032). */
function lengthWarnings(input: FlexibilityInput, clampLength: number) {
  const { sections, boltLength, d, joint = 'DSV' } = input
  const needed = clampLength + (joint === 'DSV' ? (facesOf(d, 'hexagon').nutHeight ?? 0.8 * d) : 0)
  const tooShort = boltLength !== undefined && boltLength < needed
  const within = sections
    .filter(({ kind }) => kind === 'shank' || kind === 'thread')
    .reduce((sum, { length }) => sum + length, 0)
  const difference = within - clampLength
  return [
    ...(Math.abs(difference) > 0.1
      ? [warning('LENGTH_MISMATCH', { difference, clampLength })]
      : []),
    ...(tooShort ? [warning('BOLT_TOO_SHORT', { boltLength, needed })] : []),
  ]
}

/** Says that a nut is counted in a tapped hole, or the reverse. */
function counterpartWarnings({ sections, joint = 'DSV' }: FlexibilityInput) {
  const other = joint === 'DSV' ? 'tapped' : 'nut'
  return sections.some(({ kind }) => kind === other) ? [warning('COUNTERPART_NOT_OF_JOINT')] : []
}
