import type { Schemas } from '../schemas'

/** Input of each page of the calculator. */
export interface Inputs {
  clamp: Schemas['ClampForceInput']
  flexibility: Schemas['ResilienceInput']
  stretching: Schemas['TorqueInput']
}

/** Result of each page of the calculator. */
export interface Results {
  clamp: Schemas['ClampForceResult']
  flexibility: Schemas['ResilienceResult']
  stretching: Schemas['TorqueResult']
}
