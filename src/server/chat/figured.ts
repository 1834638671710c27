import type { Schemas } from '../../domain/schemas'

export type Figured = Pick<Schemas['RobotAnswer'], 'questionAnswer' | 'link' | 'offersPerson'>
