import { userOf } from '../context'
import type { Handlers } from '../handler'
import { countPersonal } from './personal-counts.sql'

export const personalCounts = {
  countPersonal: (_call, context) => countPersonal(context.database, userOf(context)),
} satisfies Partial<Handlers>
