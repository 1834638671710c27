import { expect, test } from 'vitest'
import { startApp } from '../../app'
import { documents, multipart, picture } from '../../uploads'

const { call } = await startApp()

async function upload(name: string, bytes: Buffer, who: string | null = 'buyer') {
  const { payload, headers } = multipart(name, bytes)
  return call(who, 'POST', '/admin/imchat/upload', payload, headers)
}

test('a picture and a document of the chat are answered with their address', async () => {
  const photo = await upload('裂纹.jpg', await picture('jpeg'))
  expect(photo).toMatchObject({ status: 200, meta: { success: true }, data: { logType: 3 } })
  const shown = await call('buyer', 'GET', photo.data.url)
  expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/jpeg'])

  const report = await upload('报告.pdf', documents['.pdf']!)
  expect(report).toMatchObject({ status: 200, meta: { success: true }, data: { logType: 4 } })
  expect((await call('buyer', 'GET', report.data.url)).bytes.equals(documents['.pdf']!)).toBe(true)
})

test('before it is sent a file of the chat is seen by its owner alone', async () => {
  const { data } = await upload('裂纹.jpg', await picture('jpeg'))
  expect((await call('engineer', 'GET', data.url)).status).toBe(404)
  expect((await upload('裂纹.jpg', await picture('jpeg'), null)).status).toBe(401)
})
