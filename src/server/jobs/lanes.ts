/**
 * How many jobs of each lane run at once in a process, so that slow ones hold up only their like. Mails and text messages wait
 * for servers of others. Together they are fewer than the connections for long work.
 */
export const jobsAtOnce = {
  accountMail: 1,
  bulkMail: 1,
  textMessage: 1,
  heavy: 2,
  usual: 1,
} as const

export type Lane = keyof typeof jobsAtOnce

// The keys of the object are its names.
export const laneNames = Object.keys(jobsAtOnce) as Lane[]
