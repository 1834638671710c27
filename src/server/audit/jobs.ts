import type { JobKinds } from '../jobs/worker'
import { noteUnattended } from './audit.sql'
import { sealLines } from './seal.sql'

/** Longest delay in seconds before a line joins the chain. */
const everySeconds = 5

export const auditJobs: JobKinds = {
  sealAudit: {
    everySeconds,
    async work(database) {
      await noteUnattended(database)
      await sealLines(database)
    },
  },
}
