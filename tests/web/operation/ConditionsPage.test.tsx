// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { Finding } from '../../../src/server/operation/conditions'
import { queries } from '../../../src/web/calls/api'
import { ConditionsNotice } from '../../../src/web/operation/ConditionsNotice'
import { ConditionsPage } from '../../../src/web/operation/ConditionsPage'
import { startApp } from '../../app'
import { renderPage } from '../render'

let disk: Finding = { state: 'good' }
const app = await startApp({ conditions: { disk: () => disk } })

beforeEach(() => {
  disk = { state: 'broken', detail: { megabytes: 40 } }
})

test('an operator reads what is wrong, since when and what to do', async () => {
  await renderPage(<ConditionsPage />, { app, user: 'operator', at: '/office/condition' })
  expect(await screen.findByText('Only 40 MB left in the data directory')).toBeTruthy()
  expect(screen.getByText('Broken')).toBeTruthy()
  expect(screen.getAllByText(/^since /)).toHaveLength(2)
  expect(screen.getByText(/free up disk space or add capacity/)).toBeTruthy()
  expect(screen.queryByText('Everything is working')).toBeNull()
})

test('a notice above the pages of the office comes and goes with the fault, and leads to more', async () => {
  await renderPage(<ConditionsNotice />, { app, user: 'operator', at: '/office' })
  expect(await screen.findByText('Disk space: Only 40 MB left in the data directory')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Show system status' }).getAttribute('href')).toBe(
    '/office/condition',
  )
  disk = { state: 'good' }
  await queries.invalidateQueries()
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''))
})

test('the page says that everything is in order', async () => {
  disk = { state: 'good' }
  await renderPage(<ConditionsPage />, { app, user: 'operator', at: '/office/condition' })
  expect(await screen.findByText('Everything is working')).toBeTruthy()
})

test('each part shows its figures, and the clock of the computer is compared with the database', async () => {
  disk = { state: 'good' }
  await renderPage(<ConditionsPage />, { app, user: 'operator', at: '/office/condition' })
  const part = async (name: string) =>
    (await screen.findByRole('listitem', { name: (title) => title.startsWith(name) })).textContent
  await waitFor(async () =>
    expect(await part('Disk space')).toMatch(/Free space, data directory[\d.,]+ [KMGT]B/),
  )
  expect(await part('Disk space')).toContain('No action required.')
  expect(await part('This computer’s clock')).toMatch(/the database by[\d.]+ second/)

  const { now } = Date
  Date.now = () => now() + 3600_000
  try {
    await queries.invalidateQueries({ queryKey: ['installation'] })
    await waitFor(async () => expect(await part('This computer’s clock')).toContain('60 minutes'))
    expect(await part('This computer’s clock')).toContain('turn on automatic time setting')
    expect(screen.queryByText('Everything is working')).toBeNull()
  } finally {
    Date.now = now
  }
})
