import { fieldIn } from '../../lists/items'
import type { Schemas } from '../../schemas'
import { clampFaults, computeClamp } from '../clamp'
import { definedOnly } from '../defined'
import { facesOf } from '../faces'
import { usualFigures } from '../usual'
import { fieldsOf, type Joint } from '../joint/views'
import { layersFor, thicknessOf, type BoltModel, type JointSearch } from './bolt-model'

/** Fields that belong to a bolt and not to the joint that it goes into. */
const ofBolt = [
  'Rp02',
  'Rm',
  'Rp02Hot',
  'boltTauB',
  'sections',
  'dKm',
  'dW',
  'dh',
  'gripMin',
  'gripMax',
  'clampingForce',
  'minimumTensionLoad',
  'shearLoad',
  'stressArea',
] as const satisfies (keyof Joint)[]

/** The nut of ISO 898-2 that bears a bolt of a class. */
const nutClasses: Record<string, Joint['nutClass']> = {
  '4.6': '5',
  '4.8': '5',
  '5.6': '5',
  '5.8': '5',
  '6.8': '6',
  '8.8': '8',
  '9.8': '9',
  '10.9': '10',
  '12.9': '12',
}

/** Whole joints with a model in them; the model goes into the joint (`misfitOf`). */
export function jointWith(search: JointSearch, model: BoltModel): Joint {
  const { joint } = search
  const kept = Object.fromEntries(
    Object.entries(joint).filter(([name]) => !ofBolt.some((own) => own === name)),
  ) as Partial<Joint>
  const d = fieldIn(model, 'd')
  const layers = layersFor(search, d)
  const common = { ...kept, d, P: fieldIn(model, 'P'), layers }
  if (model.kind === 'lockbolt') return lockboltJoint(common, model)
  const { head = 'hexagon', length, threadLength, propertyClass } = model
  const hex = facesOf(d, 'hexagon')
  const same = joint.d === d && (joint.head ?? 'hexagon') === head
  const { prevailingTorque = joint.torquePrevailing } = joint.d === d ? {} : hex
  const locked = (joint.torquePrevailing ?? 0) > 0
  const tapped = joint.joint === 'ESV'
  const bolt = {
    ...common,
    fastener: 'bolt' as const,
    head,
    // Every model that is calculated names a class that is known.
    propertyClass: propertyClass as Joint['propertyClass'],
    ...definedOnly({ boltLength: length, threadLength }),
    dW1: (same ? joint.dW1 : undefined) ?? fieldIn(model, 'dW'),
    ...definedOnly({
      dW2: tapped ? joint.dW2 : ((joint.d === d ? joint.dW2 : undefined) ?? hex.dW),
      nutClass: tapped ? undefined : (joint.nutClass ?? nutClasses[propertyClass ?? '']),
      nutHeight: joint.d === d ? joint.nutHeight : undefined,
      engagement: tapped ? engagementOf(joint, length, layers) : undefined,
      torquePrevailing: locked ? prevailingTorque : joint.torquePrevailing,
      torquePrevailingMin: leastPrevailing(joint, prevailingTorque),
    }),
    sections: sectionsOf({ d, head, joint: joint.joint, layers, length, threadLength }),
  }
  return isTurned(joint) && search.torque === 'recommended'
    ? { ...bolt, torque: torqueFor(bolt) }
    : bolt
}

/** The least prevailing torque of a nut of another size has the same share of its greatest. */
const leastPrevailing = (
  { torquePrevailing = 0, torquePrevailingMin: least }: Partial<Joint>,
  greatest = 0,
) => (least === undefined || torquePrevailing === 0 ? least : (least / torquePrevailing) * greatest)

const isTurned = ({ mode, Fmin, Fmax }: Partial<Joint>) =>
  mode === 'torque' || (mode === undefined && (Fmin === undefined || Fmax === undefined))

/** The thread that is in the tapped part: no more than it has, and than the bolt reaches. */
const engagementOf = (
  { engagement = Infinity }: Partial<Joint>,
  length: number | undefined,
  layers: Joint['layers'],
) => (length === undefined ? undefined : Math.min(engagement, length - thicknessOf(layers)))

function sectionsOf({
  length,
  threadLength,
  ...bolt
}: {
  d: number
  head: 'hexagon' | 'socket'
  joint: Joint['joint']
  layers: Joint['layers']
  length: number | undefined
  threadLength: number | undefined
}): Joint['sections'] {
  const usual = usualFigures('flexibility', {
    ...definedOnly(bolt),
    d: bolt.d,
    layers: bolt.layers,
    ...definedOnly({ boltLength: length, threadLength }),
  })
  // Usual figures are typed for every field; the one of `sections` are sections.
  return usual.sections as Joint['sections']
}

/** A torque in N·m that is above a prevailing one with any scatter of a tool: the recommendation does not depend on it. */
export const torqueBeyond = (prevailing: number): number => 2 * Math.max(0, prevailing) + 100

/** The recommended torque in N·m, rounded down to three figures so that it stays within its limit. */
function torqueFor(joint: Omit<Joint, 'torque'>): number {
  const { torquePrevailing = 0 } = joint
  const torque = torqueBeyond(torquePrevailing)
  const input = fieldsOf('clamp', { ...joint, torque })
  // A bolt that its own lock nut overloads is found by the check of the whole joint.
  if (clampFaults(input).length > 0) return torque
  const { torqueRec } = computeClamp(input as Schemas['ClampForceInput'])
  const step = 10 ** (Math.floor(Math.log10(torqueRec)) - 2)
  const rounded = Number((Math.floor(torqueRec / step) * step).toPrecision(3))
  return rounded > torquePrevailing ? rounded : torqueRec
}

function lockboltJoint(
  common: Partial<Joint> & Pick<Joint, 'd' | 'P' | 'layers'>,
  model: BoltModel,
): Joint {
  const { d, layers, dW1 = facesOf(d, 'hexagon').dW ?? 1.5 * d, dW2 = dW1 } = common
  const { clampingForce, minimumTensionLoad, shearLoad, gripMin, gripMax } = model
  const ofTightening = ['mode', 'Fmin', 'Fmax']
  const kept = Object.fromEntries(
    Object.entries(common).filter(([name]) => !ofTightening.includes(name)),
  )
  return {
    ...kept,
    d,
    P: common.P,
    layers,
    fastener: 'lockbolt',
    dW1,
    dW2,
    ...definedOnly({ clampingForce, minimumTensionLoad, shearLoad, gripMin, gripMax }),
    sections: sectionsOf({
      d,
      head: 'hexagon',
      joint: 'DSV',
      layers,
      length: undefined,
      threadLength: undefined,
    }),
  }
}
