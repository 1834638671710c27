import { userOf } from '../http/context'
import type { Handlers } from '../http/handler'
import { countPersonal } from './personal-counts.sql'

export const personalCounts = {
  countPersonal: (_call, context) => countPersonal(context.database, userOf(context)),
} satisfies Partial<Handlers>
