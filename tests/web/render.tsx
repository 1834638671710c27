import { answerWith } from './browser'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render } from '@testing-library/react'
import { Suspense, type ReactNode } from 'react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router'
import type { TestApp } from '../app'
import { api, answerOf, queries } from '../../src/web/calls/api'
import { loadTexts } from '../../src/web/language/locale'
import { beginSession, endSession } from '../../src/web/session/session'
import { closeToast, currentToasts } from '../../src/web/ui/toast-list'
import { Toasts } from '../../src/web/ui/Toasts'

// Pages load lazily, which takes a while on a busy machine.
configure({ asyncUtilTimeout: 20_000 })

interface Opening {
  app: TestApp
  user?: string
  at: string
  path?: string
  /** The user has not confirmed the password recently, so that changes of access ask for it. */
  unconfirmed?: boolean
}

/** Renders the page at an address for a user, answered by the real server. */
export async function renderPage(
  page: ReactNode,
  { app, user, at, path = '*', unconfirmed }: Opening,
) {
  cleanup()
  queries.clear()
  endSession()
  for (const { id } of currentToasts()) closeToast(id)
  answerWith(app.app)
  await loadTexts()
  if (user) await logIn(user)
  if (user && !unconfirmed)
    await answerOf(api.POST('/web/my/session/confirm', { body: { password: 'Demo1234' } }))
  const place = { current: at }
  const view = render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[at]}>
        <Suspense fallback="…">
          <Routes>
            <Route path={path} element={page} />
            <Route path="*" element={null} />
          </Routes>
        </Suspense>
        <Place onChange={(address) => (place.current = address)} />
      </MemoryRouter>
      <Toasts />
    </QueryClientProvider>,
  )
  return { ...view, address: () => place.current }
}

async function logIn(username: string) {
  const body = { username, password: 'Demo1234' }
  const entrance = entranceOf(username)
  const { data } = await answerOf(api.POST(`/admin/web/user/login/psw${entrance}`, { body }))
  // No user of the demo has a second factor.
  if ('access_token' in data) beginSession(data)
}

function entranceOf(username: string) {
  if (['buyer', 'designer'].includes(username)) return '/enterprise' as const
  return username.startsWith('supplier') ? ('/supplier' as const) : ('' as const)
}

function Place({ onChange }: { onChange: (address: string) => void }) {
  const { pathname, search } = useLocation()
  onChange(pathname + search)
  return null
}
