import { boltCount } from './bolt-count'
import { boltPattern } from './bolt-pattern'
import { boltResistance } from './bolt-resistance'
import { frictionBolt } from './friction-bolt'
import { proofShare } from './proof-share'
import { proposedSize } from './proposed-size'
import { relaxation } from './relaxation'
import { slipResistance } from './slip-resistance'
import { threadEngagement } from './thread-engagement'
import { torqueCoefficient } from './torque-coefficient'

/** The methods beside the joint, in the order of the page; another one is a file and a line. */
export const methods = {
  proposedSize,
  boltCount,
  boltPattern,
  torqueCoefficient,
  proofShare,
  relaxation,
  threadEngagement,
  slipResistance,
  boltResistance,
  frictionBolt,
} as const

export type MethodName = keyof typeof methods
