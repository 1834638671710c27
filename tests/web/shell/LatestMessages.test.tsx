// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { notifyUsers } from '../../../src/server/notifications/notifications.sql'
import { startApp } from '../../app'
import { withoutNetwork } from '../browser'
import { renderPage } from '../render'
import { api } from '../../../src/web/calls/api'
import { loadTexts } from '../../../src/web/language/locale'
import { currentToasts } from '../../../src/web/ui/toast-list'
import { LatestMessages } from '../../../src/web/shell/LatestMessages'

const app = await startApp()
const buyer = await app.userId('buyer')
const give = (code: string) =>
  notifyUsers(app.database, [buyer], { key: 'orders.notify.withdrawn', values: { code } })

afterEach(() => void vi.useRealTimers())

test('the bell lists ten unread messages, and asks again each minute', async () => {
  await loadTexts('shell')
  for (let code = 1; code <= 11; code++) await give(`A${code}`)
  vi.useFakeTimers({
    toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'],
    shouldAdvanceTime: true,
  })
  const asked = vi.spyOn(api, 'GET')
  await renderPage(<LatestMessages unread={11} close={() => undefined} />, {
    app,
    user: 'buyer',
    at: '/',
  })
  await screen.findByText('Reservation A11 was withdrawn')
  expect(screen.getAllByRole('listitem')).toHaveLength(10)
  const query = { model: 'CRRC_SALES', state: 1, current: 1, size: 10 }
  expect(asked.mock.calls).toContainEqual(['/admin/sysnotifyremind/page', { params: { query } }])
  await give('B')
  await act(() => vi.advanceTimersByTimeAsync(55_000))
  expect(screen.queryByText('Reservation B was withdrawn')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(5000))
  await waitFor(() => expect(screen.getByText('Reservation B was withdrawn')).toBeTruthy())
})

test('messages that could not be marked as read are reported as an error', async () => {
  await loadTexts('shell')
  await give('C')
  await renderPage(<LatestMessages unread={1} close={() => undefined} />, {
    app,
    user: 'buyer',
    at: '/',
  })
  await screen.findByText('Reservation C was withdrawn')
  withoutNetwork()
  fireEvent.click(screen.getByRole('button', { name: 'Mark all as read' }))
  await waitFor(() => expect(currentToasts()).toMatchObject([{ kind: 'error' }]))
})
