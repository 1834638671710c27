import { sql } from 'kysely'
import type { Schemas } from '../../domain/schemas'
import { stillWaits } from '../attempts/attempts.sql'
import type { Settings } from '../settings/settings'
import { ownLimit } from './throttle'

export type SecondFactorSettings = Pick<
  Settings,
  'staffSecondFactor' | 'loginAttempts' | 'loginLockMinutes'
>

/** Beginning of the key that counts the wrong codes of a user: `second:5`. */
const counter = 'second:'

export const secondFactorCounter = (userId: number): string => counter + String(userId)

/** Users who must wait before their next code, from any of their devices. */
const lockedUsers = (settings: SecondFactorSettings) => sql`
  select substring(key from ${`^${counter}(\\d+)`})::integer from attempt
  where kind = 'own' and starts_with(key, ${counter}) and ${stillWaits(ownLimit(settings))}`

/** State of the second factor of `app_user`. The subqueries are uncorrelated, so that each is read once for a list. */
export const secondFactorState = (settings: SecondFactorSettings) =>
  sql<Schemas['SecondFactorState']>`case
    when app_user.id in (select user_id from second_factor where confirmed_at is not null)
      then case when app_user.id in (${lockedUsers(settings)}) then 'locked' else 'on' end
    when staff_roles && ${settings.staffSecondFactor}::text[] then 'missing'
    else 'off' end`
