import { temperaturesOutside } from '../../../domain/calculation/checks/scope'
import type { CheckRow, Reason } from '../../../domain/calculation/checks/check'
import type { Joint } from '../../../domain/calculation/joint/views'

/** The clamped part that bears a face: the outermost one, or below it where that is a washer. */
function layerOf(place: string, { layers = [] }: Partial<Joint>): number {
  const [name, number] = place.split(' ')
  if (name === 'seam') return Number(number) - 1
  const inward = place.startsWith('nut') ? [...layers.keys()].reverse() : [...layers.keys()]
  if (!place.includes('Washer')) return inward[0] ?? 0
  return inward.find((at) => !layers[at]?.washer) ?? inward[0] ?? 0
}

const eccentric = ['a', 'sSym', 'u', 'interfaceArea', 'interfaceInertia'] as const

/** The field that a check waits for; nothing where no field helps, as where no source is public. */
export function fieldOfReason(
  { reason, place = '' }: Pick<CheckRow, 'reason' | 'place'>,
  joint: Partial<Joint>,
): string | undefined {
  if (!reason) return undefined
  const behind = place.endsWith('Washer') && joint.joint === 'ESV'
  const lastIsWasher = joint.layers?.at(-1)?.washer === true && joint.layers.length === 1
  const tapped = ['tapped', 'seamTapped'].includes(place) || (behind && lastIsWasher)
  const ofPart = (name: string, ofTapped: string) =>
    tapped ? ofTapped : `layers.${layerOf(place, joint)}.${name}`
  const fields: Record<Reason, string | undefined> = {
    outsideVdiSize: 'd',
    outsideVdiTemperature: temperaturesOutside(joint)[0],
    coneOutsideFit: 'layers.0.DA',
    embeddingLarge: 'roughness',
    unusualFigure: undefined,
    scatterMissing: 'toolScatter',
    scatterOfPreloadMissing: 'preloadScatter',
    torsionUnknown: 'muSmall',
    hotStrengthUnknown: 'Rp02Hot',
    hotModuliUnknown: 'boltModulusHot',
    hotPressureUnknown: ofPart('pGHot', 'tappedPGHot'),
    hotShearUnknown: 'tappedTauBHot',
    fatigueOutsideClass: 'propertyClass',
    fatigueOutsideSize: 'd',
    materialMissing: ofPart('material', 'tappedMaterial'),
    engagementMissing: 'engagement',
    nutClassMissing: 'nutClass',
    nutLow: 'nutHeight',
    strengthOfBoltUnknown: 'Rm',
    shearPlaneMissing: 'shearPlane',
    shearStrengthUnknown: 'boltTauB',
    eccentricValuesMissing: eccentric.find((name) => joint[name] === undefined) ?? 'loading',
    seamWide: 'loading',
    lockboltNotPublic: undefined,
    lockboltShearMissing: 'shearLoad',
    gripMissing: 'gripMin',
    scatterSmall: joint.mode === 'torque' ? 'toolScatter' : 'preloadScatter',
    torsionNone: 'tightening',
    embeddingSmall: 'roughness',
    relaxationMissing: 'relaxation',
    lockboltDiameterMissing: 'pinDiameter',
    lockboltModulusMissing: 'boltModulus',
    lockboltHotUnknown:
      joint.minimumTensionLoadHot === undefined ? 'minimumTensionLoadHot' : 'shearLoadHot',
    boltShearHotUnknown: 'boltTauBHot',
  }
  return fields[reason]
}
