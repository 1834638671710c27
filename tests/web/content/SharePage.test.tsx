// @vitest-environment jsdom
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { readSettings } from '../../../src/server/settings/settings'
import { queries } from '../../../src/web/calls/api'
import { settingsQuery } from '../../../src/web/calls/settings'
import { SharePage } from '../../../src/web/content/SharePage'
import { startApp } from '../../app'
import { renderPage } from '../render'

const android =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'

afterEach(() => vi.restoreAllMocks())

async function openOnPhone(env: Record<string, string>, more: { dataDir?: string } = {}) {
  const { appLink } = readSettings(env)
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(android)
  const app = await startApp({ settings: { appLink, ...more } })
  await renderPage(<SharePage />, { app, at: '/share' })
}

test('a phone can open the app of a shop that has one', async () => {
  await openOnPhone({ APP_LINK: 'sample://open' })
  const link = await screen.findByRole('link', { name: 'Open app' })
  expect(link.getAttribute('href')).toBe('sample://open')
})

test('a shop whose app has no link offers its download alone', async () => {
  await openOnPhone({})
  expect(await screen.findByRole('button', { name: /Android/ })).toBeTruthy()
  await waitFor(() => expect(queries.getQueryData(settingsQuery.queryKey)).toBeTruthy())
  expect(screen.queryByRole('link', { name: 'Open app' })).toBeNull()
})

test('a shop without an app says so before anybody taps', async () => {
  await openOnPhone({})
  expect(
    await screen.findByText('There is no Android app yet; please use the website'),
  ).toBeTruthy()
  expect(screen.getByRole('button', { name: /Android/ })).toHaveProperty('disabled', true)
})

test('a shop with an app offers it', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'share-page-'))
  writeFileSync(join(dataDir, 'app.apk'), 'PK app')
  await openOnPhone({}, { dataDir })
  await waitFor(() => expect(queries.getQueryData(settingsQuery.queryKey)).toBeTruthy())
  expect(screen.getByRole('button', { name: /Android/ })).toHaveProperty('disabled', false)
  expect(screen.queryByRole('status')).toBeNull()
})
