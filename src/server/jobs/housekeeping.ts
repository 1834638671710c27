import { forgetOldKeys } from '../idempotency/idempotency.sql'
import { forgetDoneJobs } from './jobs.sql'
import type { JobKinds } from './worker'

/** What the parts have kept long enough. */
export const housekeeping: JobKinds = {
  forgetOldKeys: { everySeconds: 3600, work: forgetOldKeys },
  forgetDoneJobs: { everySeconds: 24 * 3600, work: forgetDoneJobs },
}
