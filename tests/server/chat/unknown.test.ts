import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { dayAt, daysAfter } from '../../../src/domain/days/day'
import { dueOn } from '../../../src/domain/days/deadline'
import { remindOfQuestions } from '../../../src/server/chat/jobs'
import { startApp } from '../../app'

const { call, database, settings } = await startApp({ catalogue: 'empty' })
const today = dayAt(settings.timeZone)

const userId = async (username: string) =>
  (
    await database
      .selectFrom('app_user')
      .select('id')
      .where('username', '=', username)
      .executeTakeFirstOrThrow()
  ).id
const [agent, agent2] = [await userId('agent'), await userId('agent2')]

const path = '/office/chat/unknown'
interface Question {
  id: number
  message: string
}
const listed = async (who: string, search = ''): Promise<Question[]> =>
  (await call(who, 'GET', `${path}/page?size=100${search}`)).data.records

/** A question of a customer that the robot does not know. */
async function unknown(message: string): Promise<number> {
  await call('engineer', 'POST', '/web/robot', { message })
  return (await listed('agent')).find((one) => one.message === message)!.id
}

const assign = (who: string, id: number, body: { from?: number; to?: number }) =>
  call(who, 'POST', `${path}/assignee/${id}`, body)
const told = async (who: number) =>
  (
    await database
      .selectFrom('notification')
      .select(sql<string>`data ->> 'key'`.as('key'))
      .where('user_id', '=', who)
      .execute()
  )
    .map(({ key }) => key)
    .filter((key) => key.startsWith('chat.notify.question'))

beforeEach(async () => {
  await database.deleteFrom('chat_unknown').execute()
  await database.deleteFrom('chat_entry').execute()
  await database.deleteFrom('notification').execute()
})

test('a question that the robot does not know wants an answer after so many working days', async () => {
  await unknown('submarine quokka')
  const dueDate = dueOn(today, { days: 3, holidays: settings.serviceHours.holidays })
  expect(await listed('agent')).toMatchObject([{ counts: 1, dueDate, due: 'inTime' }])
})

test('a message is assigned, reassigned to a colleague, who is notified, and unassigned', async () => {
  const id = await unknown('submarine quokka')
  expect((await assign('agent', id, { to: agent })).data).toMatchObject({ assigneeId: agent })
  expect((await assign('agent', id, { from: agent, to: agent2 })).status).toBe(200)
  expect(await told(agent2)).toEqual(['chat.notify.questionAssigned'])
  expect(await listed('agent2', '&holder=mine')).toMatchObject([{ id }])
  expect(await listed('agent', '&holder=mine')).toEqual([])
  const free = await assign('agent2', id, { from: agent2 })
  expect(free.data).not.toHaveProperty('assigneeId')
  expect(await listed('agent', '&holder=nobody')).toMatchObject([{ id }])
})

test('whoever does not see to it neither answers nor removes it, and is told who does', async () => {
  const id = await unknown('submarine quokka')
  await assign('agent', id, { to: agent })
  const entry = {
    topic: 'ordering',
    questionZh: '卖潜艇吗？',
    questionEn: 'Submarines?',
    unknownId: id,
    answerZh: '不卖。',
    answerEn: 'No submarines.',
  }
  for (const refused of [
    await call('agent2', 'POST', '/office/chat/entry', entry),
    await call('agent2', 'DELETE', `${path}/${id}`),
  ]) {
    expect(refused.status).toBe(409)
    expect(refused.meta.message).toContain('唐梅')
  }
  expect(await listed('agent')).toHaveLength(1)
  expect((await call('agent', 'POST', '/office/chat/entry', entry)).status).toBe(200)
  expect(await listed('agent')).toEqual([])
})

test('two agents take a question: one gets it; a deleted question cannot be taken', async () => {
  const id = await unknown('submarine quokka')
  const answers = await Promise.all([
    assign('agent', id, { to: agent }),
    assign('agent2', id, { to: agent2 }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await assign('operator', 987_654, { to: agent })).status).toBe(404)
  expect((await assign('editor', id, { to: agent })).status).toBe(403)
})

test('the assignee is reminded once when due soon and once when overdue; without one, all agents are', async () => {
  const id = await unknown('submarine quokka')
  await assign('agent', id, { to: agent })
  const due = (days: number) =>
    database
      .updateTable('chat_unknown')
      .set({ due_date: daysAfter(today, days) })
      .execute()
  await due(1)
  await remindOfQuestions(database, today)
  await remindOfQuestions(database, today)
  expect(await told(agent)).toEqual(['chat.notify.questionDueSoon'])
  await due(-1)
  await assign('agent', id, { from: agent })
  await remindOfQuestions(database, today)
  expect(await told(agent2)).toEqual(['chat.notify.questionOverdue'])
  expect(await listed('agent', '&due=overdue')).toMatchObject([{ id, due: 'overdue' }])
})

test('the overview counts them by whose they are, and each count is what its link lists', async () => {
  const mine = await unknown('submarine quokka')
  await unknown('trombone weather')
  await assign('agent', mine, { to: agent })
  const { data } = await call('agent', 'GET', '/office/queue/list')
  const { figures } = data.find(({ what }: { what: string }) => what === 'questions')
  expect(
    figures.map(({ kind, counts }: { kind: string; counts: number }) => [kind, counts]),
  ).toEqual([
    ['waiting', 2],
    ['overdue', 0],
    ['mine', 1],
    ['nobodys', 1],
  ])
  for (const { counts, link } of figures) {
    const { search } = new URL(link, 'http://shop')
    expect((await call('agent', 'GET', `${path}/page${search}`)).data.total, link).toBe(counts)
  }
})

test('searching unknown questions', async () => {
  await unknown('submarine quokka')
  await unknown('trombone weather')
  expect(await listed('agent', '&keyword=TROMBONE')).toMatchObject([
    { message: 'trombone weather' },
  ])
  expect(await listed('agent', '&keyword=100%25')).toEqual([])
})
