import type { Schemas } from '../schemas'
import { missing, outOfRange } from './bolt'
import type { Fault } from './faults'
import { frictionDiameter } from './torque'

type Face = Pick<Schemas['TorqueInput'], 'd' | 'dKm' | 'dW' | 'dh'>

/**
 * The friction diameter in mm: as given, else from face and hole, else 1.3·d, which is said of the result.
 * A usual estimate, not of a standard.
 */
export function frictionDiameterOf({ d, dKm, dW, dh }: Face): { dKm: number; estimated: boolean } {
  if (dKm !== undefined) return { dKm, estimated: false }
  if (dW !== undefined && dh !== undefined)
    return { dKm: frictionDiameter(dW, dh), estimated: false }
  return { dKm: 1.3 * d, estimated: true }
}

/** d < DKm < 4d, and a hole below its face. */
export function faceFaults(face: Partial<Face>): Fault[] {
  const { d, dKm, dW, dh } = face
  const faults: Fault[] = []
  if (dKm === undefined && dW !== undefined && dh === undefined) faults.push(...missing(face, 'dh'))
  if (dKm === undefined && dh !== undefined && dW === undefined) faults.push(...missing(face, 'dW'))
  if (dW !== undefined && dh !== undefined && dh >= dW)
    faults.push({ path: 'dh', code: 'HOLE_NOT_BELOW_BEARING' })
  else if (d !== undefined && (dKm ?? dW) !== undefined) {
    const used = frictionDiameterOf({ ...face, d })
    if (used.dKm <= d || used.dKm >= 4 * d)
      faults.push(outOfRange(dKm === undefined ? 'dW' : 'dKm', d, 4 * d))
  }
  return faults
}

/** Large friction not below small friction; both may be missing. */
export function orderFaults(
  path: string,
  large: number | undefined,
  small: number | undefined,
): Fault[] {
  return large !== undefined && small !== undefined && large < small
    ? [{ path, code: 'FRICTION_ORDER' }]
    : []
}
