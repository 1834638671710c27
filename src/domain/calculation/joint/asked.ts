import { warmest } from '../tables/hot-strength'
import { isTyped } from './preload'
import type { Joint } from './views'

type Name = keyof Joint & string

/** The way in which the preload of a joint is known: a method of tightening, or typed from elsewhere. */
export type PreloadFrom = NonNullable<Joint['mode']> | 'typed'

/** A joint while it is entered; a preload may be chosen to be typed before it is. */
export type JointEntry = Partial<Joint> & { preloadTyped?: boolean }

export function preloadFrom(joint: JointEntry): PreloadFrom {
  if (joint.fastener === 'lockbolt') return 'lockbolt'
  return joint.preloadTyped || isTyped(joint) ? 'typed' : (joint.mode ?? 'torque')
}

/** Fields that only some ways to a preload ask for. */
const ofMethods: Partial<Record<Name, PreloadFrom[]>> = {
  torque: ['torque'],
  wantedForce: ['torque'],
  toolScatter: ['torque'],
  torquePrevailing: ['torque', 'force', 'elongation'],
  torquePrevailingMin: ['torque'],
  force: ['force', 'tensioner'],
  elongation: ['elongation'],
  angle: ['angle'],
  snugForce: ['angle'],
  pistonArea: ['tensioner'],
  effectiveLength: ['tensioner'],
  preloadScatter: ['force', 'elongation', 'angle', 'tensioner', 'lockbolt'],
  Fmin: ['typed'],
  Fmax: ['typed'],
  tau: ['typed'],
  clampingForce: ['lockbolt'],
}

const ofBolts: Name[] = [
  'propertyClass',
  'head',
  'boltLength',
  'threadLength',
  'mode',
  'nutClass',
  'nutHeight',
  'engagement',
  'countersink',
  'boltTauB',
  'boltTauBHot',
  'rolled',
  'utilisation',
  'muLarge',
  'muSmall',
  'muThreadLarge',
  'muThreadSmall',
  'muHeadLarge',
  'muHeadSmall',
  'dW',
  'dh',
  'dKm',
  'threadFriction',
  'torsionFactor',
  'shearPlane',
  'Rp02Hot',
  'tightening',
]

const ofLockbolts: Name[] = [
  'minimumTensionLoad',
  'gripMin',
  'gripMax',
  'shearLoad',
  'stressArea',
  'pinDiameter',
  'pinHole',
  'minimumTensionLoadHot',
  'shearLoadHot',
]

/** Values at the greatest service temperature, which room temperature does not ask for. */
const ofHeat: Name[] = [
  'relaxation',
  'boltTauBHot',
  'tappedPGHot',
  'tappedTauBHot',
  'minimumTensionLoadHot',
  'shearLoadHot',
  'Rp02Hot',
]

const ofTapped: Name[] = [
  'tappedMaterial',
  'tappedPG',
  'tappedPGHot',
  'tappedTauB',
  'tappedTauBHot',
  'engagement',
  'countersink',
]
const ofNuts: Name[] = ['nutClass', 'nutHeight', 'dW2']
const ofEccentric: Name[] = ['a', 'sSym', 'u', 'interfaceArea', 'interfaceInertia']
const ofShear: Name[] = [
  'slipFaces',
  'muT',
  'slipLoad',
  'shearPlane',
  'shearPlanes',
  'requiredSlip',
]

const isHot = ({ serviceMax = 20, partsServiceMax = 20 }: JointEntry) =>
  Math.max(serviceMax, partsServiceMax) > warmest

/** True if a field of the joint applies, given its other choices. */
export function isAskedOfJoint(name: string, joint: JointEntry): boolean {
  const lockbolt = joint.fastener === 'lockbolt'
  const among = (names: Name[]) => names.some((listed) => listed === name)
  if (among(ofHeat) && !isHot(joint)) return false
  if (name === 'Rp02' || name === 'Rm') return joint.propertyClass === 'other' && !lockbolt
  if (lockbolt ? among(ofBolts) : among(ofLockbolts)) return false
  if (joint.joint === 'ESV' ? among(ofNuts) : among(ofTapped)) return false
  if (among(ofEccentric)) return joint.loading === 'eccentric'
  if (among(ofShear)) return (joint.FQ ?? 0) > 0
  if (name === 'fZ') return joint.roughness === 'own'
  if (name === 'loadDirection' || name === 'interfaces') return joint.roughness !== 'own'
  if (name === 'lA' || name === 'aK') return joint.introduction !== undefined
  // The names of the table are fields of a joint.
  const methods = (ofMethods as Partial<Record<string, PreloadFrom[]>>)[name]
  return methods === undefined || methods.includes(preloadFrom(joint))
}

/** The joint to be calculated, without fields that do not apply. */
export const askedOfJoint = (joint: JointEntry): Partial<Joint> =>
  Object.fromEntries(
    Object.entries(joint).filter(
      ([name]) => name !== 'preloadTyped' && isAskedOfJoint(name, joint),
    ),
  )
