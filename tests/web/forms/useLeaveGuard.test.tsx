// @vitest-environment jsdom
import '../../../src/web/pages/back'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BrowserRouter, Link, useLocation } from 'react-router'
import { useLeaveGuard } from '../../../src/web/forms/useLeaveGuard'
import { loadTexts } from '../../../src/web/language/locale'
import { Moves } from '../../../src/web/shell/Moves'
import { beginSession, endSession } from '../../../src/web/session/session'

const ask = vi.spyOn(window, 'confirm')

beforeEach(async () => {
  await loadTexts()
  // The guard asks logged-in users only; it reads nothing else of the session.
  beginSession({ access_token: 'a', refresh_token: 'r', expires_in: 60 } as never)
  ask.mockReset().mockReturnValue(false)
  // The router's index of the history entry.
  window.history.replaceState({ idx: 0 }, '', '/portal/office')
  window.history.pushState({ idx: 1 }, '', '/portal/grid')
})
afterEach(() => {
  cleanup()
  endSession()
})

function Grid({ staysOpen }: { staysOpen: boolean }) {
  useLeaveGuard(true, { staysOpen })
  const { pathname, search } = useLocation()
  return (
    <>
      <Link to="/grid?page=2">turn</Link>
      <Link to="/office">leave</Link>
      <output>{pathname + search}</output>
    </>
  )
}

const open = (staysOpen: boolean) =>
  render(
    <BrowserRouter basename="/portal">
      <Moves>
        <Grid staysOpen={staysOpen} />
      </Moves>
    </BrowserRouter>,
  )
const isAt = (address: string) =>
  waitFor(() => expect(screen.getByRole('status').textContent).toBe(address))

test('input that stays open on other pages of a list asks only when the list is left', async () => {
  open(true)
  fireEvent.click(screen.getByText('turn'))
  await isAt('/grid?page=2')
  window.history.back()
  await isAt('/grid')
  expect(ask).not.toHaveBeenCalled()
  window.history.forward()
  await isAt('/grid?page=2')
  fireEvent.click(screen.getByText('leave'))
  expect(ask).toHaveBeenCalledOnce()
  window.history.go(-2)
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(2))
  await waitFor(() => expect(window.location.search).toBe('?page=2'))
  await isAt('/grid?page=2')
})

test('anything else asks before its address gets another query', async () => {
  open(false)
  fireEvent.click(screen.getByText('turn'))
  expect(ask).toHaveBeenCalledOnce()
  await isAt('/grid')
})
