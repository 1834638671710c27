import type { JobKinds } from '../jobs/worker'
import { notifyUsers } from '../notifications/notifications.sql'
import { takeUntold } from './untold.sql'

/** Tells customers who are not here of what they were answered. */
export const chatJobs: JobKinds = {
  tellOfAnswers: {
    everySeconds: 30,
    async work(database) {
      for (const { userId, agentName } of await takeUntold(database))
        await notifyUsers(database, [userId], {
          key: 'chat.notify.answered',
          values: { name: agentName },
          link: '/?service=open',
        })
    },
  },
}
