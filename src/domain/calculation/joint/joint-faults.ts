import { missing } from '../bolt'
import { clampFaults } from '../clamp'
import type { Fault } from '../faults'
import { flexibilityFaults } from '../flexibility-faults'
import { stretchFaults } from '../stretching-faults'
import { isTyped } from './preload'
import { fieldsOf, type Joint } from './views'

/** Values that the chain computes and no field of the joint has. */
const computed = ['deltaP', 'torsion', 'stack', 'shankDiameter', 'shankBore', 'threadBore']

/** Contradictions between fields of a joint: those of the pages that it is a view of; each field was validated before. */
export function jointFaults(joint: Partial<Joint>): Fault[] {
  const { mode = 'torque', fastener, layers = [] } = joint
  const turned = mode === 'torque' && fastener !== 'lockbolt'
  const ofPreload = isTyped(joint)
    ? []
    : turned
      ? [...missingOfTorque(joint), ...clampFaults(fieldsOf('clamp', joint))]
      : // The resilience of the parts is computed; a value of it keeps the method complete.
        stretchFaults({ ...fieldsOf('stretching', joint), deltaP: 1e-6 })
  const ofParts = flexibilityFaults({
    ...fieldsOf('flexibility', joint),
    ...(layers.length === 0 && { layers }),
  })
  const faults = [...ofPreload, ...ofParts]
  return faults.filter(
    ({ path, code }, at) =>
      !computed.includes(path) &&
      faults.findIndex((fault) => fault.path === path && fault.code === code) === at,
  )
}

/** A torque without friction gives no preload. */
function missingOfTorque(joint: Partial<Joint>): Fault[] {
  const { muThreadLarge, muThreadSmall, muHeadLarge, muHeadSmall } = joint
  const large = muThreadLarge !== undefined && muHeadLarge !== undefined
  const small = muThreadSmall !== undefined && muHeadSmall !== undefined
  return [
    ...missing(joint, 'torque'),
    ...(large ? [] : missing(joint, 'muLarge')),
    ...(small ? [] : missing(joint, 'muSmall')),
  ]
}
