import * as argon2 from '@node-rs/argon2'
import { beforeEach, expect, test, vi } from 'vitest'
import { startApp } from '../../app'

// Calls the real implementation and records its arguments.
vi.mock('@node-rs/argon2', async (load) => {
  const real = await load<typeof argon2>()
  return { ...real, hash: vi.fn(real.hash), verify: vi.fn(real.verify) }
})

const { call, database } = await startApp()
const hash = vi.mocked(argon2.hash)
const verify = vi.mocked(argon2.verify)

beforeEach(async () => {
  await database.deleteFrom('attempt').execute()
  hash.mockClear()
  verify.mockClear()
})

const entrances = ['', '/enterprise', '/supplier']
const logIn = (username: string, password: string, entrance = '') =>
  call(null, 'POST', `/admin/web/user/login/psw${entrance}`, { username, password })

/** Number of hashes made and verified, with their parameters. */
const work = () => ({
  made: hash.mock.calls.length,
  checked: verify.mock.calls.map(
    ([stored]) => /^\$argon2id\$v=\d+\$[^$]+/.exec(String(stored))?.[0],
  ),
})

test('the first login of a process makes what nobody’s password is checked against, whoever it is of', async () => {
  await logIn('engineer', 'Wrong1234')
  expect(work()).toMatchObject({ made: 1, checked: [expect.any(String)] })
})

test.each(entrances)(
  'at the entrance “%s” a name that nobody has costs what a wrong password costs, and is answered alike',
  async (entrance) => {
    const known = await logIn('engineer', 'Wrong1234', entrance)
    const wrong = work()
    verify.mockClear()
    const unknown = await logIn('nobody-at-all', 'Wrong1234', entrance)
    expect(work()).toEqual(wrong)
    expect(wrong).toMatchObject({ made: 0, checked: [expect.stringContaining('m=19456,t=2,p=1')] })
    expect([unknown.status, unknown.meta.message]).toEqual([known.status, known.meta.message])
  },
)

test('the right password costs the same check', async () => {
  expect((await logIn('engineer', 'Demo1234')).status).toBe(200)
  expect(work()).toMatchObject({ made: 0, checked: [expect.stringContaining('m=19456,t=2,p=1')] })
})
