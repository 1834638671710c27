import { type Day } from '../../domain/days/day'
import { todayAt } from '../database/clock'
import type { Database } from '../database/database'
import { announce } from '../event-mails/announce'
import { deleteFile, filesOlderThan } from '../files/files.sql'
import type { JobKinds } from '../jobs/worker'
import { notifyUsers } from '../notifications/notifications.sql'
import { takeDue } from '../queues/due.sql'
import { remindHolder } from '../queues/remind'
import type { Settings } from '../settings/settings'
import { threeYears } from '../retention/rules'
import { chatRule } from './chat-files'
import { linkOfQuestion } from './unknown'
import { takeUntold } from './untold.sql'

/** Notifies absent customers of answers, and staff of open questions. */
export const chatJobs = ({ timeZone }: Pick<Settings, 'timeZone'>): JobKinds => ({
  tellOfAnswers: {
    everySeconds: 30,
    async work(database) {
      for (const { conversationId: id, userId, agentName, seq } of await takeUntold(database)) {
        await notifyUsers(database, [userId], {
          key: 'chat.notify.answered',
          both: { name: agentName },
          link: '/?service=open',
        })
        await announce(database, { event: 'chatAnswered', id, part: seq })
      }
    },
  },
  /** Deletes files together with the messages that showed them. */
  forgetChatFiles: {
    lane: 'heavy',
    everySeconds: 3600,
    async work(database) {
      for (const file of await filesOlderThan(database, chatRule.purpose, threeYears))
        await deleteFile(database, file)
    },
  },
  /** Reminds staff of questions unknown to the robot whose answer is due soon or overdue. */
  remindOfQuestions: {
    everySeconds: 1800,
    work: (database) => remindOfQuestions(database, todayAt(timeZone)),
  },
})

export async function remindOfQuestions(database: Database, today: Day): Promise<void> {
  for (const asked of await takeDue(database, 'chat_unknown', today)) {
    const { message: question, due_date: day, due } = asked
    await remindHolder(database, asked, 'agent', {
      key: due === 'overdue' ? 'chat.notify.questionOverdue' : 'chat.notify.questionDueSoon',
      values: { question, day },
      link: linkOfQuestion(asked.id),
    })
  }
}
