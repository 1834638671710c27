import { expect, test } from 'vitest'
import { describeSettings } from '../../../src/server/settings/described-settings'
import { startApp } from '../../app'

const { call } = await startApp()

test('every setting is shown with its meaning, and of a secret only whether it is set', async () => {
  const all = describeSettings({ SMTP_URL: 'smtp://user:hidden@mail.example', RATE_LIMIT: '5' })
  expect(JSON.stringify(all)).not.toContain('hidden')
  expect(all.find(({ name }) => name === 'RATE_LIMIT')).toMatchObject({
    value: '5',
    fallback: '1200',
    limits: '0 – 1000000 | off',
  })
  const { data } = await call('operator', 'GET', '/office/setting/page?size=100')
  expect(data.total).toBe(all.length)
})
