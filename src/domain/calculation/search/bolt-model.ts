import type { Schemas } from '../../schemas'
import { pitchesOf } from '../../standards/threads'
import { facesOf } from '../faces'
import type { Joint } from '../joint/views'

/** The figures of a model of the catalogue that a joint takes from it. */
export type BoltModel = Omit<
  Schemas['CalculationProduct'],
  'id' | 'model' | 'isCalculate' | 'categoryType' | 'materialName' | 'missing'
>

/** A joint that looks for its bolt: everything but the bolt is known. */
export interface JointSearch {
  joint: Partial<Joint> & Pick<Joint, 'layers'>
  /** Entered holes stay as they are; drilled ones are made for each size, ISO 273 medium. */
  holes: 'entered' | 'drilled'
  /** An entered torque holds for every bolt; a recommended one is that of each. */
  torque: 'entered' | 'recommended'
  /** The only property class that is wanted. */
  propertyClass?: string | undefined
}

/** The reason why a model is not calculated; its text key ends in the name. */
export type Misfit = Schemas['BoltSearchResult']['fellOut'][number]['reason']

export const isLockboltSearch = ({ joint }: JointSearch): boolean => joint.fastener === 'lockbolt'

/** The clamped parts with the holes of a lockbolt: those that were entered, or the one that its maker states. */
export const layersForPin = ({ joint, holes }: JointSearch, hole?: number): Joint['layers'] =>
  joint.layers.map((layer) =>
    layer.washer || holes === 'entered' || hole === undefined ? layer : { ...layer, dh: hole },
  )

/** The clamped parts with holes and washers of a size; those of the entered size stay as they are. */
export function layersFor({ joint, holes }: JointSearch, d: number): Joint['layers'] {
  if (joint.d === d) return joint.layers
  const { washer, hole } = facesOf(d, 'hexagon')
  return joint.layers.map((layer) => {
    if (layer.washer)
      return washer
        ? { ...layer, dh: washer.hole, DA: washer.outer, thickness: washer.height }
        : layer
    return holes === 'drilled' && hole !== undefined ? { ...layer, dh: hole } : layer
  })
}

export const thicknessOf = (layers: Joint['layers']): number =>
  layers.reduce((sum, { thickness }) => sum + thickness, 0)

/** A bolt that is longer than needed stands out; two steps of the usual lengths are borne. */
const mostBeyond = (d: number) => Math.max(10, d)

/** mm; lengths that differ by less are the same. */
const tolerance = 0.01

/** The least length under the head in mm: the parts, the nut and two turns of thread, or one diameter of engagement. */
export function lengthNeeded(search: JointSearch, d: number, P: number): number {
  const clamped = thicknessOf(layersFor(search, d))
  const { joint = 'DSV', nutHeight, engagement } = search.joint
  if (joint === 'ESV') return clamped + Math.min(engagement ?? d, d)
  return clamped + (nutHeight ?? facesOf(d, 'hexagon').nutHeight ?? 0.8 * d) + 2 * P
}

/** The greatest length in mm: a tapped hole has an end, a through bolt stands out by two steps of lengths. */
function lengthAllowed(search: JointSearch, d: number, P: number): number {
  const { joint = 'DSV', engagement } = search.joint
  if (joint === 'ESV')
    return thicknessOf(layersFor(search, d)) + (engagement ?? 2 * d + mostBeyond(d))
  return lengthNeeded(search, d, P) + mostBeyond(d)
}

/** The reason why a size of bolt does not go into the joint, by its figures in mm. */
export function misfitOfSize(
  search: JointSearch,
  { d, P = pitchesOf(d)[0]?.P, length }: { d: number; P?: number | undefined; length: number },
): Misfit | undefined {
  if (P === undefined) return 'figuresMissing'
  const holes = layersFor(search, d).map(({ dh }) => dh)
  if (d > Math.min(...holes)) return 'holeSmall'
  if (length < lengthNeeded(search, d, P) - tolerance) return 'tooShort'
  return length > lengthAllowed(search, d, P) + tolerance ? 'tooLong' : undefined
}

/** The reason why a lockbolt does not go into the joint, by the thicknesses in mm that its maker states. */
export function misfitOfGrip(
  { joint }: JointSearch,
  { gripMin, gripMax }: { gripMin?: number | undefined; gripMax?: number | undefined },
): Misfit | undefined {
  if (gripMin === undefined || gripMax === undefined) return 'figuresMissing'
  const clamped = thicknessOf(joint.layers)
  return clamped < gripMin - tolerance || clamped > gripMax + tolerance ? 'gripOutside' : undefined
}

/** The reason why a model is not calculated for a joint; nothing for one that goes into it. */
export function misfitOf(search: JointSearch, model: BoltModel): Misfit | undefined {
  if (isLockboltSearch(search) !== (model.kind === 'lockbolt')) return 'otherKind'
  const { d, P } = model
  if (d === undefined || P === undefined) return 'figuresMissing'
  if (model.kind === 'lockbolt') return misfitOfLockbolt(search, model)
  const { length, threadLength, propertyClass, dW } = model
  if (search.propertyClass !== undefined && propertyClass !== search.propertyClass)
    return 'otherClass'
  if (length === undefined || threadLength === undefined || propertyClass === undefined)
    return 'figuresMissing'
  if (dW === undefined) return 'faceUnknown'
  const size = misfitOfSize(search, { d, P, length })
  if (size) return size
  const layers = layersFor(search, d)
  const [first] = layers
  if (first && dW <= first.dh) return 'headThroughHole'
  // The nut is turned onto the thread, and does not reach the end of it.
  const room = search.joint.joint === 'ESV' ? 0 : P
  return length - threadLength > thicknessOf(layers) - room + tolerance ? 'shankLong' : undefined
}

function misfitOfLockbolt(search: JointSearch, model: BoltModel): Misfit | undefined {
  const { clampingForce, minimumTensionLoad, pinDiameter, dh, dW } = model
  const { dW1, pinDiameter: entered = pinDiameter } = search.joint
  if (clampingForce === undefined || minimumTensionLoad === undefined) return 'figuresMissing'
  // The metric thread that is nearest to the grooves says nothing of the hole that the pin goes through.
  if (pinDiameter === undefined) return 'figuresMissing'
  // Nor of its head: an entered face is that of the entered pin.
  if (dW === undefined && (dW1 === undefined || entered !== pinDiameter)) return 'figuresMissing'
  const holes = layersForPin(search, dh).map((layer) => layer.dh)
  return pinDiameter > Math.min(...holes) ? 'holeSmall' : misfitOfGrip(search, model)
}
