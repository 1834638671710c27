import {
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { UNSAFE_NavigationContext as NavigationContext, useHref, useLocation } from 'react-router'
import { pageTitles } from '../../generated/pages'
import { withoutBase } from '../../domain/pages/paths'
import { loadedTexts, text } from '../language/locale'
import styles from './Moves.module.css'

/** A page that comes sooner needs no sign. */
const patienceMs = 200

/**
 * Moves between pages. A page that opens its own address again, as a repeated search does, replaces the entry of the
 * history, so that Back always leads to another address. A page that is slow to arrive is announced while the present
 * one stays. React Router has no public option for either; a wrapped navigator covers every link, form and call.
 */
export function Moves({ children }: { children: ReactNode }) {
  const context = useContext(NavigationContext)
  const { pathname, search, hash } = useLocation()
  const open = useHref({ pathname, search, hash })
  const [target, setTarget] = useState(open)
  // One navigator for all pages: what was begun on an earlier one still goes through its guards.
  const openNow = useRef(open)
  useLayoutEffect(() => {
    openNow.current = open
  }, [open])

  const wrapped = useMemo(() => {
    const { navigator } = context
    const go =
      (move: typeof navigator.push): typeof navigator.push =>
      (to, state, options) => {
        setTarget(navigator.createHref(to))
        move(to, state, options)
      }
    const replace = go((...how) => navigator.replace(...how))
    const push = go((to, ...how) =>
      navigator.createHref(to) === openNow.current
        ? navigator.replace(to, ...how)
        : navigator.push(to, ...how),
    )
    // The navigator has getters, which a spread would read once; forms that guard what is typed set its methods.
    const moves = Object.create(navigator) as typeof navigator
    return { ...context, navigator: Object.assign(moves, { push, replace }) }
  }, [context])

  useEffect(() => {
    const back = () => setTarget(currentHref())
    window.addEventListener('popstate', back)
    return () => window.removeEventListener('popstate', back)
  }, [])

  return (
    <NavigationContext.Provider value={wrapped}>
      {target !== open && target === currentHref() && <Arriving key={target} target={target} />}
      {children}
    </NavigationContext.Provider>
  )
}

const currentHref = () => {
  const { pathname, search, hash } = window.location
  return pathname + search + hash
}

/** The sign that a page is on its way: a bar, and its title. */
function Arriving({ target }: { target: string }) {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const patience = window.setTimeout(() => setIsSlow(true), patienceMs)
    return () => window.clearTimeout(patience)
  }, [])
  const path = withoutBase(target.split(/[?#]/)[0] ?? '')
  // A path that has no title of its own gives none.
  const key: string | undefined = pageTitles[path as keyof typeof pageTitles]
  const title = key && loadedTexts()[key]
  if (!isSlow) return null
  return (
    <div className={styles.arriving} role="status">
      <span>{title ? `${title} · ${text('common.loading')}` : text('common.loading')}</span>
    </div>
  )
}
