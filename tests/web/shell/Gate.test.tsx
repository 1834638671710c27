// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { expect, test } from 'vitest'
import { startApp } from '../../app'
import { renderPage } from '../render'
import { api, answerOf } from '../../../src/web/calls/api'
import { currentTokens, currentUser } from '../../../src/web/session/session'
import { Gate } from '../../../src/web/shell/Gate'
import { readStored, writeStored } from '../../../src/web/session/storage'

const app = await startApp()

/** A user views a page while the account is blocked or the session deleted; then the page makes a call. */
async function openAndLose(at: string, how: 'blocked' | 'unknown') {
  const opened = await renderPage(
    <Gate>
      <p>The page</p>
    </Gate>,
    { app, user: 'engineer', at },
  )
  const id = await app.userId('engineer')
  const ofUser = () => app.database.updateTable('app_user').where('id', '=', id)
  if (how === 'blocked') await ofUser().set({ blocked_at: new Date() }).execute()
  else await app.database.deleteFrom('user_session').where('user_id', '=', id).execute()
  await act(() => answerOf(api.GET('/web/my/cart/counts')).catch(() => undefined))
  await ofUser().set({ blocked_at: null }).execute()
  return opened
}

test('a user refused by the server stays on a public page as a visitor', async () => {
  const { address } = await openAndLose('/productCategories?page=2', 'blocked')
  expect(await screen.findByText('login expired')).toBeTruthy()
  expect(currentUser()).toBeUndefined()
  expect(address()).toBe('/productCategories?page=2')
  expect(screen.getByText('The page')).toBeTruthy()
})

test('a user refused by the server goes from a private page to the login, which leads back', async () => {
  const { address } = await openAndLose('/cart', 'blocked')
  await waitFor(() => expect(address()).toBe('/login?redirect=%2Fcart'))
})

test('a session that is over leads to the login from anywhere', async () => {
  const { address } = await openAndLose('/productCategories', 'unknown')
  await waitFor(() => expect(address()).toBe('/login?redirect=%2FproductCategories'))
})

test('a session that is over and whose user was not stored leads to the login too', async () => {
  await renderPage(null, { app, user: 'engineer', at: '/' })
  const tokens = currentTokens()
  const id = await app.userId('engineer')
  await app.database.deleteFrom('user_session').where('user_id', '=', id).execute()
  function TabWithTokens() {
    useState(() => writeStored('tokens', tokens))
    return (
      <Gate>
        <p>The page</p>
      </Gate>
    )
  }
  const { address } = await renderPage(<TabWithTokens />, { app, at: '/set' })
  await waitFor(() => expect(address()).toBe('/login?redirect=%2Fset'))
  expect(currentTokens()).toBeUndefined()
})

test('a session whose user was not stored fetches the user', async () => {
  await renderPage(null, { app, user: 'engineer', at: '/' })
  const tokens = currentTokens()
  function TabWithTokens() {
    useState(() => writeStored('tokens', tokens))
    return (
      <Gate>
        <p>The page</p>
      </Gate>
    )
  }
  const { address } = await renderPage(<TabWithTokens />, { app, at: '/set' })
  expect(await screen.findByText('The page')).toBeTruthy()
  expect(currentUser()).toMatchObject({ username: 'engineer' })
  expect(address()).toBe('/set')
})

/** A visitor with a pending action walks from page to page. */
async function walk(...ways: string[]) {
  function Walk() {
    const navigate = useNavigate()
    return ways.map((way) => (
      <button key={way} onClick={() => void navigate(way)}>
        {way}
      </button>
    ))
  }
  const opened = await renderPage(
    <>
      <Walk />
      <Gate>
        <p>The page</p>
      </Gate>
    </>,
    { app, at: '/login?redirect=%2Fcart%3Fid%3D7' },
  )
  writeStored('pendingAction', { name: 'reserve', args: {}, reason: 'reserve' })
  for (const way of ways) fireEvent.click(screen.getByRole('button', { name: way }))
  return opened
}

test('the pending action and its page survive a registration or a password reset', async () => {
  const { address } = await walk('/registered', '/emileSuccess', '/activation?token=x', '/login')
  await waitFor(() => expect(address()).toBe('/login?redirect=%2Fcart%3Fid%3D7'))
  expect(readStored('pendingAction')).toMatchObject({ name: 'reserve' })
})

test('leaving the login pages without logging in drops the pending action', async () => {
  const { address } = await walk('/resetpassword', '/productCategories', '/login')
  await waitFor(() => expect(readStored('pendingAction')).toBeUndefined())
  expect(address()).toBe('/login')
})

test('a supplier who logs in again is where their session ended, and without that at their problems', async () => {
  const there = '/supplierProblem/details?id=3&type=deal'
  for (const [query, target] of [
    [`?redirect=${encodeURIComponent(there)}`, there],
    ['', '/supplierProblem'],
  ]) {
    const { address } = await renderPage(
      <Gate>
        <p>The page</p>
      </Gate>,
      { app, user: 'supplier', at: `/login${query}` },
    )
    await waitFor(() => expect(address()).toBe(target))
  }
})

test('a customer whom a login leads to a page of suppliers is sent home, where there is no page before', async () => {
  const { address } = await renderPage(
    <Gate>
      <p>The page</p>
    </Gate>,
    { app, user: 'engineer', at: '/login?redirect=%2FsupplierProblem' },
  )
  await waitFor(() => expect(address()).toBe('/'))
})

test('a customer who opens a page of suppliers is sent back to the page before', async () => {
  function Shop() {
    const navigate = useNavigate()
    return (
      <>
        <button onClick={() => void navigate('/supplierProblem')}>Problems</button>
        <Gate>
          <p>The page</p>
        </Gate>
      </>
    )
  }
  const { address } = await renderPage(<Shop />, { app, user: 'engineer', at: '/cart' })
  // The router of a browser counts its pages here.
  window.history.replaceState({ idx: 1 }, '')
  fireEvent.click(screen.getByRole('button', { name: 'Problems' }))
  await waitFor(() => expect(address()).toBe('/cart'))
  expect(screen.getByText('The page')).toBeTruthy()
  window.history.replaceState(null, '')
})
