// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { startApp } from '../../app'
import { renderPage } from '../render'
import { lazyPage } from '../../../src/web/pages/lazy-page'
import { LoadFailure } from '../../../src/web/shell/LoadFailure'

const app = await startApp()

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a part that does not arrive within 120 s is reported, with a way to load again', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const Never = lazyPage('Never', () => new Promise<{ Never: () => null }>(() => {}), 'common')
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  await renderPage(
    <>
      <p>The frame</p>
      <LoadFailure>
        <Suspense fallback="…">
          <Never />
        </Suspense>
      </LoadFailure>
    </>,
    { app, at: '/' },
  )
  await act(async () => vi.advanceTimersByTime(119_000))
  expect(screen.queryByRole('alert')).toBeNull()
  await act(async () => vi.advanceTimersByTime(1000))
  vi.useRealTimers()
  await screen.findAllByRole('alert')
  expect(screen.getByRole('heading', { name: 'The page could not be loaded' })).toBeTruthy()
  expect(screen.getByText('The frame')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: 'Reload' }).length).toBeGreaterThan(0)
})

test('a part that one can do without leaves its place empty, and the reader is told all the same', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const Broken = lazyPage('Broken', () => Promise.reject<{ Broken: () => null }>(new Error('gone')))
  await renderPage(
    <LoadFailure fallback={null}>
      <Suspense>
        <Broken />
      </Suspense>
    </LoadFailure>,
    { app, at: '/' },
  )
  expect((await screen.findByRole('alert')).textContent).toContain('The page could not be loaded')
  expect(screen.queryByRole('heading')).toBeNull()
})
