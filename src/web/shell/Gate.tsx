import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { Navigate, useLocation, useNavigate, useNavigationType } from 'react-router'
import { gateOf, homeOf, isEntryRoute } from '../../domain/account/access'
import type { Schemas } from '../../domain/schemas'
import {
  forgetIntention,
  keepTarget,
  keptTarget,
  resumePendingAction,
  targetAfterLogin,
} from '../actions/gate'
import { api, dataOf } from '../calls/api'
import { loadTexts, text } from '../language/locale'
import {
  acceptLoss,
  loseSession,
  lostSession,
  storeUser,
  useHasSession,
  useUser,
} from '../session/session'
import { previewed } from '../pages/previewed'
import { PageSkeleton } from '../ui/PageSkeleton'
import { showToast } from '../ui/toast-list'

/** Route guard: renders the route if the user may open it, and redirects otherwise. */
export function Gate({ children }: { children: ReactNode }) {
  const user = useUser()
  const hasSession = useHasSession()
  const { pathname, search } = useLocation()
  useTopOfNewPage(pathname)
  useIntention(user)

  if (!user && hasSession) return <MissingUser />

  // Staff may preview unpublished pages that they could not open in the shop.
  if (previewed && user?.identity === '0') return children

  const atLogin = pathname === '/login' || pathname === '/office/login'
  const login = pathname.startsWith('/office') ? '/office/login' : '/login'
  const loginAndBack = `${login}?redirect=${encodeURIComponent(pathname + search)}`
  const gate = gateOf(pathname, user)
  const lost = user || atLogin ? undefined : lostSession()
  if (lost && (lost === 'over' || gate !== 'open')) {
    return <Away to={loginAndBack} message={text('common.loginExpired')} />
  }
  if (gate === 'open') {
    return (
      <>
        {lost && <Refused />}
        {children}
      </>
    )
  }
  if (gate === 'login' || gate === 'officeLogin') {
    return <Away to={loginAndBack} message={text('common.loginFirst')} />
  }
  if (gate === 'back') return <Back />
  if (gate === 'forbidden') return <Away to={homeOf(user)} message={text('common.forbidden')} />
  if (gate === 'home') return <LoggedIn redirect={new URLSearchParams(search).get('redirect')} />
  return <Navigate to={homeOf(user)} replace />
}

function Away({ to, message }: { to: string; message: string }) {
  useEffect(() => {
    showToast('error', message)
    acceptLoss()
  }, [message])
  return <Navigate to={to} replace />
}

/** Says that the session has ended; the page stays, for a visitor. */
function Refused() {
  useEffect(() => {
    showToast('error', text('common.loginExpired'))
    acceptLoss()
  }, [])
  return null
}

/** Goes back to the previous page of the shop; home if a new tab has none, even after a login there. */
function Back() {
  const navigate = useNavigate()
  useEffect(() => {
    // `idx` is the router's index in the history.
    const { idx = 0 }: { idx?: number } = window.history.state ?? {}
    void (idx === 0 ? navigate('/', { replace: true }) : navigate(-1))
  }, [navigate])
  return null
}

/** After a login, goes to the requested page and resumes the pending action. */
function LoggedIn({ redirect }: { redirect: string | null }) {
  const navigate = useNavigate()
  useEffect(() => {
    void navigate(targetAfterLogin(redirect), { replace: true })
    void resume()

    async function resume() {
      // Actions register when their modules load, and a freshly loaded login page has loaded none.
      await Promise.all([
        import('../actions/cart'),
        import('../actions/comparison'),
        import('../actions/favourite'),
        import('../actions/leave-message'),
        import('../actions/paste-list'),
        import('../actions/reserve'),
        loadTexts('catalogue'),
      ])
      await resumePendingAction(navigate)
    }
  }, [navigate, redirect])
  return <PageSkeleton />
}

/** Fetches the user of a session whose user is not stored; a failure ends the session. */
function MissingUser() {
  const { data, error } = useQuery({
    queryKey: ['user'],
    queryFn: () => dataOf(api.GET('/admin/web/user/loginuser/baseinfo')),
  })
  useEffect(() => {
    if (data) storeUser(data)
    if (error) loseSession('over')
  }, [data, error])
  return <PageSkeleton />
}

/**
 * Keeps the pending action and its target during login, registration or password reset, and drops them when the
 * visitor goes elsewhere.
 */
function useIntention(user: Schemas['User'] | undefined) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (user) return
    if (!isEntryRoute(pathname)) return forgetIntention()
    if (pathname !== '/login') return
    const redirect = new URLSearchParams(search).get('redirect')
    const kept = keptTarget()
    if (redirect) keepTarget(redirect)
    else if (kept) void navigate(`/login?redirect=${encodeURIComponent(kept)}`, { replace: true })
  }, [user, pathname, search, navigate])
}

/** Scrolls to the top on a new page; back and forward keep the browser's position. */
function useTopOfNewPage(pathname: string) {
  const movement = useNavigationType()
  const scroll = useEffectEvent(() => {
    if (movement !== 'POP') window.scrollTo(0, 0)
  })
  // Only another path counts, not another query string.
  useEffect(() => scroll(), [pathname])
}
