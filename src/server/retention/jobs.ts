import type { Database } from '../database/database'
import { addJob } from '../jobs/jobs.sql'
import type { JobKinds } from '../jobs/worker'
import { forgetSome } from './forget.sql'
import { retention, type Rule } from './rules'

/** Deletes expired rows, a bounded number per transaction. */
export const retentionJobs: JobKinds = {
  forgetOldRows: {
    lane: 'heavy',
    everySeconds: 3600,
    async work(database) {
      for (const table of Object.keys(retention)) await forgetOf(database, table)
    },
  },
  forgetMoreRows: {
    lane: 'heavy',
    // Added by forgetOf.
    work: (database, data) => forgetOf(database, data as string),
  },
}

async function forgetOf(database: Database, table: string): Promise<void> {
  let isMore = false
  for (const forgetting of rules[table]?.forget ?? [])
    if (await forgetSome(database, table, forgetting)) isMore = true
  if (isMore) await addJob(database, { kind: 'forgetMoreRows', data: table })
}

const rules: Readonly<Record<string, Rule>> = retention
