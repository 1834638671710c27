import { useEffect, type ReactNode } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { gateOf, homeOf } from '../../domain/access'
import { text } from '../locale'
import { useUser } from '../session'
import { showToast } from '../ui/toast-list'

/** Lets a route be opened by who may, and sends everybody else where they belong. */
export function Gate({ children }: { children: ReactNode }) {
  const user = useUser()
  const { pathname, search } = useLocation()
  const gate = gateOf(pathname, user)
  const target = encodeURIComponent(pathname + search)
  if (gate === 'open') return children
  if (gate === 'login' || gate === 'officeLogin') {
    const login = gate === 'login' ? '/login' : '/office/login'
    return <Away to={`${login}?redirect=${target}`} message={text('common.loginFirst')} />
  }
  if (gate === 'back') return <Back />
  if (gate === 'forbidden') return <Away to={homeOf(user)} message={text('common.forbidden')} />
  return <Navigate to={homeOf(user)} replace />
}

function Away({ to, message }: { to: string; message: string }) {
  useEffect(() => showToast('error', message), [message])
  return <Navigate to={to} replace />
}

/** To the page before; typed directly into a new tab there is none, then home. */
function Back() {
  const navigate = useNavigate()
  const { key } = useLocation()
  useEffect(() => {
    void (key === 'default' ? navigate('/', { replace: true }) : navigate(-1))
  }, [key, navigate])
  return null
}
