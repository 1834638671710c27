import { fieldIn } from '../../lists/items'
import { definedOnly } from '../defined'
import type { Joint } from '../joint/views'
import { sectionsOf } from './bolt-sections'
import type { BoltModel } from './bolt-model'

/** Fields of a joint that tightening by turning or pulling a bolt fills. */
const ofTightening = ['mode', 'Fmin', 'Fmax', 'boltModulus']

/**
 * A joint with a lockbolt in it, by the figures of its maker: its pin is the shank, and its modulus is asked for where
 * the material of the pin is not known. The model goes into the joint (`misfitOf`): its bearing face is known.
 */
export function lockboltJoint(
  common: Partial<Joint> & Pick<Joint, 'd' | 'P' | 'layers'>,
  model: BoltModel,
): Joint {
  const { d, layers } = common
  const { clampingForce, minimumTensionLoad, shearLoad, gripMin, gripMax } = model
  const { pinDiameter, dh: pinHole, boltModulus } = model
  const dW1 = model.dW ?? fieldIn(common, 'dW1')
  const kept = Object.fromEntries(
    Object.entries(common).filter(([name]) => !ofTightening.includes(name)),
  )
  const usual = sectionsOf({
    d,
    head: 'hexagon',
    joint: 'DSV',
    layers,
    length: undefined,
    threadLength: undefined,
  })
  return {
    ...kept,
    d,
    P: common.P,
    layers,
    fastener: 'lockbolt',
    dW1,
    dW2: common.dW2 ?? dW1,
    ...definedOnly({ clampingForce, minimumTensionLoad, shearLoad, gripMin, gripMax }),
    ...definedOnly({ pinDiameter, pinHole, boltModulus }),
    sections: usual.map((section) =>
      section.kind === 'shank' && pinDiameter !== undefined
        ? { ...section, diameter: pinDiameter }
        : section,
    ),
  }
}
