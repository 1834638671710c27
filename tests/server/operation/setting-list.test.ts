import { expect, test } from 'vitest'
import { readFileSync } from 'node:fs'
import texts from '../../../src/generated/texts.en.json'
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
  const missing = all.filter(({ name }) => !(`operation.setting.${name}` in texts))
  expect(missing).toEqual([])
  const named = readFileSync('src/server/settings/settings.ts', 'utf8').match(
    /(?<=env\.)[A-Z_]{4,}/g,
  )
  expect(named!.filter((name) => !all.some((one) => one.name === name))).toEqual([])
  const { data } = await call('operator', 'GET', '/office/setting/page?size=100')
  expect(data.total).toBe(all.length)
})

test('settings with a default in the README are shown with it', () => {
  const rows = readFileSync('README.md', 'utf8').matchAll(
    /^\| (`[A-Z][A-Z0-9_, `]+`) +\| (.*?) +\|/gm,
  )
  const defaults = new Map(
    [...rows].flatMap(([, names, given]) => {
      const each = given!.trim() && given!.replaceAll('`', '').split(', ')
      return names!
        .replaceAll('`', '')
        .split(', ')
        .map((name, place) => [name, each ? each[place] : undefined] as const)
    }),
  )
  const all = new Map(
    describeSettings({ RATE_LIMIT: 'off' }).map(({ name, fallback }) => [name, fallback]),
  )
  expect([...all.keys()].sort()).toEqual([...defaults.keys()].sort())
  // Derived from other settings.
  const followed = {
    DEMO: '1',
    PUBLIC_URL: 'http://127.0.0.1:8080',
    MAIL_FROM: 'no-reply@127.0.0.1',
  }
  for (const [name, given] of defaults)
    expect([name, all.get(name)]).toEqual([name, followed[name as 'DEMO'] ?? given])
})
