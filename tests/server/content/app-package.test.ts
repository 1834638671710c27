import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startApp } from '../../app'

const dataDir = mkdtempSync(join(tmpdir(), 'app-package-'))
const { call } = await startApp({ settings: { dataDir } })

test('without an app there is a sentence instead', async () => {
  expect(await call(null, 'GET', '/web/app/download')).toMatchObject({
    status: 404,
    meta: { message: '暂未提供安卓应用，请直接使用网页版' },
  })
})

test('the app of the data directory is given as an Android package', async () => {
  writeFileSync(join(dataDir, 'app.apk'), 'PK app')
  const { status, headers, bytes } = await call(null, 'GET', '/web/app/download')
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('application/vnd.android.package-archive')
  expect(headers['content-disposition']).toContain('app.apk')
  expect(bytes.toString()).toBe('PK app')
})
