import type { Joint } from '../../../domain/calculation/joint/views'
import type { TextKey } from '../../language/locale'

export interface JointGroup {
  title: TextKey
  fields: (keyof Joint & string)[]
}

/** The fields of the joint in their groups, in the order of an engineer's sheet. */
export const jointGroups: JointGroup[] = [
  {
    title: 'calculation.part.bolt',
    fields: [
      ...(['fastener', 'd', 'P', 'head', 'propertyClass', 'Rp02', 'Rm'] as const),
      ...(['boltModulus', 'rolled', 'boltLength', 'threadLength'] as const),
      ...(['pinDiameter', 'pinHole', 'minimumTensionLoad', 'shearLoad', 'stressArea'] as const),
      ...(['gripMin', 'gripMax'] as const),
      'sections',
    ],
  },
  {
    title: 'calculation.part.counterpart',
    fields: [
      ...([
        'joint',
        'dW1',
        'dW2',
        'nutClass',
        'nutHeight',
        'tappedMaterial',
        'engagement',
      ] as const),
      ...(['countersink', 'tappedPG', 'tappedTauB', 'boltTauB'] as const),
    ],
  },
  {
    title: 'calculation.part.layers',
    fields: ['layers', 'pG', 'cone', 'roughness', 'interfaces', 'loadDirection', 'fZ'],
  },
  {
    title: 'calculation.part.friction',
    fields: [
      ...(['muLarge', 'muSmall', 'muThreadLarge', 'muThreadSmall', 'muHeadLarge'] as const),
      ...(['muHeadSmall', 'dW', 'dh', 'dKm', 'threadFriction', 'torsionFactor'] as const),
    ],
  },
  {
    title: 'calculation.part.tightening',
    fields: [
      ...(['mode', 'torque', 'torquePrevailing', 'torquePrevailingMin', 'toolScatter'] as const),
      ...(['force', 'elongation', 'angle', 'snugForce', 'effectiveLength', 'pistonArea'] as const),
      ...(['clampingForce', 'preloadScatter', 'Fmin', 'Fmax', 'tau', 'utilisation'] as const),
      ...(['wantedForce', 'tightening', 'toolCategory', 'riskClass', 'locking'] as const),
    ],
  },
  {
    title: 'calculation.part.loads',
    fields: [
      ...(['FAmax', 'FAmin', 'cycles', 'FKerf', 'FQ', 'slipFaces', 'muT', 'slipLoad'] as const),
      ...(['shearPlane', 'shearPlanes', 'loading', 'a', 'sSym', 'u', 'interfaceArea'] as const),
      'interfaceInertia',
    ],
  },
  { title: 'calculation.part.introduction', fields: ['introduction', 'n', 'lA', 'aK'] },
  {
    title: 'calculation.part.temperature',
    fields: [
      ...(['assemblyTemperature', 'serviceMin', 'serviceMax', 'partsServiceMin'] as const),
      ...(['partsServiceMax', 'boltAlpha', 'boltModulusHot', 'Rp02Hot'] as const),
      ...(['relaxation', 'boltTauBHot', 'tappedPGHot', 'tappedTauBHot'] as const),
      ...(['minimumTensionLoadHot', 'shearLoadHot'] as const),
    ],
  },
  {
    title: 'calculation.part.safeties',
    fields: [
      ...(['requiredClamp', 'requiredService', 'requiredFatigue', 'requiredPressure'] as const),
      ...(['requiredStripping', 'requiredSlip', 'requiredShear', 'requiredTension'] as const),
    ],
  },
]
