import { expect, test } from 'vitest'
import { startApp } from '../../app'

const app = await startApp({ settings: { demo: true } })
const { call, userId } = app

const ada = {
  username: 'ada',
  contactName: 'Ada Wen',
  email: 'ada@demo.example',
  staffRoles: ['sales', 'editor'],
}
const member = (id: number) => `/office/people/staff/${id}`

test("a new staff member gets a mail in the operator's language, and no known password", async () => {
  const inEnglish = { 'accept-language': 'en_US' }
  const { data } = await call('operator', 'POST', '/office/people/staff', ada, inEnglish)
  expect(data).toMatchObject({ ...ada, state: 'open', version: 1 })
  const { data: sent } = await call(null, 'GET', '/dev/outbox?to=ada@demo.example')
  expect(sent[0]).toMatchObject({ subject: 'Your back office account' })
  expect(sent[0].text).toContain('ada')
  expect(sent[0].link).toMatch(/\/resetpassword\?.*entrance=office/)
  const list = await call('operator', 'GET', '/office/people/staff/page?role=editor&keyword=ada')
  expect(list.data.records).toMatchObject([{ username: 'ada' }])
})

test('a name or an address that somebody has is refused at its field', async () => {
  const again = await call('operator', 'POST', '/office/people/staff', {
    ...ada,
    username: 'BUYER',
    email: 'ada@demo.example',
  })
  expect(again.status).toBe(400)
  const paths = again.data.errors.map(({ path }: { path: string }) => path)
  expect(paths).toEqual(['username', 'email'])
})

test('a new role counts from the next call on', async () => {
  const id = await userId('editor')
  const { data } = await call('operator', 'GET', member(id))
  const { username, contactName, version } = data
  const body = { username, contactName, email: 'editor@demo.example', version }
  expect((await call('editor', 'GET', '/office/people/customer/page')).status).toBe(403)
  const changed = await call('operator', 'PUT', member(id), { ...body, staffRoles: ['sales'] })
  expect(changed.data).toMatchObject({ staffRoles: ['sales'], version: version + 1 })
  expect((await call('editor', 'GET', '/office/people/customer/page')).status).toBe(200)
  const late = await call('operator', 'PUT', member(id), { ...body, staffRoles: ['editor'] })
  expect(late.status).toBe(409)
})

test('the last operator keeps the role, until there is another one', async () => {
  const id = await userId('operator')
  const { data } = await call('operator', 'GET', member(id))
  const { username, contactName, version } = data
  const mine = { username, contactName, version, email: 'operator@demo.example' }
  const step = () => call('operator', 'PUT', member(id), { ...mine, staffRoles: ['sales'] })
  expect((await step()).status).toBe(409)
  const second = { ...ada, username: 'second', email: 'second@demo.example' }
  await call('operator', 'POST', '/office/people/staff', { ...second, staffRoles: ['operator'] })
  expect((await step()).status).toBe(200)
  expect((await call('operator', 'GET', '/office/people/staff/page')).status).toBe(403)
})
