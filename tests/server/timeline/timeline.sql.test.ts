import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addStep, listSteps } from '../../../src/server/timeline/timeline.sql'
import { startApp } from '../../app'

const { database, userId } = await startApp()

test('a line of a history is neither changed, nor deleted, nor are all of them', async () => {
  const user = await userId('supplier')
  const what = 'quality.timeline.schemeSaved'
  await addStep(database, {
    subject: 'supplierProblem',
    subjectId: 4711,
    userId: user,
    who: '高峰',
    what,
  })
  const changes = [
    sql`update timeline set data = jsonb_set(data, '{what}', '"other"') where subject_id = 4711`,
    sql`update timeline set created_at = now() - interval '1 day' where subject_id = 4711`,
    sql`update timeline set subject_id = 4712 where subject_id = 4711`,
    sql`delete from timeline where subject_id = 4711`,
    sql`truncate timeline`,
  ]
  for (const change of changes) await expect(change.execute(database)).rejects.toThrow('only grows')

  // As after the deletion of an account.
  await sql`update timeline set data = jsonb_set(data, '{who}', '"u1"') where user_id = ${user}`.execute(
    database,
  )
  const steps = await listSteps(database, { subject: 'supplierProblem', id: 4711 }, 'en')
  expect(steps).toMatchObject([{ who: 'u1' }])
})
