import { assembly } from './assembly'
import type { JointCheck } from './check'
import { combined } from './combined'
import { dimensions } from './dimensions'
import { engagement } from './engagement'
import { fatigue } from './fatigue'
import { gaping } from './gaping'
import { grip } from './grip'
import { heat } from './heat'
import { preload } from './preload'
import { pressure } from './pressure'
import { scope } from './scope'
import { service } from './service'
import { shear } from './shear'
import { slip } from './slip'
import { tension } from './tension'

/** Every check of a joint, in the order of the guideline. */
export const jointChecks: JointCheck[] = [
  scope,
  dimensions,
  grip,
  gaping,
  heat,
  preload,
  assembly,
  service,
  tension,
  fatigue,
  pressure,
  engagement,
  slip,
  shear,
  combined,
]
