import { expect, test } from 'vitest'
import { startApp } from '../../app'
import { bitmap, multipart, photoFromPhone, picture } from '../../uploads'

const app = await startApp()
const { call, database } = app

async function put(who: string | null, name: string, bytes: Buffer | string) {
  const { payload, headers } = multipart(name, bytes)
  return call(who, 'POST', '/web/my/avatar', payload, headers)
}

const avatarOf = async (who: string): Promise<string> =>
  (await call(who, 'GET', '/admin/web/user/loginuser/baseinfo')).data.avatar

test('an avatar is scaled down, turned upright and public by its address', async () => {
  expect((await put('buyer', 'me.jpg', await photoFromPhone())).status).toBe(200)
  const address = await avatarOf('buyer')
  expect(address).toMatch(/^\/crrc_sales\/web\/avatar\/[0-9a-f-]{36}$/)
  const seen = await call(null, 'GET', address)
  expect(seen.status).toBe(200)
  expect(seen.headers['content-type']).toBe('image/webp')
  expect(seen.headers['cache-control']).toContain('immutable')
  expect(seen.bytes.includes(Buffer.from('Phone'))).toBe(false)
})

test('a new picture takes the place of the old one, whose address leads nowhere', async () => {
  await put('engineer', 'a.png', await picture('png'))
  const old = await avatarOf('engineer')
  await put('engineer', 'b.bmp', bitmap())
  expect(await avatarOf('engineer')).not.toBe(old)
  expect((await call(null, 'GET', old)).status).toBe(404)
  expect((await call(null, 'GET', await avatarOf('engineer'))).headers['content-type']).toBe(
    'image/webp',
  )
  const kept = await database
    .selectFrom('stored_file')
    .select('id')
    .where('subject', '=', 'appUser')
    .where('subject_id', '=', await app.userId('engineer'))
    .execute()
  expect(kept).toHaveLength(1)
})

test('the picture is taken away again', async () => {
  await put('designer', 'a.png', await picture('png'))
  const address = await avatarOf('designer')
  await call('designer', 'PUT', '/admin/web/user/update/base', { avatar: '' })
  expect(await avatarOf('designer')).toBe('')
  expect((await call(null, 'GET', address)).status).toBe(404)
})

test.each([
  ['me.pdf', '%PDF-1.4', 415],
  ['me.png', 'no picture at all', 415],
  ['me.png', '', 400],
])('%s with %j is no picture', async (name, bytes, status) => {
  expect((await put('buyer', name, bytes)).status).toBe(status)
})

test('a visitor has no avatar, and an address that was never given shows nothing', async () => {
  expect((await put(null, 'a.png', await picture('png'))).status).toBe(401)
  expect((await call(null, 'GET', `/web/avatar/${crypto.randomUUID()}`)).status).toBe(404)
  expect((await call(null, 'GET', '/web/avatar/1')).status).toBe(400)
})
