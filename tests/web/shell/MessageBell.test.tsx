// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { notifyUsers } from '../../../src/server/notifications/notifications.sql'
import { MessageBell } from '../../../src/web/shell/MessageBell'
import { startApp } from '../../app'
import { renderPage } from '../render'

const app = await startApp()

afterEach(() => void vi.useRealTimers())

test('unread messages are counted again every minute while somebody is logged in', async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    shouldAdvanceTime: true,
  })
  await renderPage(<MessageBell />, { app, user: 'engineer', at: '/' })
  await screen.findByRole('button', { name: 'Messages' })
  const values = { code: 'A' }
  const message = { key: 'orders.notify.answered', values, link: '/reserve/1/A' } as const
  await notifyUsers(app.database, [await app.userId('engineer')], message)
  expect(screen.getByRole('button', { name: 'Messages' })).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  await screen.findByRole('button', { name: /1 unread/ })

  await renderPage(<MessageBell />, { app, at: '/' })
  const sent = vi.spyOn(globalThis, 'fetch')
  await act(() => vi.advanceTimersByTimeAsync(180_000))
  expect(sent).not.toHaveBeenCalled()
})
