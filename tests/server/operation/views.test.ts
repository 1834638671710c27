import { expect, test } from 'vitest'
import { startApp } from '../../app'

const { call } = await startApp()

const list = async (who: string, screen = 'robotEntries') =>
  (await call(who, 'GET', `/office/view?screen=${screen}`)).data
const keep = (who: string, view: object) =>
  call(who, 'POST', '/office/view', { screen: 'robotEntries', query: '', ...view })

test('a view is kept for who saved it, and for no colleague', async () => {
  const view = { name: 'Torque', query: 'topic=torque&order=-asked', columns: ['topic'] }
  const { data } = await keep('agent', view)
  expect(await list('agent')).toMatchObject([view])
  expect(await list('agent2')).toEqual([])
  expect(await list('agent', 'cannedReplies')).toEqual([])
  const taken = await call('agent2', 'DELETE', `/office/view/${data.id}`)
  expect(taken).toMatchObject({ status: 404, meta: { message: expect.stringContaining('视图') } })
  expect((await call('agent', 'DELETE', `/office/view/${data.id}`)).status).toBe(200)
  expect(await list('agent')).toEqual([])
})

test('a view of the same name takes the place of the older one', async () => {
  await keep('editor', { name: 'Mine', query: 'topic=torque', columns: ['topic'] })
  await keep('editor', { name: ' Mine ', query: 'topic=quality' })
  const views = await list('editor')
  expect(views).toMatchObject([{ name: 'Mine', query: 'topic=quality' }])
  expect(views[0]).not.toHaveProperty('columns')
})

test('a view belongs to a list that the office has', async () => {
  const unknown = await keep('agent', { screen: 'noSuchList', name: 'Mine' })
  expect(unknown).toMatchObject({ status: 400, data: { errors: [{ path: 'screen' }] } })
  const asked = await call('agent', 'GET', '/office/view?screen=noSuchList')
  expect(asked).toMatchObject({ status: 400, data: { errors: [{ path: 'screen' }] } })
})

test('customers have no views of the back office', async () => {
  expect((await keep('buyer', { name: 'Mine' })).status).toBe(403)
})
