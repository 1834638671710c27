import { keysIn } from '../../domain/lists/objects'
/**
 * Concurrent jobs per lane and process, so that slow jobs delay only their own kind. Mails and text messages wait for
 * external servers. The sum is below the number of connections of the long-running pool.
 */
export const jobsAtOnce = {
  accountMail: 1,
  bulkMail: 1,
  textMessage: 1,
  heavy: 2,
  usual: 1,
} as const

export type Lane = keyof typeof jobsAtOnce

// The keys of the object are the lane names.
export const laneNames = keysIn(jobsAtOnce)
